import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AppError } from '#gateway/app-error.ts';
import { createLog } from '#gateway/log.ts';
import { openDatabase } from '#gateway/server/orm.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { MAX_WINDOW_SECONDS } from './attempt-limits.ts';
import { type CountedLimit, clearRateLimits, enforce, resetCounts } from './count-attempts.ts';

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
