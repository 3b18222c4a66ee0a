// Written by npm run codegen from missing-picks.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { League } from '#schema/rules/picks/leagues.ts';

export interface LeaguesWithoutPickValues {
  from: string;
  day: string;
  now: Date;
}

export interface LeaguesWithoutPickRow {
  league: League;
}

export const leaguesWithoutPick = new Statement<LeaguesWithoutPickValues, LeaguesWithoutPickRow>({
  name: 'leaguesWithoutPick',
  text: `with missing as (
  select distinct league from picks where status = 'PUBLISHED' and date >= $1 and date < $2
  except select league from picks where status = 'PUBLISHED' and date = $2)
select league as "league" from missing
 where not (
      exists (select from feed_tasks t where t.league = missing.league and t.kind = 'EVENTS'
                and t.round_at > $3::timestamptz - interval '1 day')
      or (exists (select from games where day = $2)
          and exists (select from games g where g.league = missing.league and g.day >= $1)))
    or exists (select from games g where g.league = missing.league and g.day = $2
                 and g.status not in ('GONE', 'POSTPONED') and g.starts_at > $3)
 order by league`,
  values: ['from', 'day', 'now'],
  columns: ['league'],
});
