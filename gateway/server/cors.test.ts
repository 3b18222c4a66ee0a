import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApp } from '#gateway/app.ts';
import { databaseProxy } from '#gateway/testing/database-proxy.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { member } from '#gateway/testing/users.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

const ELSEWHERE = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
const PREFLIGHT = {
  ...ELSEWHERE,
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization,content-type,x-challenge-answer',
};
const READS = { query: '{ today { date } }' };

describe('pages of other sites', () => {
  test.each(['/graphql', '/api/picks', '/api/none', '/graphql?query=x'])(
    'ask first, and may: %s',
    async (url) => {
      const { statusCode, headers, body } = await gateway.app.inject({
        method: 'OPTIONS',
        url,
        headers: PREFLIGHT,
      });
      expect([statusCode, body]).toEqual([204, '']);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': 'authorization, *',
        'access-control-max-age': '86400',
      });
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  test('are answered without the database when they ask first', async () => {
    const proxy = await databaseProxy(gateway.databaseUrl);
    const away = await openGateway({ DATABASE_URL: proxy.url, DATABASE_DIRECT_URL: gateway.databaseUrl });
    proxy.refuse(true);
    const asked = await away.app.inject({ method: 'OPTIONS', url: '/graphql', headers: PREFLIGHT });
    const refused = await away.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: ELSEWHERE,
      payload: READS,
    });
    proxy.refuse(false);
    await away.close();
    await proxy.close();
    expect([asked.statusCode, refused.statusCode]).toEqual([204, 503]);
    // A page that may not read a refusal cannot know when to come back.
    expect(refused.headers['access-control-allow-origin']).toBe('*');
    expect(refused.headers['access-control-expose-headers']).toContain('retry-after');
  });

  test('read answers, refusals and streams, and no page of ours', async () => {
    const bad = { ...ELSEWHERE, authorization: 'Bearer pk_none' };
    const answers = [
      await gateway.app.inject({ method: 'POST', url: '/graphql', headers: ELSEWHERE, payload: READS }),
      await gateway.app.inject({ method: 'POST', url: '/graphql', headers: bad, payload: READS }),
      await gateway.app.inject({ url: '/api/picks', headers: ELSEWHERE }),
      await gateway.app.inject({ url: '/api/none', headers: ELSEWHERE }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 200, 404]);
    for (const { headers } of answers) expect(headers['access-control-allow-origin']).toBe('*');
    for (const url of ['/', '/record/2031-11-19', '/apis', '/graphqlx', '/invoices/x'])
      expect((await gateway.app.inject({ url, headers: ELSEWHERE })).headers).not.toHaveProperty(
        'access-control-allow-origin',
      );
  });

  test('read live updates', async () => {
    const { token } = await givenKey(gateway, await member(gateway), ['READ_PICKS']);
    const origin = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
    const abort = new AbortController();
    const { headers } = await fetch(`${origin}/graphql`, {
      method: 'POST',
      signal: abort.signal,
      headers: {
        ...ELSEWHERE,
        authorization: `Bearer ${token}`,
        accept: 'text/event-stream',
        'content-type': 'application/json',
      },
      body: '{"query":"subscription { boardChanged { date } }"}',
    });
    abort.abort();
    expect(headers.get('content-type')).toContain('text/event-stream');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  const saves = async (headers: Record<string, string>) => {
    const query = 'mutation { saveFingerprint(input: { fingerprintId: "device-of-a-page" }) { saved } }';
    const answer = await gateway.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    return answer.json().errors?.[0].message ?? 'done';
  };

  test('write with a token, and as a visitor nothing: they would use the addresses of their own visitors', async () => {
    const { token } = await member(gateway);
    const refusal = 'Pages of other sites need a key or a token for this';
    expect(await saves(ELSEWHERE)).toBe(refusal);
    expect(await saves({ ...ELSEWHERE, 'sec-fetch-site': 'same-site' })).toBe(refusal);
    // A browser that does not say where a request comes from.
    expect(await saves({ origin: 'https://elsewhere.example' })).toBe(refusal);
    expect(await saves({ origin: 'null' })).toBe(refusal);
    expect(await saves({ ...ELSEWHERE, authorization: `Bearer ${token}` })).not.toBe(refusal);
    const own = { origin: 'http://localhost:4000', host: 'behind-a-proxy' };
    for (const headers of [{}, own, { ...own, 'sec-fetch-site': 'same-origin' }])
      expect(await saves(headers)).not.toBe(refusal);
    const trial = await gateway.app.inject({
      method: 'POST',
      url: '/api/subscriptions',
      headers: ELSEWHERE,
      payload: {},
    });
    expect(trial.statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('Apollo Sandbox in production', () => {
  const browser = { accept: 'text/html' };

  test('is Apollo’s own page, where its scripts reach no session of a member', async () => {
    const env = { ...gateway.env, NODE_ENV: 'production' as const, PUBLIC_URL: 'https://picks.example' };
    const app = await createApp(gateway.services, { ...env, SANDBOX: 'on' });
    const { statusCode, headers } = await app.inject({ url: '/graphql', headers: browser });
    const asked = await app.inject({ url: '/graphql?query={today{date}}', headers: browser });
    const explorer = await app.inject({ url: '/explorer' });
    await app.close();
    expect([statusCode, headers.location]).toEqual([
      302,
      'https://studio.apollographql.com/sandbox/explorer?endpoint=https%3A%2F%2Fpicks.example%2Fgraphql',
    ]);
    expect(asked.statusCode).not.toBe(302);
    expect(explorer.body).toContain('<a href="/graphql">Apollo Sandbox</a>');
  });

  test('is off unless it is asked for', async () => {
    const { statusCode } = await gateway.app.inject({ url: '/graphql', headers: browser });
    expect(statusCode).toBe(400);
  });
});
