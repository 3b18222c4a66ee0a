-- Written so that the planner cannot use the partial index. In the minute after a batch the statistics know nothing of it, and
-- everything that waits would be read for each member.
-- part: isOpenAlert
coalesce(a.state, '') in ('WAITING', 'SENDING');

-- Takes alerts that are due, and with them whatever else waits for the same members, so that it comes in one message. The
-- lease is by the database's clock, because the product's may jump. When a worker dies its lease runs out, and what it may
-- have sent is sent again: alone, in the company it had, because only then is it the same message.
-- name: claimAlerts
with lease as (select clock_timestamp() + :leaseSeconds * interval '1 second' as until),
due as (
  select batch_id, user_id, channel, target, leased_until as lost from pick_alerts
   where channel = :channel and state in ('WAITING', 'SENDING') and due_at <= :now
     and (leased_until is null or leased_until <= clock_timestamp())
   order by due_at, batch_id, user_id limit :most for update skip locked),
beside as (
  select b.* from (select distinct user_id, channel, target, lost from due) d cross join lateral (
    select a.batch_id, a.user_id, a.channel, a.target, a.leased_until as lost from pick_alerts a
     where (a.user_id, a.channel, a.target) = (d.user_id, d.channel, d.target)
       and {isOpenAlert} and a.leased_until is not distinct from d.lost for update skip locked) b),
claimed as (
  update pick_alerts a set state = 'SENDING', leased_until = lease.until
    from (select * from due union select * from beside) c, lease
   where (a.batch_id, a.user_id, a.channel, a.target) = (c.batch_id, c.user_id, c.channel, c.target)
  returning a.*, c.lost)
select a.user_id, a.target, a.tries, a.created_at, a.leased_until as "leased_until!", a.lost, b.id as batch_id, b.channel, b.kind,
       b.tier, b.day::text as "day!", b.opened_at, b.closes_at, b.fanned_to
  from claimed a join alert_batches b on b.id = a.batch_id
 order by a.batch_id, a.user_id, a.target;

-- Only while the claim is ours: a worker whose lease ran out has lost it to another. What came too late because it could not
-- be sent before keeps the reason of that. The state as in isOpenAlert, so that each alert is found by its key.
-- name: keepOutcomes
update pick_alerts a set state = m.state, due_at = coalesce(m.due_at, a.due_at), tries = m.tries, told = m.told,
       reason = case when m.state in ('WITHHELD', 'DROPPED') and a.reason is not null
                     then left(m.reason || '. Before that: ' || a.reason, 300) else m.reason end,
       sent_at = m.sent_at, leased_until = null
  from json_to_recordset(:marks::json) as m (batch_id bigint, user_id text, channel text, target text, state text,
         due_at timestamptz, tries int, told jsonb, reason text, sent_at timestamptz)
 where (a.batch_id, a.user_id, a.channel, a.target) = (m.batch_id, m.user_id, m.channel, m.target)
   and coalesce(a.state, '') = 'SENDING' and a.leased_until = :leasedUntil?;
