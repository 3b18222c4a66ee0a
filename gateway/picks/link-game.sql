-- name: linkPick
insert into pick_games (pick_id, game_id, reversed, linked_at) values (:pickId, :gameId?, :reversed, :now)
on conflict (pick_id) do update
  set game_id = excluded.game_id, reversed = excluded.reversed, linked_at = excluded.linked_at;

-- name: linkOfPick
select game_id from pick_games where pick_id = :pickId;

-- Of several picks those of which somebody has said something.
-- name: linkedPicks
select pick_id from pick_games where pick_id = any(:pickIds::text[]);

-- name: gamesOfPicks
select pick_id, game_id as "game_id!" from pick_games
 where game_id is not null and pick_id = any(:pickIds::text[]);

-- A schedule reaches two weeks ahead.
-- name: picksWithoutGame
select id, league, team_one, team_two, date, starts_at from picks p
 where starts_at > :now and starts_at < :now::timestamptz + interval '14 days' and status <> 'WITHDRAWN'
   and not exists (select from pick_games l where l.pick_id = p.id) order by id limit 500;
