import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApp } from '#gateway/app.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { type TcpProxy, tcpProxy } from '#local/testing/tcp-proxy.ts';
import { openIdentity } from './identity.ts';

const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';

let gateway: TestGateway;
let proxy: TcpProxy;
let user: TestUser;
let app: Awaited<ReturnType<typeof createApp>>;

beforeAll(async () => {
  gateway = await openGateway();
  user = await member(gateway);
  proxy = await tcpProxy(`http://${emulator}`);
  process.env.FIREBASE_AUTH_EMULATOR_HOST = proxy.host;
  const identity = openIdentity(gateway.env.FIREBASE_PROJECT_ID);
  app = await createApp({ ...gateway.services, identity }, gateway.env);
});
afterAll(async () => {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator;
  proxy.thaw();
  await app.close();
  await proxy.off();
  await gateway.close();
});

const signedIn = () => ({ authorization: `Bearer ${user.token}` });
const graphql = () =>
  app.inject({
    method: 'POST',
    url: '/graphql',
    headers: signedIn(),
    payload: { query: '{ me { id } }' },
  });
const rest = () => app.inject({ url: '/api/picks/all', headers: signedIn() });

/** Answered with 503 and when to retry, in the documented words, before a request may take 15 s. */
async function isUnavailable(request: typeof graphql): Promise<void> {
  const began = performance.now();
  const response = await request();
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
  expect(response.body).toContain('IDENTITY_UNAVAILABLE');
  expect(performance.now() - began).toBeLessThan(15_000);
}

describe('members are asked to retry, over GraphQL and REST', () => {
  test('while the identity provider answers nothing', async () => {
    proxy.freeze();
    await Promise.all([isUnavailable(graphql), isUnavailable(rest)]);
    proxy.thaw();
  });

  test('while it resets every connection', async () => {
    proxy.refuse(true);
    await Promise.all([isUnavailable(graphql), isUnavailable(rest)]);
    proxy.refuse(false);
  });
});
