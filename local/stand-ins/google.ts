import { createPublicKey, createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { mayPass, withoutCredentials } from '#local/proxy/identity-filter.ts';
import { makeTokenSigner } from './certificates.ts';

const TOKENS = 'https://oauth2.googleapis.com/token';
const CERTIFICATES = '/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
const KEY_ID = 'key-of-this-run';

interface Options {
  folder: string;
  project: string;
  /** Where the identity emulator answers. */
  emulator: string;
  /** From whose pages people may sign in. */
  domain: string;
}

export interface Google {
  /** The service account file that an operator downloads. */
  serviceAccount: object;
  hosts: Record<string, RequestListener>;
}

/**
 * Google's side of Firebase Auth as production meets it: access tokens for a service account that signs its requests,
 * published certificates, and ID tokens that are signed. Accounts are the emulator's, whose own tokens nobody signs.
 */
export function openGoogle({ folder, project, emulator, domain }: Options): Google {
  const signer = makeTokenSigner(folder);
  const account = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const email = `gateway@${project}.iam.gserviceaccount.com`;
  const accessToken = randomBytes(24).toString('base64url');
  const identity = identityHost({ emulator, domain, accessToken, signer: signer.key });
  return {
    serviceAccount: {
      type: 'service_account',
      project_id: project,
      private_key: account.privateKey,
      client_email: email,
      token_uri: TOKENS,
    },
    hosts: {
      'oauth2.googleapis.com': async (request, response) => {
        const isOurs = isSigned(new URLSearchParams(await text(request)), account.publicKey, email);
        if (isOurs) answer(response, { access_token: accessToken, expires_in: 3_600, token_type: 'Bearer' });
        else answer(response, { error: 'invalid_grant' }, 400);
      },
      'www.googleapis.com': (request, response) => {
        response.setHeader('cache-control', 'public, max-age=3600');
        if (request.url === CERTIFICATES) answer(response, { [KEY_ID]: signer.cert });
        else answer(response, {}, 404);
      },
      'identitytoolkit.googleapis.com': identity,
      'securetoken.googleapis.com': identity,
    },
  };
}

/** A request for an access token is signed by the key of the account (RFC 7523). */
function isSigned(form: URLSearchParams, publicKey: string, email: string): boolean {
  const [header = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
  const { iss, aud } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}');
  const verifier = createVerify('RSA-SHA256').update(`${header}.${claims}`);
  return (
    iss === email && aud === TOKENS && verifier.verify(createPublicKey(publicKey), signature, 'base64url')
  );
}

interface IdentityHost {
  emulator: string;
  domain: string;
  accessToken: string;
  signer: string;
}

function identityHost({ emulator, domain, accessToken, signer }: IdentityHost): RequestListener {
  return async (request, response) => {
    const path = `/${request.headers.host}${request.url}`;
    const isOwner = request.headers.authorization === `Bearer ${accessToken}`;
    if (!isOwner && request.method !== 'OPTIONS' && !mayPass(request.method ?? '', path))
      return answer(response, { error: { message: 'PERMISSION_DENIED' } }, 403);
    const asked = await fetch(`http://${emulator}${path}`, {
      method: request.method ?? 'GET',
      headers: headersOf(request, isOwner),
      ...(request.method === 'POST' && { body: await text(request) }),
    });
    for (const name of ['access-control-allow-origin', 'access-control-allow-headers', 'vary']) {
      const value = asked.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    if (request.method === 'OPTIONS') return void response.writeHead(asked.status).end();
    const body = (await asked.json()) as Record<string, unknown>;
    if (/\/v1\/projects\?/.test(path)) body.authorizedDomains = [domain];
    answer(response, signedTokens(body, signer), asked.status);
  };
}

function headersOf({ headers }: IncomingMessage, isOwner: boolean): Record<string, string> {
  const kept = Object.entries(withoutCredentials(headers)).filter(
    ([name, value]) =>
      typeof value === 'string' && !/^(host|connection|content-length|accept-encoding)$/.test(name),
  ) as [string, string][];
  return { ...Object.fromEntries(kept), ...(isOwner && { authorization: 'Bearer owner' }) };
}

/** The same answer; ID tokens, under each of their names, signed. */
function signedTokens(body: Record<string, unknown>, signer: string): Record<string, unknown> {
  const signed = ['idToken', 'id_token', 'access_token'].flatMap((name) =>
    typeof body[name] === 'string' ? [[name, signedToken(body[name], signer)]] : [],
  );
  return { ...body, ...Object.fromEntries(signed) };
}

function signedToken(token: string, signer: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })).toString('base64url');
  const content = `${header}.${token.split('.')[1]}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(signer, 'base64url')}`;
}

function answer(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** What the emulator itself answers to a sign-in. */
export async function unsignedToken(emulator: string, email: string, password: string): Promise<string> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any';
  const answer = await fetch(`http://${emulator}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return ((await answer.json()) as { idToken: string }).idToken;
}
