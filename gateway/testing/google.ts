import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Identity, openIdentity } from '#gateway/integrations/identity.ts';
import { required } from './database.ts';
import type { TestUser } from './users.ts';

const PROJECT = 'demo-chalkline';
const KEY_ID = 'test-key';

export interface Google {
  /** As in production: it verifies signatures and knows of ended sessions only what it asks for. */
  identity: Identity;
  /** What verifies the tokens that `signed` answers, as PEM. */
  publicKey: string;
  /** The user with a signed token, of a session that began so many seconds ago. */
  signed(user: TestUser, sessionAgeSeconds?: number): TestUser;
  /** What an operator does at the provider, past the product. */
  update(uid: string, changes: Record<string, unknown>): Promise<void>;
  /** How often the states of accounts were read so far. */
  lookups(): number;
  /** From now on nothing is answered; and back. */
  silence(silent: boolean): void;
  /** Time passes for what is kept in memory. */
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

/**
 * Google's hosts as firebase-admin reaches them in production, in front of the emulator's accounts. Against the emulator
 * itself firebase-admin looks each token's session up, which it does not do in production.
 */
export async function startGoogle(): Promise<Google> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const certificates = { [KEY_ID]: pem };
  const emulator = `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}`;
  let lookups = 0;
  let silent = false;
  let passed = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (silent) return;
    if (request.url?.includes('/metadata/x509/')) {
      response.setHeader('cache-control', 'public, max-age=3600');
      return void response.end(JSON.stringify(certificates));
    }
    if (request.url?.endsWith('accounts:lookup')) lookups += 1;
    const answered = await fetch(`${emulator}/identitytoolkit.googleapis.com${request.url}`, {
      method: request.method ?? 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: await buffer(request),
    });
    response.writeHead(answered.status, { 'content-type': 'application/json' });
    response.end(await answered.text());
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const identity = await connected((server.address() as AddressInfo).port, () => performance.now() + passed);
  return {
    identity,
    publicKey: pem,
    signed: (user, sessionAgeSeconds = 0) => ({
      ...user,
      token: sign(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), user, sessionAgeSeconds),
    }),
    update: async (localId, changes) => {
      const url = `${emulator}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`;
      const body = JSON.stringify({ localId, ...changes });
      const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
      const { ok, status } = await fetch(url, { method: 'POST', headers, body });
      if (!ok) throw new Error(`The emulator answered ${status}`);
    },
    lookups: () => lookups,
    silence: (now) => {
      silent = now;
    },
    advance: (milliseconds) => {
      passed += milliseconds;
    },
    close: async () => {
      await identity.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** firebase-admin decides when it is opened, which the first call does, whether there is an emulator. */
async function connected(port: number, now: () => number): Promise<Identity> {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const httpAgent = new Agent();
  // Every host is this server, and the name of a host needs no certificate here.
  Object.assign(httpAgent, { createConnection: () => connect(port, '127.0.0.1') });
  const credential = { getAccessToken: async () => ({ access_token: 'owner', expires_in: 3_600 }) };
  try {
    const identity = openIdentity(PROJECT, { httpAgent, credential, now });
    await identity.hasAccount('nobody');
    return identity;
  } finally {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator;
  }
}

/** The claims of the emulator's token, for this user, signed as Google signs them. */
function sign(privateKey: string, { token, uid, email }: TestUser, sessionAgeSeconds: number): string {
  const given = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const claims = { ...given, sub: uid, user_id: uid, email };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signedInAt = claims.auth_time - sessionAgeSeconds;
  const text = `${part({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })}.${part({ ...claims, auth_time: signedInAt })}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
}
