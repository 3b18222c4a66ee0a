import type { Rows } from '#gateway/database/rows.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';

const WINDOW_MILLISECONDS = MINUTE;

/**
 * Adds what was spent by many owners at once; answers by key what all processes together have spent in the minute. Of
 * processes whose clocks differ, the one ahead names the minute.
 */
export async function recordPoints(
  rows: Rows,
  spent: Map<string, number>,
  now: Date,
): Promise<Map<string, number>> {
  const starts = new Date(minuteOf(now));
  const list = [...spent].map(([key, points]) => ({ key, starts, points }));
  // In the order of the keys, so that two processes never deadlock.
  const sql = `insert into cost_points as kept (key, window_starts_at, taken)
    select key, starts, points from jsonb_to_recordset(?::jsonb) as spent (key text, starts timestamptz, points int)
     order by key
    on conflict (key) do update set
      taken = case when kept.window_starts_at >= excluded.window_starts_at then kept.taken else 0 end + excluded.taken,
      window_starts_at = greatest(kept.window_starts_at, excluded.window_starts_at)
    returning key, taken`;
  const recorded = await rows.execute<{ key: string; taken: number }[]>(sql, [JSON.stringify(list)]);
  return new Map(recorded.map(({ key, taken }) => [key, taken]));
}

/** Deletes counts of past minutes; answers how many. For the worker. */
export async function clearPoints(rows: Rows, now: Date): Promise<number> {
  const sql = 'delete from cost_points where window_starts_at < ? returning key';
  const before = new Date(minuteOf(now) - WINDOW_MILLISECONDS);
  return (await rows.execute<unknown[]>(sql, [before])).length;
}

/** The start of the minute, in milliseconds since 1970. */
export function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / WINDOW_MILLISECONDS) * WINDOW_MILLISECONDS;
}

/** Whole seconds until the next minute, at least one. */
export function secondsLeft(now: Date): number {
  return Math.ceil((minuteOf(now) + WINDOW_MILLISECONDS - now.getTime()) / 1_000);
}
