import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AppError } from '#gateway/app-error.ts';
import { createLog } from '#gateway/log.ts';
import { openDatabase } from '#gateway/server/orm.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member, signUp, type TestUser } from '#gateway/testing/users.ts';
import { MAX_WINDOW_SECONDS } from './attempt-limits.ts';
import { type CountedLimit, clearRateLimits, enforce, resetCounts } from './count-attempts.ts';

describe('limits of attempts', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await openGateway();
  });
  afterAll(() => gateway.close());

  interface Body {
    data: Record<string, unknown> | null;
    errors?: { message: string; extensions: Record<string, unknown> }[];
  }

  /** Asks from an address, as the proxy in front of us tells it. */
  async function askFrom(ip: string, query: string, user: TestUser | null = null) {
    const response = await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': ip,
        ...(user && { authorization: `Bearer ${user.token}` }),
      },
      payload: { query },
    });
    const { data, errors } = response.json<Body>();
    return {
      status: response.statusCode,
      retryAfter: response.headers['retry-after'],
      data,
      code: errors?.[0]?.extensions.code,
      seconds: errors?.[0]?.extensions.retryAfterSeconds,
    };
  }

  let last = 0;
  const address = () => {
    last += 1;
    return `203.0.113.${last}`;
  };

  const WRONG = '{ validateCoupon(code: "NOSUCHCODE") { isValid } }';
  const CHECK = '{ checkFingerprint(fingerprintId: "f1") { exists } }';
  const REGISTER = 'mutation { register { user { id } } }';

  /** Asks until the limit answers; how often it got through. */
  async function throughFrom(ip: string, query: string, users: (TestUser | null)[]): Promise<number> {
    let through = 0;
    for (const user of users) {
      if ((await askFrom(ip, query, user)).code === 'RATE_LIMITED') return through;
      through += 1;
    }
    return through;
  }

  test('the eleventh wrong coupon code of an address is answered 429 with Retry-After', async () => {
    const ip = address();
    expect(await throughFrom(ip, WRONG, Array(11).fill(null))).toBe(10);
    const refused = await askFrom(ip, WRONG);
    expect(refused).toMatchObject({ status: 429, retryAfter: '900', seconds: 900, code: 'RATE_LIMITED' });
    expect((await askFrom(address(), WRONG)).status).toBe(200);
  });

  test('right codes do not count', async () => {
    await gateway.services.database.em.execute(
      `insert into coupons (id, code, discount_type, amount_hundredths, tiers, first_purchase_only, duration, is_active,
       created_at) values ('c1', 'RIGHT', 'PERCENT', 1000, '{PREMIUM}', false, 'ONCE', true, now())`,
    );
    const ip = address();
    for (let at = 0; at < 15; at += 1)
      expect((await askFrom(ip, '{ validateCoupon(code: "right") { isValid } }')).data).toEqual({
        validateCoupon: { isValid: true },
      });
  });

  test('an account has twenty wrong codes, from however many addresses', async () => {
    const user = await member(gateway);
    let through = 0;
    for (let at = 0; at < 21; at += 1)
      if ((await askFrom(address(), WRONG, user)).code !== 'RATE_LIMITED') through += 1;
    expect(through).toBe(20);
  });

  test('a wrong code counts wherever it is tried: a price, a purchase under ever new addresses', async () => {
    const ip = address();
    const tries = Array.from({ length: 5 }, (_, at) => [
      '{ priceQuote(planType: "plus", couponCode: "NOSUCHCODE") { totalCents } }',
      `mutation { purchase(input: { planType: "plus", couponCode: "NOSUCHCODE", email: "p${at}@chalkline.test",
       firstName: "A", lastName: "B", token: "none" }) { userId } }`,
    ]).flat();
    const codes = [];
    for (const query of tries) codes.push((await askFrom(ip, query)).code);
    expect(codes).toEqual(Array(10).fill('COUPON_REFUSED'));
    for (const query of [WRONG, ...tries.slice(0, 2)]) expect((await askFrom(ip, query)).status).toBe(429);
  });

  test('somebody tries five purchases in ten minutes; the sixth is answered 429 with Retry-After', async () => {
    const ip = address();
    const buy = (email: string) =>
      `mutation { purchase(input: { planType: "none", email: "${email}", firstName: "A", lastName: "B", token: "t" }) { userId } }`;
    const visitors = Array.from({ length: 9 }, () => null);
    expect(await throughFrom(ip, buy('one@chalkline.test'), visitors)).toBe(5);
    expect(await askFrom(ip, buy('ONE@chalkline.test'))).toMatchObject({
      ...{ status: 429, code: 'RATE_LIMITED', retryAfter: '600', seconds: 600 },
    });
    expect((await askFrom(ip, buy('two@chalkline.test'))).code).toBe('PLAN_UNKNOWN');
  });

  test('an address checks twenty fingerprints', async () => {
    expect(await throughFrom(address(), CHECK, Array(25).fill(null))).toBe(20);
  });

  test('an address gets 300 tokens for card forms, whether or not the processor answers', async () => {
    const ip = address();
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 51 }, () => askFrom(ip, '{ paymentClientToken }')))).map(
          ({ status }) => status,
        ),
      );
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  });

  test('an address makes ten accounts an hour; a member who registers again is not counted', async () => {
    const ip = address();
    const users = await Promise.all(Array.from({ length: 11 }, () => signUp()));
    const first = users.at(0) ?? null;
    expect(await throughFrom(ip, REGISTER, [...Array(5).fill(first), ...users.slice(1)])).toBe(5 + 9);
    expect(await throughFrom(ip, REGISTER, [first])).toBe(1);
  });

  test('beside other fields the status stays 200 and the extensions tell', async () => {
    const ip = address();
    await throughFrom(ip, CHECK, Array(21).fill(null));
    const answer = await askFrom(ip, '{ today { date } checkFingerprint(fingerprintId: "f1") { exists } }');
    expect(answer).toMatchObject({ status: 200, code: 'RATE_LIMITED', seconds: 600 });
    expect(answer.retryAfter).toBeUndefined();
  });

  test('addresses of one IPv6 household count together', async () => {
    const household = Array.from({ length: 21 }, (_, at) => `2001:db8:0:1::${at + 1}`);
    const answers = [];
    for (const ip of household) answers.push((await askFrom(ip, CHECK)).code);
    expect(answers.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
  });
});

