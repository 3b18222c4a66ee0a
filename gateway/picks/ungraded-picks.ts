import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import { type PickRecord, ungradedPicks } from './pick-rows.ts';
import * as statements from './ungraded-picks.sql.ts';

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
  const since = addDays(easternDay(now), -DAYS_LOOKED_BACK);
  const row = await statements.countToGrade.first(rows, { since, now });
  return row?.count ?? 0;
}

/** The New York days whose games are over while some of their picks have no result, the newest first. */
export async function ungradedDays(rows: Rows, now: Date): Promise<UngradedDay[]> {
  const today = easternDay(now);
  const over = new Date(now.getTime() - GAME_TAKES);
  const since = addDays(today, -DAYS_LOOKED_BACK);
  const days = await statements.ungradedDays.all(rows, { since, today, over });
  return days.map(({ day, count, first }) => ({ day, count, since: new Date(first.getTime() + GAME_TAKES) }));
}
