-- What a killed process held is taken again after a minute, by the database's clock. The odds before a start come first.
-- name: claimTask
update feed_tasks set leased_until = clock_timestamp() + interval '1 minute'
 where (kind, league) = (select kind, league from feed_tasks
   where due_at <= :now and league = coalesce(:league?, league) and kind = coalesce(:kind?, kind)
     and (leased_until is null or leased_until < clock_timestamp())
   order by kind = 'EVENTS', kind = 'SCORES', due_at limit 1 for update skip locked)
returning kind, league, failures;

-- name: anyTask
select kind from feed_tasks limit 1;

-- name: addTasks
insert into feed_tasks (kind, league, due_at) select kind, league, "dueAt"
  from json_to_recordset(:tasks::json) as given (kind text, league text, "dueAt" timestamptz) on conflict do nothing;

-- name: makeDue
update feed_tasks set due_at = least(due_at, :now) where league = :league;

-- name: putOff
update feed_tasks set due_at = :dueAt, leased_until = null where kind = :kind and league = :league;

-- name: failTask
update feed_tasks set due_at = :dueAt, leased_until = null, failures = failures + 1, failure = :failure,
       since = coalesce(since, :now) where kind = :kind and league = :league;

-- name: finishTask
update feed_tasks set due_at = :dueAt, leased_until = null, failures = 0, failure = null, since = null, round_at = :at,
       faults = given.faults, faults_since = case when given.faults <> '[]' then coalesce(faults_since, :at) end
  from (select :faults::jsonb as faults) given where kind = :kind and league = :league;

-- name: noteRound
insert into feed_rounds (kind, league, at, hash, games, dropped, remaining, used)
values (:kind, :league, :at, :hash, :games, :dropped, :remaining?, :used?);

-- name: deleteOldQuotes
delete from odds_quotes q using games g
 where g.id = q.game_id and g.starts_at < :before and (g.final_at is null or g.final_at < :before);

-- name: deleteOldRounds
delete from feed_rounds where at < :before;

-- name: deleteOldArbitrages
delete from arbitrages where found_at < :before;
