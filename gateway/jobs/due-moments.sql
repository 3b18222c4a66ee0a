-- For each job that works off rows, the earliest moment in them.
-- name: dueMoments
select 'record-openings' as "job!", min(reveal_by)::timestamptz as at from record_leaves where reveal_by >
       coalesce((select record_stamp(record_midnight(max(day))) from record_days), '')
union all select 'due-subscription', min(due_at) from subscriptions where state <> 'ended'
union all select 'webhooks', min(next_attempt_at) from webhook_inbox where processed_at is null
union all select 'webhook-events', min(occurs_at) from webhook_events where dispatched_at is null
union all select 'webhook-deliveries', min(greatest(d.next_try_at, e.paused_until)) from webhook_deliveries d
       join webhook_endpoints e on e.id = d.endpoint_id and e.disabled_at is null where d.state = 'PENDING'
union all select 'mails', min(next_attempt_at) from outbox where sent_at is null and attempts < :tries and :sendsMails::bool
union all select 'digests', min(next_digest_at) from alert_settings where :sendsAlerts::bool
union all select 'pick-alerts', least(
       (select min(closes_at) from alert_batches where whole_at is null),
       (select min(due_at) from pick_alerts where state in ('WAITING', 'SENDING'))) where :sendsAlerts::bool
union all select 'pick-alerts', min(p.release_at - t.early_access_minutes * interval '1 minute')
       from picks p, rules_tiers() t where :sendsAlerts::bool and p.date = :today::date and p.status = 'PUBLISHED'
       and p.release_at - t.early_access_minutes * interval '1 minute' > :now::timestamptz
union all select 'trial-ends', min(trial_ends_at) - interval '3 hours' from subscriptions
       where state = 'trialing' and not cancel_at_period_end and trial_ends_at - interval '3 hours' > :now::timestamptz
union all select 'pauses-ending', min(due_at) - interval '7 days' from subscriptions
       where state = 'paused' and due_at - interval '7 days' > :now::timestamptz
union all select 'record-checkpoints', max(at) from record_head
       where size <> (select coalesce(max(size), 0) from record_checkpoints) and :signs::bool
union all select 'record-witnesses', c.at from (select size, at from record_checkpoints order by size desc limit 1) c
       where exists (select from unnest(:witnesses::text[]) w (name) where not exists (
         select from record_cosignatures s where s.name = w.name and s.size = c.size));
