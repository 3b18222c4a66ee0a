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
 where not (exists (select from feed_tasks t where t.league = missing.league and t.kind = 'EVENTS' and t.round_at > $3::timestamptz - interval '1 day') or (exists (select from games where day = $2) and exists (select from games g where g.league = missing.league and g.day >= $1)))
    or exists (select from games g where g.league = missing.league and g.day = $2
                 and g.status not in ('GONE', 'POSTPONED') and g.starts_at > $3)
 order by league`,
  values: ['from', 'day', 'now'],
  columns: ['league'],
});

export interface LeaguesOfDayValues {
  day: string;
  from: string;
  now: Date;
}

export interface LeaguesOfDayRow {
  drafts: number;
  firstStartsAt: Date | null;
  games: number | null;
  lastStartsAt: Date | null;
  league: 'NFL' | 'NCAAF' | 'NBA' | 'NCAAB' | 'MLB' | 'NHL';
  posted: number;
}

/** Leagues with a pick in the seven days before, or a pick or draft today. Where the schedule of a league is known, only those that play. */
export const leaguesOfDay = new Statement<LeaguesOfDayValues, LeaguesOfDayRow>({
  name: 'leaguesOfDay',
  text: `with missing as (
  select league, count(*) filter (where date = $1 and status = 'PUBLISHED') as posted,
         count(*) filter (where date = $1 and status = 'DRAFT') as drafts
    from picks where date between $2 and $1 and (status = 'PUBLISHED' or status = 'DRAFT' and date = $1) group by league),
playing as (
  select league, count(*) as games, min(starts_at) as first_start, max(starts_at) as last_start
    from games where day = $1 and status not in ('GONE', 'POSTPONED') group by league)
select missing.league as "league", posted::int as "posted", drafts::int as "drafts", games::int as games,
       first_start as "firstStartsAt", last_start as "lastStartsAt"
  from missing left join playing using (league)
 where games is not null or posted + drafts > 0 or not (exists (select from feed_tasks t where t.league = missing.league and t.kind = 'EVENTS' and t.round_at > $3::timestamptz - interval '1 day') or (exists (select from games where day = $1) and exists (select from games g where g.league = missing.league and g.day >= $2)))
 order by first_start nulls last, missing.league`,
  values: ['day', 'from', 'now'],
  columns: ['drafts', 'firstStartsAt', 'games', 'lastStartsAt', 'league', 'posted'],
  instants: ['firstStartsAt', 'lastStartsAt'],
});
