import type { Rows } from '#gateway/database/rows.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';

/** New York time by which picks must be scheduled, to be released by 3:00 pm. */
export const MISSED_FROM = '14:45';
const DAYS_LOOKED_BACK = 7;

/**
 * The leagues in play without a pick for a New York day. A league is in play when it had a pick in the seven days before;
 * where a feed of games follows it, only on days on which it plays.
 */
export async function leaguesWithoutPick(rows: Rows, day: string): Promise<League[]> {
  const from = addDays(day, -DAYS_LOOKED_BACK);
  const missing = await rows.execute<{ league: League }[]>(
    `with missing as (
       select distinct league from picks where status = 'PUBLISHED' and date >= ? and date < ?
       except select league from picks where status = 'PUBLISHED' and date = ?)
     select league from missing
      where not exists (select from games where day = ?)
         or not exists (select from games g where g.league = missing.league and g.day >= ? and g.day < ?)
         or exists (select from games g where g.league = missing.league and g.day = ?
                      and g.status not in ('GONE', 'POSTPONED'))
      order by league`,
    [from, day, day, day, from, day, day],
  );
  return missing.map(({ league }) => league);
}
