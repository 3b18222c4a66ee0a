// Written by npm run codegen from count-attempts.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface CountAttemptValues {
  key: string;
  now: Date;
  before: Date;
}

export interface CountAttemptRow {
  count: number;
  windowStartsAt: Date;
}

/** One more in the window that is running, or the first of one that begins now. */
export const countAttempt = new Statement<CountAttemptValues, CountAttemptRow>({
  name: 'countAttempt',
  text: `insert into rate_limits as kept (key, window_starts_at, count) values ($1, $2, 1)
on conflict (key) do update set
  count = case when kept.window_starts_at > $3 then kept.count + 1 else 1 end,
  window_starts_at = case when kept.window_starts_at > $3 then kept.window_starts_at
                          else excluded.window_starts_at end
returning count, window_starts_at`,
  values: ['key', 'now', 'before'],
  columns: ['count', 'window_starts_at'],
  instants: ['window_starts_at'],
});

export interface CountFromNowValues {
  key: string;
  now: Date;
}

export type CountFromNowRow = Record<never, never>;

export const countFromNow = new Statement<CountFromNowValues, CountFromNowRow>({
  name: 'countFromNow',
  text: `insert into rate_limits (key, window_starts_at, count) values ($1, $2, 1)
on conflict (key) do update set window_starts_at = excluded.window_starts_at, count = 1`,
  values: ['key', 'now'],
  columns: [],
});

export interface CountInWindowValues {
  key: string;
  before: Date;
}

export interface CountInWindowRow {
  count: number;
}

export const countInWindow = new Statement<CountInWindowValues, CountInWindowRow>({
  name: 'countInWindow',
  text: `select count from rate_limits where key = $1 and window_starts_at > $2`,
  values: ['key', 'before'],
  columns: ['count'],
});

export interface TakeBackAttemptsValues {
  keys: readonly string[];
}

export type TakeBackAttemptsRow = Record<never, never>;

/** Locked in the order in which they are counted, so that two statements never deadlock. */
export const takeBackAttempts = new Statement<TakeBackAttemptsValues, TakeBackAttemptsRow>({
  name: 'takeBackAttempts',
  text: `update rate_limits set count = count - 1
 where key in (select key from rate_limits where key = any($1::text[]) and count > 0
                order by key collate "C" for update)
   and exists (select from guard)`,
  values: ['keys'],
  columns: [],
});

export interface ClearRateLimitsValues {
  before: Date;
}

export type ClearRateLimitsRow = Record<never, never>;

export const clearRateLimits = new Statement<ClearRateLimitsValues, ClearRateLimitsRow>({
  name: 'clearRateLimits',
  text: `delete from rate_limits where window_starts_at <= $1`,
  values: ['before'],
  columns: [],
});
