-- name: keepScores
insert into game_scores (pick_id, at, one, two, source)
select "pickId", :now, one, two, source
  from json_to_recordset(:scores::json) as given ("pickId" text, one int, two int, source text) order by "pickId"
    on conflict (pick_id) do update
   set at = excluded.at, one = excluded.one, two = excluded.two, source = excluded.source;

-- name: lastGrade
select void_reason, score, source, reason from pick_grades where pick_id = :pickId order by n desc limit 1;

-- The picks of a game that was not played.
-- name: picksToVoid
select p.id from pick_games l join picks p on p.id = l.pick_id
 where l.game_id = :gameId and p.status = 'PUBLISHED' and p.result = 'PENDING' and p.starts_at <= :now
 order by p.id;
