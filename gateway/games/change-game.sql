-- A game that is over stays so.
-- name: markPostponed
update games set status = :status, absent = 0
 where id = :id and status <> 'FINAL' and (status = 'POSTPONED') <> :isPostponed;

-- name: lockGamesOf
select pg_advisory_xact_lock(hashtext('games ' || league))::text as locked from games where id = :id;

-- name: moveGameIds
update game_ids set game_id = :kept where game_id = :other;

-- name: takeGame
with joined as (
  update games k set starts_at = o.starts_at, day = o.day, game_no = o.game_no, status = o.status, absent = o.absent,
         starts_seen = k.starts_seen + 1, away_score = o.away_score, home_score = o.home_score,
         final_at = o.final_at, confirmed_at = o.confirmed_at
    from games o where k.id = :kept and o.id = :other returning k.id, k.starts_seen, k.starts_at)
insert into game_starts (game_id, n, starts_at, noted_at) select id, starts_seen, starts_at, :now from joined;

-- name: forgetOtherGame
update game_questions set other_game_id = null where other_game_id = :other;

-- name: deleteGame
delete from games where id = :id;

-- A question about a game that is not postponed after all may be asked again.
-- name: askAgain
update game_questions set answer = null, answered_at = null, answered_by = null
 where game_id = :id and kind = 'GONE' and answer = 'POSTPONED';
