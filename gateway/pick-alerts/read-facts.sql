-- Until when the owners of mailboxes take a break.
-- name: breaksOf
select person_key, greatest(cool_off_until, excluded_until) as until from play_limits
 where person_key = any(:personKeys::text[]);

-- By the members, never by the time alone: in a batch's first minute the statistics know nothing of it.
-- name: earlierAlerts
-- type: told is Told of #gateway/pick-alerts/channel.ts
select a.user_id, a.target, a.batch_id, b.kind, b.day::text as "day!", b.tier, a.state, a.told, a.sent_at, s.next_digest_at,
       case when a.state <> 'SENT' or a.told is null
            then array(select pick_id from alert_batch_picks p where p.batch_id = a.batch_id) end as picks
  from pick_alerts a join alert_batches b on b.id = a.batch_id left join alert_settings s on s.user_id = a.user_id
 where a.channel = :channel and a.user_id = any(:userIds::text[]) and a.created_at + interval '2 days' > :oldest::timestamptz;

-- name: picksInBatches
select batch_id, pick_id from alert_batch_picks where batch_id = any(:batchIds::bigint[]);
