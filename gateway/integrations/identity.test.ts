import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Credential } from 'firebase-admin/app';
import { createApp } from '#gateway/app.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member, signUp, type TestUser } from '#gateway/testing/users.ts';
import { type TcpProxy, tcpProxy } from '#local/testing/tcp-proxy.ts';
import { openIdentity } from './identity.ts';

describe('identity', () => {
  let gateway: TestGateway;
  let user: TestUser;

  beforeAll(async () => {
    gateway = await openGateway();
    user = await member(gateway);
  });
  afterAll(() => gateway.close());

  const query = '{ me { id } today { date } board { totalCount } }';

  async function answerFor(authorization: string) {
    const response = await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', authorization },
      payload: { query },
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  }

  const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
  const seconds = (milliseconds: number) => Math.floor(milliseconds / 1_000);
  const now = Date.now();

  /** The claims of the member's own token with some of them changed, unsigned as the emulator's are. */
  function forged(changes: Record<string, unknown>, header: object = { alg: 'none', typ: 'JWT' }): string {
    const own = JSON.parse(Buffer.from(user.token.split('.')[1] ?? '', 'base64url').toString());
    return `${part(header)}.${part({ ...own, ...changes })}.`;
  }

  test('a good token is its member', async () => {
    const { status, body } = await answerFor(`Bearer ${user.token}`);
    expect(status).toBe(200);
    expect(body.data.me).toEqual({ id: user.uid });
  });

  describe('a bad token is 401, and never a visitor', () => {
    const cases: [string, () => string][] = [
      ['no scheme', () => user.token],
      ['another scheme', () => 'Basic YWRtaW46YWRtaW4='],
      ['no token', () => 'Bearer '],
      ['two tokens', () => `Bearer ${user.token} ${user.token}`],
      ['garbage', () => 'Bearer garbage'],
      ['three parts of garbage', () => 'Bearer a.b.c'],
      ['the word null', () => 'Bearer null'],
      ['expired', () => `Bearer ${forged({ iat: seconds(now) - 7_200, exp: seconds(now) - 3_600 })}`],
      ['of another project', () => `Bearer ${forged({ aud: 'other-project' })}`],
      ['of another issuer', () => `Bearer ${forged({ iss: 'https://securetoken.google.com/other' })}`],
      ['for a user who does not exist', () => `Bearer ${forged({ sub: 'nobody', user_id: 'nobody' })}`],
      ['without a user', () => `Bearer ${forged({ sub: '' })}`],
      ['of a service account', () => `Bearer ${forged({}, { alg: 'HS256', typ: 'JWT' })}`],
    ];
    test.each(cases)('%s', async (_name, authorization) => {
      const { status, body, headers } = await answerFor(authorization());
      expect(status).toBe(401);
      expect(body.data).toBeUndefined();
      expect(body.errors).toEqual([
        { message: 'Failed to get authentication token', extensions: { code: 'INVALID_TOKEN' } },
      ]);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['content-type']).toMatch(/^application\/(graphql-response\+)?json/);
    });

    test('an account without an email address', async () => {
      const { status, body } = await answerFor(`Bearer ${forged({ email: undefined })}`);
      expect([status, body.errors[0].extensions.code]).toEqual([401, 'INVALID_TOKEN']);
    });

    test('claims of role and tier in a token count for nothing', async () => {
      const claims = { isAdmin: true, admin: true, tier: 'VIP', subscription: 'vip' };
      const response = await gateway.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${forged(claims)}` },
        payload: { query: '{ me { isAdmin subscription } }' },
      });
      expect(response.json().data.me).toEqual({ isAdmin: false, subscription: 'FREE' });
    });

    test('someone signed in without an account is nobody yet, which is no failure', async () => {
      const { status, body } = await answerFor(`Bearer ${(await signUp()).token}`);
      expect([status, body.data.me]).toEqual([200, null]);
    });
  });

  describe('when the certificates of the provider cannot be had', () => {
    /** firebase-admin asks the environment whether there is an emulator, so this runs in a process of its own. */
    test('the answer is 503 and not "your token is bad"', async () => {
      const token = forged({}, { alg: 'RS256', kid: 'a-key', typ: 'JWT' });
      const script = `
      import { Agent } from 'node:https';
      import { openIdentity } from '#gateway/integrations/identity.ts';
      const agent = new Agent();
      agent.createConnection = () => { throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' }); };
      const identity = openIdentity('demo-chalkline', { httpAgent: agent });
      const failure = await identity.verify(process.argv[1]).catch((thrown) => thrown);
      process.stdout.write(JSON.stringify(failure.extensions ?? String(failure)));
      await identity.close();`;
      const { FIREBASE_AUTH_EMULATOR_HOST: _, ...env } = process.env;
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '--eval', script, `${token}c2lnbmF0dXJl`],
        { env, stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
      expect(JSON.parse(output)).toEqual({ code: 'IDENTITY_UNAVAILABLE', http: { status: 503 } });
    });
  });
});

test('a provider that could not be opened is opened by the next call', async () => {
  const credential = {} as Credential;
  const identity = openIdentity('demo-chalkline', { credential });
  await expect(identity.hasAccount('nobody')).rejects.toThrow('Credential interface');
  Object.assign(credential, { getAccessToken: async () => ({ access_token: 'owner', expires_in: 3_600 }) });
  expect(await identity.hasAccount('nobody')).toBe(false);
  await identity.close();
});

describe('an unreachable provider', () => {
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

  const FIREBASE_GIVES_UP_AFTER = 25_000;

  /** Answered with 503 and when to retry, in the documented words, and before firebase-admin would give up. */
  async function isUnavailable(request: typeof graphql): Promise<void> {
    const began = performance.now();
    const response = await request();
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
    expect(response.body).toContain('IDENTITY_UNAVAILABLE');
    expect(performance.now() - began).toBeLessThan(FIREBASE_GIVES_UP_AFTER);
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
});
