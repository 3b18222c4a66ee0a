-- Whether the schedule of a day is known for a league: where the provider has listed it within a day, be it nothing, or where games of
-- some league are known for the day and of this one from a week before on.
-- part: isScheduleKnown
(exists (select from feed_tasks t where t.league = missing.league and t.kind = 'EVENTS'
                and t.round_at > :now::timestamptz - interval '1 day')
      or (exists (select from games where day = :day)
          and exists (select from games g where g.league = missing.league and g.day >= :from)));

-- name: leaguesWithoutPick
-- type: league is League of #schema/rules/picks/leagues.ts
with missing as (
  select distinct league from picks where status = 'PUBLISHED' and date >= :from and date < :day
  except select league from picks where status = 'PUBLISHED' and date = :day)
select league as "league!" from missing
 where not {isScheduleKnown}
    or exists (select from games g where g.league = missing.league and g.day = :day
                 and g.status not in ('GONE', 'POSTPONED') and g.starts_at > :now)
 order by league;

-- Leagues with a pick in the seven days before, or a pick or draft today. Where the schedule of a league is known, only those that play.
-- name: leaguesOfDay
with missing as (
  select league, count(*) filter (where date = :day and status = 'PUBLISHED') as posted,
         count(*) filter (where date = :day and status = 'DRAFT') as drafts
    from picks where date between :from and :day and (status = 'PUBLISHED' or status = 'DRAFT' and date = :day) group by league),
playing as (
  select league, count(*) as games, min(starts_at) as first_start, max(starts_at) as last_start
    from games where day = :day and status not in ('GONE', 'POSTPONED') group by league)
select missing.league as "league!", posted::int as "posted!", drafts::int as "drafts!", games::int as games,
       first_start as "firstStartsAt", last_start as "lastStartsAt"
  from missing left join playing using (league)
 where games is not null or posted + drafts > 0 or not {isScheduleKnown}
 order by first_start nulls last, missing.league;
