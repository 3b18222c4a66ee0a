import { createHash } from 'node:crypto';
import { AppError } from '#gateway/app-error.ts';
import { askTogether, type Question } from '#gateway/database/ask-together.ts';
import type { Fragment, Rows } from '#gateway/database/rows.ts';
import { MAX_WINDOW_SECONDS, type RateLimit } from './attempt-limits.ts';
import * as statements from './count-attempts.sql.ts';

/** A limit and whom it counts: an address, an account. */
export interface CountedLimit extends RateLimit {
  key: string;
}

interface Counted {
  at: number;
  count: number;
  windowStartsAt: Date | string;
}

/** How often each limit was counted in its window, by its name. */
export type Counts = ReadonlyMap<string, number>;

/**
 * Adds one to each limit, as part of a statement, so that concurrent attempts cannot exceed it. Reading the answer throws
 * RATE_LIMITED when a limit is exceeded, with `retryAfterSeconds` in the extensions.
 */
export function counting(limits: CountedLimit | CountedLimit[], now: Date): Question<Counts> {
  const all = inOrder(limits);
  const counts = all.map((limit) =>
    statements.countAttempt.part({
      key: keyOf(limit),
      now,
      before: secondsBefore(now, limit.windowSeconds),
    }),
  );
  return {
    ctes: {
      sql: counts.map(({ sql }, at) => `c${at} as (${sql})`).join(', '),
      params: counts.flatMap(({ params }) => params),
    },
    sql: all
      .map((_, at) => `select ${at} as at, count, window_starts_at as "windowStartsAt" from c${at}`)
      .join(' union all '),
    params: [],
    read: (counted: Counted[]) => {
      const waits = counted.map(({ at, count, windowStartsAt }) =>
        secondsToWait(all[at], count, new Date(windowStartsAt), now),
      );
      const retryAfterSeconds = Math.max(...waits);
      if (retryAfterSeconds > 0) throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds });
      return countsOf(all, counted);
    },
  };
}

/** Adds one to each limit. Throws RATE_LIMITED: see `counting`. */
export async function enforce(rows: Rows, limits: CountedLimit | CountedLimit[], now: Date): Promise<Counts> {
  const { counts } = await askTogether(rows, { counts: counting(limits, now) });
  return counts;
}

/** Counts one in a window that begins now, whatever was counted before. */
export async function recount(rows: Rows, limit: CountedLimit, now: Date): Promise<void> {
  await statements.countFromNow.run(rows, { key: keyOf(limit), now });
}

/** The count of a limit in its window, without adding to it; no row for none. */
export function countQuery(limit: CountedLimit, now: Date): Fragment {
  return statements.countInWindow.part(windowOf(limit, now));
}

/** The counts of limits in their windows, in the order of the limits, without adding to them. */
export function countsQuestion(limits: CountedLimit[], now: Date): Question<number[]> {
  const counts = limits.map((limit) => countQuery(limit, now));
  return {
    sql: counts
      .map(({ sql }, at) => `select coalesce((${sql}), 0) as count, ${at} as at`)
      .join(' union all '),
    params: counts.flatMap(({ params }) => params),
    read: (found: { count: number; at: number }[]) =>
      found.sort((one, other) => one.at - other.at).map(({ count }) => count),
  };
}

export async function readCount(rows: Rows, limit: CountedLimit, now: Date): Promise<number> {
  const row = await statements.countInWindow.first(rows, windowOf(limit, now));
  return row?.count ?? 0;
}

/** The row that counts a limit, and since when its window is over. */
export function windowOf(limit: CountedLimit, now: Date) {
  return { key: keyOf(limit), before: secondsBefore(now, limit.windowSeconds) };
}

function countsOf(limits: CountedLimit[], counted: Counted[]): Counts {
  return new Map(counted.map(({ at, count }) => [limits[at]?.name ?? '', count]));
}

/** Undefined within the limit; beyond it whole seconds, at least one. */
function secondsToWait(limit: CountedLimit | undefined, count: number, startsAt: Date, now: Date): number {
  if (!limit || count <= limit.limit) return 0;
  const waited = (now.getTime() - startsAt.getTime()) / 1_000;
  return Math.max(1, Math.ceil(limit.windowSeconds - waited));
}

/** Always in the same order, so that two statements never deadlock. */
function inOrder(limits: CountedLimit | CountedLimit[]): CountedLimit[] {
  return [limits].flat().sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** Takes back what `enforce` counted, when the outcome shows that it does not count. */
export async function resetCounts(rows: Rows, limits: CountedLimit[]): Promise<void> {
  const { sql, params } = forgiveness(limits);
  await rows.execute(`with guard as (select 1) ${sql}`, params, 'run');
}

/** Adds one to some limits, which refuse nobody here, and takes back what was counted for others, in one statement. */
export async function countAndTakeBack(
  rows: Rows,
  counted: CountedLimit[],
  takenBack: CountedLimit[],
  now: Date,
): Promise<Counts> {
  const back = forgiveness(takenBack);
  const all = inOrder(counted);
  if (all.length === 0) {
    await resetCounts(rows, takenBack);
    return new Map();
  }
  const { ctes, sql } = counting(counted, now);
  const found = await rows.execute<Counted[]>(
    `with guard as (select 1), ${ctes?.sql}, back as (${back.sql}) ${sql}`,
    [...(ctes?.params ?? []), ...back.params],
  );
  return countsOf(all, found);
}

/** The same as part of a statement that has a CTE named `guard`. */
export function forgiveness(limits: CountedLimit[]): Fragment {
  return statements.takeBackAttempts.part({ keys: limits.map(keyOf) });
}

/** Deletes counts of past windows; answers how many. For the worker. */
export function clearRateLimits(rows: Rows, now: Date): Promise<number> {
  return statements.clearRateLimits.run(rows, { before: secondsBefore(now, MAX_WINDOW_SECONDS) });
}

/** Hashed, because addresses are not stored in readable form. */
function keyOf({ name, key }: CountedLimit): string {
  return `${name}:${createHash('sha256').update(key).digest('hex')}`;
}

function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1_000);
}
