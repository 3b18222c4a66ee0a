import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificates {
  /** The file that NODE_EXTRA_CA_CERTS names. */
  authority: string;
  /** Files of one certificate for all the names. */
  keyFile: string;
  certFile: string;
  key: string;
  cert: string;
}

/** A certificate authority of this run alone, and its certificate for these names, made by OpenSSL. */
export function makeCertificates(folder: string, names: readonly string[]): Certificates {
  const at = (name: string) => join(folder, name);
  const alternatives = ['IP:127.0.0.1', ...names.map((name) => `DNS:${name}`)].join(',');
  request('/CN=Authority of one test', at('authority'), 'basicConstraints=critical,CA:TRUE');
  request(
    '/CN=Stand-ins',
    at('server'),
    `subjectAltName=${alternatives}`,
    ...['-CA', at('authority.pem'), '-CAkey', at('authority.key')],
  );
  return {
    authority: at('authority.pem'),
    ...{ keyFile: at('server.key'), certFile: at('server.pem') },
    ...{ key: readFileSync(at('server.key'), 'utf8'), cert: readFileSync(at('server.pem'), 'utf8') },
  };
}

/** Key and certificate of an RSA key that signs tokens, as Google publishes its own. */
export function makeTokenSigner(folder: string): { key: string; cert: string } {
  const at = join(folder, 'tokens');
  const files = ['-keyout', `${at}.key`, '-out', `${at}.pem`];
  openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=Tokens', ...files);
  return { key: readFileSync(`${at}.key`, 'utf8'), cert: readFileSync(`${at}.pem`, 'utf8') };
}

function request(subject: string, at: string, extension: string, ...signer: string[]): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', `${at}.key`];
  const options = ['-days', '2', '-subj', subject, '-addext', extension, '-out', `${at}.pem`];
  openssl('req', '-x509', ...key, ...options, ...signer);
}

function openssl(...args: string[]): void {
  execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] });
}
