-- Of a game `g`, every name of its teams.
-- part: namesOfTeams
array(select t.key from teams t where t.id = g.away
      union all select a.key from team_aliases a where a.team_id = g.away) as "away_keys!",
array(select t.key from teams t where t.id = g.home
      union all select a.key from team_aliases a where a.team_id = g.home) as "home_keys!";

-- A game with every name of its teams.
-- name: namedGame
select g.id, g.league, g.day, g.starts_at, {namesOfTeams} from games g where g.id = :id;

-- The games of some New York days with every name of their teams.
-- name: listedGames
select g.id, g.league, g.day, g.starts_at, {namesOfTeams}, v.name as away, h.name as home,
       g.game_no as number, g.status
  from games g join teams v on v.id = g.away join teams h on h.id = g.home
 where g.day = any(:days::date[]) order by g.starts_at, g.id;

-- part: game
select g.id, g.league, a.name as away, h.name as home, g.day as date, g.game_no as number,
       g.starts_at, g.status, g.away_score, g.home_score
  from games g join teams a on a.id = g.away join teams h on h.id = g.home;

-- name: gamesOfDay
{game} where g.day = :day order by g.starts_at, g.id;

-- name: gamesById
{game} where g.id = any(:ids::text[]);

-- The games from fourteen days before a New York day until a year after it.
-- name: scheduledGames
select g.league, g.day as date, to_char(g.starts_at at time zone 'America/New_York', 'HH24:MI') as "time!",
       {namesOfTeams}
  from games g where g.day between :day::date - 14 and :day::date + 366 order by g.starts_at;

-- The games from a moment on, with every name of their teams and every id that providers and files gave them.
-- name: gamesSince
select g.league, v.name as away, h.name as home, g.starts_at, {namesOfTeams},
       array(select i.id from game_ids i where i.game_id = g.id order by i.id) as "ids!"
  from games g join teams v on v.id = g.away join teams h on h.id = g.home
 where g.starts_at > :since and g.status not in ('GONE', 'POSTPONED') order by g.starts_at, g.id;
