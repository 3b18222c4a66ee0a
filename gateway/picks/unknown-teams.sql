-- name: namedTeams
select league, name as "name!", count(*)::int as "picks!" from picks p, unnest(array[p.team_one, p.team_two]) as name
 where starts_at > :since and status <> 'WITHDRAWN' and exists (select from teams t where t.league = p.league)
 group by 1, 2 order by 3 desc, 2;

-- name: teamKeys
-- type: league is League of #schema/rules/picks/leagues.ts
select league as "league!", key as "key!" from (
  select league, key from teams union all select league, key from team_aliases) keys;
