import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newSecret } from '#gateway/auth/key-secret.ts';
import { leastCpuTime } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

describe('bad requests with a key', () => {
  let gateway: TestGateway;
  let owner: TestUser;
  let good: string;
  let revoked: string;
  let expired: string;

  beforeAll(async () => {
    gateway = await openGateway();
    owner = await member(gateway);
    good = (await givenKey(gateway, owner, ['READ_PICKS'])).token;
    revoked = (await givenKey(gateway, owner, ['READ_PICKS'], { revokedAt: '2031-11-20T16:00:00Z' })).token;
    expired = (await givenKey(gateway, owner, ['READ_PICKS'], { expiresAt: '2031-11-20T17:00:00Z' })).token;
    // The first request also opens connections.
    await send({ token: good });
  });
  afterAll(() => gateway.close());

  interface Sent {
    token?: string;
    url?: string;
    cookie?: string;
    payload?: unknown;
  }

  const TODAY = { query: '{ today { now } }' };

  /** The status and the code. */
  async function send({ token, url = '/graphql', cookie, payload = TODAY }: Sent) {
    const response = await gateway.app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(cookie && { cookie }),
      },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    const body = response.json();
    const code = body.code ?? body.errors?.[0]?.extensions?.code;
    return { status: response.statusCode, code, data: body.data, text: response.body };
  }

  const times = (count: number, text: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => text(at));
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  const bomb = times(
    12,
    (at) => `fragment F${at} on Board { picks { id } ...F${at + 1} ...F${at + 1} ...F${at + 1} }`,
  ).join(' ');

  const REFUSED: [name: string, sent: () => Sent, status: number, code: string][] = [
    ['a revoked key', () => ({ token: revoked }), 401, 'KEY_REVOKED'],
    ['an expired key', () => ({ token: expired }), 401, 'KEY_EXPIRED'],
    ['a key that nobody has', () => ({ token: newSecret() }), 401, 'INVALID_KEY'],
    ['a key with a wrong character', () => ({ token: `${good.slice(0, -1)}-` }), 401, 'INVALID_KEY'],
    ['half a key', () => ({ token: good.slice(0, 20) }), 401, 'INVALID_KEY'],
    ['no more than the prefix', () => ({ token: 'pk_' }), 401, 'INVALID_KEY'],
    ['a key of 6,000 characters', () => ({ token: `pk_${'A'.repeat(6_000)}` }), 401, 'INVALID_KEY'],
    ['a key in the address', () => ({ url: `/graphql?api_key=${good}` }), 401, 'KEY_MISPLACED'],
    ['a key in a route', () => ({ url: `/api/picks/all?token=${good}` }), 401, 'KEY_MISPLACED'],
    ['a key in a cookie', () => ({ cookie: `session=1; key=${good}` }), 401, 'KEY_MISPLACED'],
    [
      'a body of 200 kB',
      () => ({ token: good, payload: { ...TODAY, variables: { a: 'x'.repeat(200_000) } } }),
      413,
      'BAD_USER_INPUT',
    ],
    [
      'variables of another type',
      () => ({ token: good, payload: { ...TODAY, variables: ['a'] } }),
      400,
      'BAD_REQUEST',
    ],
    ['a batch', () => ({ token: good, payload: times(50, () => '').map(() => TODAY) }), 400, 'BAD_REQUEST'],
    [
      '21 aliases',
      () => ({ token: good, payload: { query: `{ ${times(21, (at) => `a${at}: today { now }`)} }` } }),
      200,
      'QUERY_TOO_LARGE',
    ],
    [
      'nine levels',
      () => ({
        token: good,
        payload: { query: `{ ${'picks { nodes { '.repeat(5)} id ${'} } '.repeat(5)} }` },
      }),
      200,
      'QUERY_TOO_LARGE',
    ],
    [
      'fragments that multiply',
      () => ({
        token: good,
        payload: { query: `{ board { ...F0 } } ${bomb} fragment F12 on Board { date }` },
      }),
      200,
      'QUERY_TOO_LARGE',
    ],
    [
      '2,000 fields',
      () => ({ token: good, payload: { query: `{ today { ${'now '.repeat(2_000)} } }` } }),
      200,
      'GRAPHQL_PARSE_FAILED',
    ],
    [
      'a cost that only its variables tell',
      () => ({
        token: good,
        payload: {
          query: `query ($size: Int) { ${times(3, (at) => `p${at}: picks(first: $size) { nodes { revisions { version } } edges { cursor } }`)} }`,
          variables: { size: 100 },
        },
      }),
      200,
      'QUERY_TOO_LARGE',
    ],
    [
      'a cursor that we never gave',
      () => ({ token: good, payload: { query: '{ picks(after: "bm90aGluZw") { nodes { id } } }' } }),
      200,
      'BAD_USER_INPUT',
    ],
    [
      'an unknown field',
      () => ({ token: good, payload: { query: '{ secrets }' } }),
      200,
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ];

  describe('refused before anything runs, with a code, within half a second', () => {
    test.each(REFUSED)('%s', async (_name, sent, status, code) => {
      const { answer, cpu } = await leastCpuTime(() => send(sent()));
      expect([answer.status, answer.code]).toEqual([status, code]);
      expect(answer.data ?? null).toBeNull();
      expect(answer.text).not.toContain(good);
      expect(cpu).toBeLessThan(500);
    });
  });

  test('variables 5,000 levels deep that nobody asked for do no harm', async () => {
    const payload = `{"query":"{ today { now } }","variables":${nested(5_000)}}`;
    const { answer, cpu } = await leastCpuTime(() => send({ token: good, payload }));
    expect([answer.status, answer.data]).toEqual([200, { today: { now: '2031-11-20T17:00:00.000Z' } }]);
    expect(cpu).toBeLessThan(500);
  });
});
