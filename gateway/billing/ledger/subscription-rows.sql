-- name: liveSubscription
select s.* from subscriptions s where s.user_id = :userId and s.state <> 'ended';

-- name: lockLiveSubscription
select s.* from subscriptions s where s.user_id = :userId and s.state <> 'ended' for update;

-- name: lockSubscription
select s.* from subscriptions s where s.id = :id for update;

-- Another worker may have it.
-- name: lockDueSubscription
select s.* from subscriptions s
 where s.id = :id and s.due_at <= :now and s.state in ('trialing', 'active', 'past_due', 'paused')
   for update skip locked;

-- name: dueSubscriptions
select id from subscriptions where due_at <= :now and state <> 'ended' order by due_at, id limit :limit;
