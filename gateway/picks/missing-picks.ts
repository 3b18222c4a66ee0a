import type { Rows } from '#gateway/database/rows.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';
import * as statements from './missing-picks.sql.ts';

/** New York time by which picks must be scheduled, to be released by 3:00 pm. */
export const MISSED_FROM = '14:45';
const DAYS_LOOKED_BACK = 7;

/**
 * The leagues in play without a pick for a New York day. A league is in play when it had a pick in the seven days before;
 * where its schedule is known, only on days on which it plays, and while a game of it is still to begin. It is known where the provider
 * has listed the league within a day, be it nothing, or where games of some league are known for the day and of this one from a week before on.
 */
export async function leaguesWithoutPick(rows: Rows, day: string, now: Date): Promise<League[]> {
  const from = addDays(day, -DAYS_LOOKED_BACK);
  const missing = await statements.leaguesWithoutPick.all(rows, { from, day, now });
  return missing.map(({ league }) => league);
}

export type LeagueOfDay = statements.LeaguesOfDayRow;

/** The leagues that members expect picks of on a New York day, the one that starts first before the others. */
export function leaguesOfDay(rows: Rows, day: string, now: Date): Promise<LeagueOfDay[]> {
  return statements.leaguesOfDay.all(rows, { from: addDays(day, -DAYS_LOOKED_BACK), day, now });
}
