-- part: team
select t.id, t.name,
       array(select a.key from team_aliases a where a.team_id = t.id order by a.key limit 20) as "aliases!"
  from teams t;

-- name: teamsOf
{team} where t.league = :league order by t.name limit 500;

-- name: teamById
{team} where t.id = :id;

-- name: leagueOfTeam
select league from teams where id = :id;

-- name: addAlias
insert into team_aliases (league, key, team_id) values (:league, :key, :teamId) on conflict do nothing;

-- name: ownerOfName
select id as "id!", name as "name!" from (
  select t.id, t.name from teams t where t.league = :league and t.key = :key union all
  select t.id, t.name from team_aliases a join teams t on t.id = a.team_id
   where a.league = :league and a.key = :key) owners limit 1;

-- name: aliasesOf
select key, team_id from team_aliases where league = :league;

-- name: namesOfAliases
select a.league, a.key, t.name from team_aliases a join teams t on t.id = a.team_id;

-- The teams of the schedule in these leagues, with every name of each.
-- name: knownTeams
select t.league, t.name,
       array(select t.key union all select a.key from team_aliases a where a.team_id = t.id) as "keys!"
  from teams t where t.league = any(:leagues::text[]) order by t.id;
