-- part: picksOfGame
from pick_games l join picks p on p.id = l.pick_id where l.game_id = g.id and p.status <> 'WITHDRAWN';

-- part: hasPicks
exists (select {picksOfGame});

-- A pick of the game that has no result.
-- part: waits
exists (select {picksOfGame} and p.result = 'PENDING');

-- What no longer has to be asked is left out: the provider answered it by itself, or every pick of the game has its result.
-- part: isOpenQuestion
q.answer is null and case q.kind
  when 'GONE' then g.status = 'GONE' and ({waits} or not {hasPicks})
  when 'NEW_ID' then g.status = 'GONE' and ({waits} or not {hasPicks})
  when 'START' then exists (select {picksOfGame} and p.result = 'PENDING'
    and p.starts_at <> date_trunc('minute', g.starts_at))
  when 'NOT_PLAYED' then exists (select {picksOfGame} and p.status = 'PUBLISHED' and p.result = 'PENDING')
  else {hasPicks} end;

-- name: openGameQuestions
select q.id, q.kind, q.game_id, q.other_game_id, q.asked_at, (select count(*)::int {picksOfGame}) as "picks!"
  from game_questions q join games g on g.id = q.game_id
 where {isOpenQuestion} and (q.kind not in ('GONE', 'NEW_ID') or g.starts_at > :since or {waits})
 order by {hasPicks} desc, q.asked_at, q.id limit 50;

-- A corrected score is of picks that have results.
-- name: waitingQuestions
select count(*)::int as "count!", min(q.asked_at) as since
  from game_questions q join games g on g.id = q.game_id
 where {isOpenQuestion} and (q.kind = 'CORRECTED' or {waits});

-- name: askAboutUnplayed
insert into game_questions (id, kind, game_id, asked_at)
select distinct 'NOT_PLAYED ' || g.id, 'NOT_PLAYED', g.id, :now::timestamptz
  from games g join pick_games l on l.game_id = g.id join picks p on p.id = l.pick_id
 where g.status in ('SCHEDULED', 'GONE', 'POSTPONED') and p.status = 'PUBLISHED' and p.result = 'PENDING'
   and p.date <= :lastDay on conflict do nothing;
