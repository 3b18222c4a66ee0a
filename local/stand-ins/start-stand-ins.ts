import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startIdentity } from '#local/identity/start-identity.ts';
import { type ReceivedMail, startSmtpServer } from '#local/mailbox/smtp-server.ts';
import { freePort } from '#local/system/free-port.ts';
import { startBraintree } from '#local/world/services.ts';
import { makeCertificates } from './certificates.ts';
import { startDatabaseServer } from './database.ts';
import { openGoogle, unsignedToken } from './google.ts';
import { passTo, startTlsServer } from './tls-server.ts';
import { startTunnels, type Tunnels } from './tunnels.ts';

const PROJECT = 'picks-production';
const PUBLIC_HOST = 'picks.example.com';
const CARDS = { api: 'api.sandbox.braintreegateway.com', assets: 'assets.braintreegateway.com' };

export interface StandIns {
  /** Where members reach the product. */
  origin: string;
  /** Where the product has to listen. */
  port: number;
  /** What an operator knows after opening accounts with everybody: the answers to `setup`. */
  answers: Record<string, string>;
  /** What the operator's network asks of every process: its proxy, and its certificate authority. */
  network: Record<string, string>;
  /** The proxies of the product and of a visitor's browser. */
  tunnels: { product: Tunnels; browser: Tunnels };
  mails: ReceivedMail[];
  /** A token of the emulator itself, which nobody signed. */
  unsignedToken(email: string, password: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Everybody whom a production installation meets: database, mail server, Google, Braintree, and a TLS proxy that leads
 * visitors to it. All of them speak TLS under the names that they have in the world, with certificates of this run.
 */
export async function startStandIns(folder: string): Promise<StandIns> {
  const running: { stop(): Promise<unknown> }[] = [];
  const stop = async () => void (await Promise.all(running.map((part) => part.stop())));
  const begin = async <T extends { stop(): Promise<unknown> }>(start: Promise<T>): Promise<T> => {
    const part = await start;
    running.push(part);
    return part;
  };
  try {
    return { ...(await startAll(folder, begin)), stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

type Begin = <T extends { stop(): Promise<unknown> }>(start: Promise<T>) => Promise<T>;

async function startAll(folder: string, begin: Begin): Promise<Omit<StandIns, 'stop'>> {
  const port = await freePort();
  const identity = await begin(startIdentity({ log: join(folder, 'identity.log'), project: PROJECT }));
  const google = openGoogle({ folder, project: PROJECT, emulator: identity.host, domain: PUBLIC_HOST });
  const braintree = await begin(startCards(folder, port));
  const hosts = {
    ...google.hosts,
    [CARDS.api]: passTo(braintree.origin, { host: '127.0.0.1' }),
    [CARDS.assets]: passTo(braintree.origin, { host: '127.0.0.1' }),
    [PUBLIC_HOST]: passTo(`http://127.0.0.1:${port}`, {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
    }),
  };
  const names = Object.keys(hosts);
  const certificates = makeCertificates(folder, [...names, 'localhost']);
  const database = await begin(startDatabaseServer(join(folder, 'database'), certificates));
  const mails: ReceivedMail[] = [];
  const access = { ...certificates, user: 'picks', password: 'of-the-mail' };
  const mailServer = await begin(startSmtpServer((mail) => void mails.push(mail), 0, access));
  const server = await begin(startTlsServer(certificates, hosts));
  const tunnels = {
    product: await begin(startTunnels(names, server.port)),
    browser: await begin(startTunnels(names, server.port)),
  };
  const accountFile = join(folder, 'service-account.json');
  writeFileSync(accountFile, JSON.stringify(google.serviceAccount), { mode: 0o600 });
  return {
    ...{ port, mails, tunnels, origin: `https://${PUBLIC_HOST}` },
    answers: answersWith({
      DATABASE_URL: database.url,
      SMTP_URL: mailServer.url,
      GOOGLE_APPLICATION_CREDENTIALS: accountFile,
    }),
    network: {
      NODE_EXTRA_CA_CERTS: certificates.authority,
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: tunnels.product.url,
      NO_PROXY: 'localhost,127.0.0.1',
    },
    unsignedToken: (email, password) => unsignedToken(identity.host, email, password),
  };
}

function startCards(folder: string, port: number) {
  const addresses = {
    publicUrl: `https://${CARDS.api}`,
    assetsUrl: `https://${CARDS.assets}`,
    webhookUrl: `http://127.0.0.1:${port}/webhooks/braintree`,
  };
  return startBraintree(addresses, join(folder, 'braintree.json'), join(folder, 'braintree.log'));
}

function answersWith(made: Record<string, string>): Record<string, string> {
  return {
    ...made,
    PUBLIC_URL: `https://${PUBLIC_HOST}`,
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: 'key-of-the-web-app',
    BRAINTREE_ENVIRONMENT: 'sandbox',
    BRAINTREE_MERCHANT_ID: 'integration_merchant_id',
    BRAINTREE_PUBLIC_KEY: 'integration_public_key',
    BRAINTREE_PRIVATE_KEY: 'integration_private_key',
    MAIL_FROM: 'Example Picks <picks@example.com>',
    SUPPORT_EMAIL: 'help@example.com',
  };
}
