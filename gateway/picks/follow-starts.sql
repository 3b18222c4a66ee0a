-- Starts are whole minutes in a pick. Drafts have no first start, and follow too.
-- name: movedPicks
select p.id, g.id as game_id, g.starts_seen, p.starts_at as stated, p.release_at,
       coalesce(record_first_start(p.id), p.starts_at) as "first!", {agreedStart}
  from games g join pick_games l on l.game_id = g.id join picks p on p.id = l.pick_id
 where g.status = 'SCHEDULED' and p.status <> 'WITHDRAWN' and p.starts_at > :now
   and p.starts_at <> date_trunc('minute', g.starts_at);

-- name: askAboutStart
insert into game_questions (id, kind, game_id, asked_at)
values (:id, 'START', :gameId, :now) on conflict do nothing;
