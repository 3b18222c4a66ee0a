-- name: leaguesWithoutPick
-- type: league is League of #schema/rules/picks/leagues.ts
with missing as (
  select distinct league from picks where status = 'PUBLISHED' and date >= :from and date < :day
  except select league from picks where status = 'PUBLISHED' and date = :day)
select league as "league!" from missing
 where not (
      exists (select from feed_tasks t where t.league = missing.league and t.kind = 'EVENTS'
                and t.round_at > :now::timestamptz - interval '1 day')
      or (exists (select from games where day = :day)
          and exists (select from games g where g.league = missing.league and g.day >= :from)))
    or exists (select from games g where g.league = missing.league and g.day = :day
                 and g.status not in ('GONE', 'POSTPONED') and g.starts_at > :now)
 order by league;
