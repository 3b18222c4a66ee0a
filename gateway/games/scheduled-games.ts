import type { Rows } from '#gateway/database/rows.ts';
import type { ScheduledGame } from '#schema/rules/market/reading/read-scheduled-start.ts';

const DAYS_AROUND = 14;

/** The games of the fourteen days before and after a New York day, with every name of their teams. */
export function scheduledGames(rows: Rows, day: string): Promise<ScheduledGame[]> {
  return rows.execute<ScheduledGame[]>(
    `with names as (
       select t.id, array(select t.key union all select a.key from team_aliases a where a.team_id = t.id) as keys from teams t)
     select g.league, g.day::text as date, to_char(g.starts_at at time zone 'America/New_York', 'HH24:MI') as time,
            away.keys as "awayKeys", home.keys as "homeKeys"
       from games g join names away on away.id = g.away join names home on home.id = g.home
      where g.day between ?::date - ${DAYS_AROUND} and ?::date + ${DAYS_AROUND} order by g.starts_at`,
    [day, day],
  );
}
