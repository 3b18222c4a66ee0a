import type { Fragment, Rows } from '#gateway/database/rows.ts';

const WINDOW_MILLISECONDS = 60_000;

/** Adds to what was taken of a minute; of processes whose clocks differ, the one ahead names the minute. */
const ADD = `
  on conflict (key) do update set
    taken = case when kept.window_starts_at >= excluded.window_starts_at then kept.taken else 0 end + excluded.taken,
    window_starts_at = greatest(kept.window_starts_at, excluded.window_starts_at)
  returning key, taken`;

/** Takes points for many at once; answers by key what all processes together took of the minute. */
export async function takePoints(
  rows: Rows,
  asked: Map<string, number>,
  now: Date,
): Promise<Map<string, number>> {
  const starts = new Date(minuteOf(now));
  const list = [...asked].map(([key, points]) => ({ key, starts, points }));
  // In order of the keys, so that two processes never wait for each other.
  const sql = `insert into cost_points as kept (key, window_starts_at, taken)
    select key, starts, points from jsonb_to_recordset(?::jsonb) as asked (key text, starts timestamptz, points int)
     order by key ${ADD}`;
  const took = await rows.execute<{ key: string; taken: number }[]>(sql, [JSON.stringify(list)]);
  return new Map(took.map(({ key, taken }) => [key, taken]));
}

/** The same for one, as part of a statement that has a CTE named `asker`: only where it has a row. */
export function takingPoints(key: string, points: number, now: Date): Fragment {
  const sql = `insert into cost_points as kept (key, window_starts_at, taken)
    select ?, ?::timestamptz, ?::int where exists (select from asker) ${ADD}`;
  return { sql, params: [key, new Date(minuteOf(now)), points] };
}

/** Removes counts of minutes that are over; answers how many. For the worker. */
export async function clearPoints(rows: Rows, now: Date): Promise<number> {
  const sql = 'delete from cost_points where window_starts_at < ? returning key';
  const before = new Date(minuteOf(now) - WINDOW_MILLISECONDS);
  return (await rows.execute<unknown[]>(sql, [before])).length;
}

/** The minute of a moment, as milliseconds since 1970. */
export function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / WINDOW_MILLISECONDS) * WINDOW_MILLISECONDS;
}

/** Whole seconds until the next minute, at least one. */
export function secondsLeft(now: Date): number {
  return Math.ceil((minuteOf(now) + WINDOW_MILLISECONDS - now.getTime()) / 1_000);
}
