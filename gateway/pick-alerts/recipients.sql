-- name: recapReaders
select user_id, null as target from alert_settings where recap;

-- Whose plan has the tier now, or has it next; those without a plan who chose to be notified, of Free picks or of what they can
-- no longer read.
-- name: releaseReaders
select user_id, null as target from subscriptions
 where state in ('trialing', 'active', 'past_due') and (tier = :tier?::text or pending_tier = :tier?::text)
union
select user_id, null from alert_settings where locked_news or :tier?::text = 'FREE';

-- Who was sent words of its picks, or is being sent some; the words of an alert that waits are read when it is sent.
-- name: toldBefore
select distinct a.user_id, a.target from pick_alerts a
 where a.channel = :channel and a.created_at > (select opened_at from alert_batches where id = :batchId) - interval '2 days' and (
   a.state = 'SENT' and jsonb_exists_any(a.told, array(select pick_id from alert_batch_picks where batch_id = :batchId))
   or a.state = 'SENDING' and a.batch_id <> :batchId);
