import type { Rows } from '#gateway/database/rows.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';

/** New York time by which picks must be scheduled, to be released by 3:00 pm. */
export const MISSED_FROM = '14:45';
const DAYS_LOOKED_BACK = 7;

/**
 * The leagues in play without a pick for a New York day. A league is in play when it had a pick in the seven days
 * before: the product knows no game schedules.
 */
export async function leaguesWithoutPick(rows: Rows, day: string): Promise<League[]> {
  const missing = await rows.execute<{ league: League }[]>(
    `select distinct league from picks where status = 'PUBLISHED' and date >= ? and date < ?
     except select league from picks where status = 'PUBLISHED' and date = ? order by league`,
    [addDays(day, -DAYS_LOOKED_BACK), day, day],
  );
  return missing.map(({ league }) => league);
}
