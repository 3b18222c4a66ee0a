import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { callRest } from '#gateway/testing/call-rest.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { order, PURCHASE } from '#gateway/testing/money.ts';
import { follow, listening } from '#gateway/testing/streams.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

describe('texts that no column can hold', () => {
  let gateway: TestGateway;
  let origin: string;
  let user: TestUser;
  beforeAll(async () => {
    gateway = await openGateway();
    origin = await listening(gateway);
    user = await member(gateway);
  });
  afterAll(() => gateway.close());

  const NUL = 'a\u0000b';
  const HALF = 'a\ud800b';
  const COUPON = 'query ($code: String!) { validateCoupon(code: $code, planType: "plus") { isValid } }';
  const KEY = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }';
  const purchase = (more: object) => ({ input: order({ ...more }) });

  describe('a text that no column can hold is refused with the name of its field, and no error line', () => {
    const cases: [string, string, Record<string, unknown>, string][] = [
      ['NUL in a code', COUPON, { code: NUL }, 'code'],
      ['half a surrogate pair in a code', COUPON, { code: HALF }, 'code'],
      ['NUL in an address', PURCHASE, purchase({ email: `${NUL}@b.test` }), 'email'],
      ['NUL in a coupon code', PURCHASE, purchase({ couponCode: NUL }), 'couponCode'],
      ['NUL in an idempotency key', PURCHASE, purchase({ idempotencyKey: NUL }), 'idempotencyKey'],
      [
        'an idempotency key of 256',
        PURCHASE,
        purchase({ idempotencyKey: 'k'.repeat(256) }),
        'idempotencyKey',
      ],
      ['half a surrogate pair in a name', KEY, { input: { name: HALF, scopes: ['READ_PICKS'] } }, 'name'],
      [
        'NUL in the document',
        '{ validateCoupon(code: "a\\u0000b", planType: "plus") { isValid } }',
        {},
        'code',
      ],
      ['a zero-width space in an address', PURCHASE, purchase({ email: 'a@\u200bb.test' }), 'email'],
      ['a right-to-left override in an address', PURCHASE, purchase({ email: 'a\u202e@b.test' }), 'email'],
    ];
    test.each(cases)('%s', async (_name, query, variables, field) => {
      const { errors } = await ask(gateway, query, variables, field === 'email' ? null : user);
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
      expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
      expect(gateway.logged()).not.toContain('unexpected failure');
    });

    test('in REST', async () => {
      const answer = await callRest(gateway, 'post', '/coupons/validate', {
        body: { code: NUL, planType: 'plus' },
      });
      expect([answer.status, gateway.logged().includes('unexpected failure')]).toEqual([400, false]);
    });
  });

  test('5,000 wrong enum values are refused as bad input, without an error line', async () => {
    const query = 'query ($leagues: [League!]) { picks(filter: { leagues: $leagues }) { totalCount } }';
    const { errors } = await ask(gateway, query, { leagues: Array(5_000).fill('NOPE') }, user);
    expect(new Set(errors?.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_USER_INPUT']));
    expect(errors?.[0]?.message).toContain('leagues');
    expect(gateway.logged()).not.toContain('unexpected failure');
  });

  test('a refused live stream writes no error line', async () => {
    const errorLines = () => gateway.logged().split('"level":50').length;
    const before = errorLines();
    const refused = await follow(origin, 'subscription { nothing }', null);
    expect(refused.status).toBe(400);
    const visitor = await follow(origin, '{ today { date } }', null);
    expect(visitor.status).toBe(406);
    expect(errorLines()).toBe(before);
    expect(gateway.logged()).not.toMatch(/ERR_HTTP_HEADERS_SENT|FST_ERR_REP_ALREADY_SENT/);
  });
});
