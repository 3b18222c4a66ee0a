import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createApp } from '#gateway/app.ts';
import { createLog } from '#gateway/log.ts';
import { openDatabase } from '#gateway/server/orm.ts';
import { ask } from '#gateway/testing/ask.ts';
import { callRest } from '#gateway/testing/call-rest.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { member, signUp, type TestUser } from '#gateway/testing/users.ts';
import { Points } from './points.ts';
import { type QuotaOwner, quotaKey } from './quota-owner.ts';
import { clearPoints } from './record-points.ts';

const LIMITS = { visitor: 100, member: 400, staff: 2_000, key: 200 };
/** What a process may spend of a member's 400 before it records it. */
const SHARE = 10;

let gateway: TestGateway;
let other: Awaited<ReturnType<typeof openDatabase>>;
let quotaOwner: QuotaOwner;

beforeAll(async () => {
  gateway = await openGateway({}, LIMITS);
  other = await openDatabase(gateway.databaseUrl, createLog('silent'));
});
beforeEach(() => {
  quotaOwner = { kind: 'member', id: randomUUID() };
  gateway.services.clock.set(NOON);
});
afterAll(async () => {
  await other.close(true);
  await gateway.close();
});

const secondsOn = (seconds: number) => new Date(Date.parse(NOON) + seconds * 1_000);
const processes = (count: number) =>
  Array.from({ length: count }, (_, at) => new Points(at % 2 ? other : gateway.services.database, LIMITS));

describe('400 points a minute', () => {
  test('are spent and told, refused when they are not enough, and there again with the next minute', async () => {
    const [points = new Points(other, LIMITS)] = processes(1);
    const seen: unknown[] = [];
    for (const [cost, seconds] of [
      [150, 0],
      [150, 10],
      [150, 20],
      [100, 30],
      [1, 59.5],
      [150, 60],
    ] as const) {
      const { remaining, resetsInSeconds, refused } = await points.spend(
        quotaOwner,
        cost,
        secondsOn(seconds),
      );
      seen.push([remaining, resetsInSeconds, refused]);
    }
    expect(seen).toEqual([
      [250, 60, false],
      [100, 50, false],
      [100, 40, true],
      [0, 30, false],
      [0, 1, true],
      [250, 60, false],
    ]);
  });

  test('are overshot by at most a share for each of three processes at once, and all of them can be used', async () => {
    const three = processes(3);
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, at) => three[at % 3]?.spend(quotaOwner, 5, secondsOn(0))),
    );
    const through = answers.filter((answer) => answer?.refused === false).length * 5;
    expect(through).toBeLessThanOrEqual(400 + 3 * SHARE);
    expect(through).toBeGreaterThanOrEqual(400 - 5);
  });

  test.each([1, 3, 24, 50])(
    'hold in %i processes: nine tenths can be used, and a share each at most more',
    async (count) => {
      const many = processes(count);
      let through = 0;
      // Each process alone is asked for half of the limit.
      for (let asked = 0; asked < Math.max(160, 40 * count); asked += 1)
        if (!(await many[asked % count]?.spend(quotaOwner, 5, secondsOn(0)))?.refused) through += 5;
      expect(through).toBeGreaterThanOrEqual(360);
      expect(through).toBeLessThanOrEqual(400 + (count - 1) * SHARE);
    },
  );

  test('cost no write at first, and one statement for all owners when they are recorded', async () => {
    const [points = new Points(other, LIMITS)] = processes(1);
    const everyone = Array.from({ length: 30 }, (_, at) => ({ kind: 'member', id: `m${at}` }) as const);
    const before = await statements();
    await Promise.all(everyone.map((each) => points.spend(each, SHARE, secondsOn(0))));
    expect(await statements()).toBe(before);
    await Promise.all(everyone.map((each) => points.spend(each, SHARE, secondsOn(1))));
    expect((await statements()) - before).toBeLessThanOrEqual(2);
    const [row] = await other.em.execute<{ rows: number }[]>(
      `select count(distinct key)::int as rows from cost_points where key = any (?)`,
      [`{${everyone.map(quotaKey).join(',')}}`],
    );
    expect(row?.rows).toBe(30);
  });

  /** Writes to the table so far: a statement for many is counted once, by its transaction. */
  async function statements(): Promise<number> {
    const [row] = await other.em.execute<{ count: string }[]>(
      'select count(distinct xmin::text) as count from cost_points',
    );
    return Number(row?.count);
  }

  test('are forgotten when their minute is long over', async () => {
    const [points = new Points(other, LIMITS)] = processes(1);
    await points.spend(quotaOwner, 5, secondsOn(0));
    await points.spend(quotaOwner, 10, secondsOn(0));
    expect(await clearPoints(other.em, secondsOn(60))).toBe(0);
    expect(await clearPoints(other.em, secondsOn(120))).toBeGreaterThan(0);
  });
});