describe('counting', () => {
  let gateway: TestGateway;
  let other: Awaited<ReturnType<typeof openDatabase>>;
  let limit: CountedLimit;

  beforeAll(async () => {
    gateway = await openGateway();
    other = await openDatabase(gateway.databaseUrl, createLog('silent'));
  });
  beforeEach(() => {
    limit = { name: 'test', key: randomUUID(), limit: 5, windowSeconds: 600 };
  });
  afterAll(async () => {
    await other.close(true);
    await gateway.close();
  });

  const secondsOn = (seconds: number) => new Date(new Date(NOON).getTime() + seconds * 1_000);
  const here = () => gateway.services.database.em.fork();

  /** Whether it got through, or the seconds to wait. */
  async function attempt(
    counted: CountedLimit | CountedLimit[],
    now: Date,
    rows = here(),
  ): Promise<'through' | number> {
    try {
      await enforce(rows, counted, now);
      return 'through';
    } catch (failure) {
      if (!(failure instanceof AppError) || failure.code !== 'RATE_LIMITED') throw failure;
      return Number(failure.extensions.retryAfterSeconds);
    }
  }

  describe('a limit of five in ten minutes', () => {
    test('lets five through, then says how long to wait, and starts over when the window ends', async () => {
      const seen: unknown[] = [];
      for (const seconds of [0, 1, 2, 3, 4, 5, 599.4, 600, 601])
        seen.push(await attempt(limit, secondsOn(seconds)));
      expect(seen).toEqual([...Array(5).fill('through'), 595, 1, 'through', 'through']);
    });

    test('counts each key and each name separately', async () => {
      for (let at = 0; at < 5; at += 1) await attempt(limit, secondsOn(0));
      expect(await attempt(limit, secondsOn(0))).toBe(600);
      expect(await attempt({ ...limit, key: `${limit.key}x` }, secondsOn(0))).toBe('through');
      expect(await attempt({ ...limit, name: 'another' }, secondsOn(0))).toBe('through');
    });

    test('forty at once over the pools of two processes: five get through', async () => {
      const attempts = Array.from({ length: 40 }, (_, at) =>
        attempt(limit, secondsOn(0), at % 2 ? here() : other.em.fork()),
      );
      const seen = await Promise.all(attempts);
      expect(seen.filter((answer) => answer === 'through')).toHaveLength(5);
    });

    test('what is forgiven does not count', async () => {
      for (let at = 0; at < 20; at += 1) {
        expect(await attempt(limit, secondsOn(at))).toBe('through');
        await resetCounts(here(), [limit]);
      }
    });

    test('together with another limit, in one statement: the one that is passed first decides', async () => {
      const short = { name: 'short', key: randomUUID(), limit: 2, windowSeconds: 60 };
      const seen: unknown[] = [];
      for (const seconds of [0, 10, 20, 61, 62]) seen.push(await attempt([limit, short], secondsOn(seconds)));
      expect(seen).toEqual(['through', 'through', 40, 'through', 'through']);
      expect(await attempt([short, limit], secondsOn(63))).toBe(537);
    });

    test('thirty at once over two limits each way round do not wait for each other for ever', async () => {
      const other = { ...limit, name: 'other' };
      const attempts = Array.from({ length: 30 }, (_, at) =>
        attempt(at % 2 ? [limit, other] : [other, limit], secondsOn(0)),
      );
      expect((await Promise.all(attempts)).filter((answer) => answer === 'through')).toHaveLength(5);
    });

    test('the key is kept as a hash', async () => {
      await enforce(here(), { ...limit, key: '203.0.113.7 somebody@chalkline.test' }, secondsOn(0));
      const keys = await here().execute<{ key: string }[]>('select key from rate_limits');
      expect(keys.every(({ key }) => /^[a-z-]+:[0-9a-f]{64}$/.test(key))).toBe(true);
    });
  });

  test('counts whose window is over are cleared, the others stay', async () => {
    await here().execute('delete from rate_limits', [], 'run');
    await attempt({ ...limit, key: 'old' }, secondsOn(0));
    await attempt({ ...limit, key: 'young' }, secondsOn(1_800));
    expect(await clearRateLimits(here(), secondsOn(MAX_WINDOW_SECONDS - 1))).toBe(0);
    expect(await clearRateLimits(here(), secondsOn(MAX_WINDOW_SECONDS))).toBe(1);
    expect(await here().execute('select count(*)::int as left from rate_limits')).toEqual([{ left: 1 }]);
  });
});
