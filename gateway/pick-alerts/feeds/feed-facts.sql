-- That picks were changed after somebody could read them: the version since then, and the game before.
-- name: changesOfPicks
select pick_id, version + 1 as "version!", replaced_at as at, team_one, team_two, date, time
  from pick_revisions where pick_id = any(:pickIds::text[]) order by pick_id, version;

-- name: linkedGamesOfPicks
select pick_id, game_id, linked_at from pick_games where pick_id = any(:pickIds::text[]);
