import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import { type PickRecord, ungradedPicks } from './pick-rows.ts';

/** By then a game that began is over. */
export const GAME_TAKES = 6 * HOUR;
const DAYS_LOOKED_BACK = 30;

interface UngradedDay {
  day: string;
  count: number;
  /** When the first of them should have had a result. */
  since: Date;
}

/** The most picks that wait in one queue. */
export const LONGEST_QUEUE = 100;

/** What waits for a result, the first game first: those of the Problems page, and the games of today that have started. */
export function gradingQueue({ database, now }: Pick<Context, 'database' | 'now'>): Promise<PickRecord[]> {
  const since = addDays(easternDay(now), -DAYS_LOOKED_BACK);
  return ungradedPicks(database.em, since, { now, most: LONGEST_QUEUE });
}

/** How many picks wait for a result. */
export async function countToGrade(rows: Rows, now: Date): Promise<number> {
  const [row] = await rows.execute<{ count: number }[]>(
    `select count(*)::int as count from picks
      where date >= ? and status = 'PUBLISHED' and result = 'PENDING' and starts_at <= ?`,
    [addDays(easternDay(now), -DAYS_LOOKED_BACK), now],
  );
  return row?.count ?? 0;
}

/** The New York days whose games are over while some of their picks have no result, the newest first. */
export async function ungradedDays(rows: Rows, now: Date): Promise<UngradedDay[]> {
  const today = easternDay(now);
  const over = new Date(now.getTime() - GAME_TAKES);
  const days = await rows.execute<{ day: string; count: number; first: Date }[]>(
    `select date::text as day, count(*)::int as count, min(starts_at) as first from picks
      where date between ? and ? and status = 'PUBLISHED' and result = 'PENDING' and starts_at <= ?
      group by date order by date desc`,
    [addDays(today, -DAYS_LOOKED_BACK), today, over],
  );
  return days.map(({ day, count, first }) => ({ day, count, since: new Date(first.getTime() + GAME_TAKES) }));
}