const BOARD = '{ board { picks { id } } }';

interface Cost {
  requested: number;
  allowed: number;
  limit: number;
  remaining: number;
  resetsInSeconds: number;
}

const askFrom = (ip: string, query: string, user: TestUser | null = null) =>
  ask(gateway, query, {}, user, { 'x-forwarded-for': ip });

describe('over HTTP', () => {
  test('each kind of quotaOwner has points of its own, told in the answer and in its headers', async () => {
    const user = await member(gateway);
    const key = await givenKey(gateway, user, ['READ_PICKS']);
    const callers = [[null, 100] as const, [user, 400] as const, [key, 200] as const];
    for (const [caller, limit] of callers) {
      const { app } = gateway;
      const headers = {
        'x-forwarded-for': '203.0.113.1',
        ...(caller && { authorization: `Bearer ${caller.token}` }),
      };
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers,
        payload: { query: BOARD },
      });
      const { cost } = response.json<{ extensions: { cost: Cost } }>().extensions;
      expect(cost).toEqual({
        ...{ requested: expect.any(Number), allowed: 1_000 },
        ...{ limit, remaining: limit - cost.requested, resetsInSeconds: 60 },
      });
      expect(response.headers).toMatchObject({
        'ratelimit-limit': String(limit),
        'ratelimit-remaining': String(limit - cost.requested),
        'ratelimit-reset': '60',
        'ratelimit-policy': `${limit};w=60`,
      });
    }
  });

  test('a network that has spent its minute is refused before anything runs, for every caller in it', async () => {
    const stranger = await signUp();
    gateway.services.clock.set(secondsOn(18).toISOString());
    const codes: unknown[] = [];
    for (const caller of [null, stranger, null, stranger, null]) {
      const { status, errors } = await askFrom('203.0.113.2', BOARD, caller);
      codes.push(errors?.[0]?.extensions.code ?? status);
    }
    expect(codes).toEqual([200, 200, 200, 'RATE_LIMITED', 'RATE_LIMITED']);
    const refused = await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-forwarded-for': '203.0.113.2' },
      payload: { query: BOARD },
    });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({ 'retry-after': '42', 'ratelimit-limit': '100' });
    expect(refused.json()).toMatchObject({
      errors: [
        {
          message: 'Too many requests. Please wait 42 seconds and try again.',
          extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 42, allowed: 100 },
        },
      ],
    });
    expect(refused.json().data).toBeUndefined();
    expect((await askFrom('203.0.113.3', BOARD)).status).toBe(200);
    gateway.services.clock.set(secondsOn(60).toISOString());
    expect((await askFrom('203.0.113.2', BOARD)).status).toBe(200);
  });

  test('what is refused for another reason costs a point, and nothing at all is read when none is left', async () => {
    const remaining = async (query: string) => {
      const { extensions } = await askFrom('203.0.113.4', query);
      return (extensions?.cost as Cost | undefined)?.remaining;
    };
    expect(await remaining('{ today { now } }')).toBe(98);
    expect(await remaining('{ none }')).toBe(97);
    expect(await remaining('{')).toBe(96);
    for (let left = 96; left > 0; left -= 1) await askFrom('203.0.113.4', '{');
    const { status, errors } = await askFrom('203.0.113.4', '{');
    expect([status, errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
  });

  test('the documented routes cost what their operation does, from the same purse', async () => {
    const user = await member(gateway);
    const first = await callRest(gateway, 'get', '/picks/all', { user });
    const cost = 400 - Number(first.headers['ratelimit-remaining']);
    expect(cost).toBeGreaterThan(20);
    let last = first;
    for (let spent = cost; spent <= 400; spent += cost)
      last = await callRest(gateway, 'get', '/picks/all', { user });
    expect(last).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60', 'ratelimit-limit': '400' },
      body: { code: 'RATE_LIMITED', retryAfterSeconds: 60 },
    });
    expect((await ask(gateway, BOARD, {}, user)).status).toBe(429);
  });

  test('two processes share them', async () => {
    const services = { ...gateway.services, points: new Points(other, LIMITS) };
    const second = { ...gateway, app: await createApp(services, gateway.env) };
    const user = await member(gateway);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => ask(at % 2 ? second : gateway, BOARD, {}, user)),
    );
    await second.app.close();
    const through = answers.filter(({ status }) => status === 200);
    const requested = Number((through[0]?.extensions?.cost as Cost | undefined)?.requested);
    expect(through.length * requested).toBeLessThanOrEqual(400 + 2 * Math.max(SHARE, requested));
    expect(through.length * requested).toBeGreaterThan(400 - 3 * requested);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40 - through.length);
  });
});
