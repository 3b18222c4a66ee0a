-- By the indexes of when they came and of what waits: those of 30 days may be millions.
-- name: notificationHealth
select (select max(received_at) from webhook_inbox) as last_at,
       (select count(*)::int from webhook_inbox where received_at > :since) as "of_day!",
       count(*)::int as "waiting!", count(failure)::int as "failed!"
  from webhook_inbox where processed_at is null;

-- By the indexes of each endpoint's log and of what is due: deliveries of 30 days may be millions.
-- name: endpointHealth
select (select count(*)::int from webhook_endpoints) as "endpoints!",
       (select count(*)::int from webhook_endpoints where disabled_at is not null) as "disabled!",
       (select count(*)::int from webhook_deliveries where state = 'PENDING') as "waiting!",
       count(*) filter (where d.state = 'DELIVERED')::int as "delivered!",
       count(*) filter (where d.state = 'FAILED')::int as "failed!"
  from webhook_endpoints e join webhook_deliveries d on d.endpoint_id = e.id and d.created_at > :since;

-- name: retryNotification
update webhook_inbox set attempts = 0, next_attempt_at = :now where hash = :hash and processed_at is null returning kind;
