-- Turns events into deliveries for each endpoint that existed and subscribes to them. One worker takes an event and
-- dispatches it once. Whether the key may have it is checked again when it is sent.
-- name: dispatchEvents
with due as (
  select id, type, occurs_at from webhook_events
   where dispatched_at is null and occurs_at <= :now
   order by occurs_at, id limit :most for update skip locked),
told as (
  insert into webhook_deliveries (id, event_id, endpoint_id, state, next_try_at, created_at)
  select 'whd_' || replace(gen_random_uuid()::text, '-', ''), due.id, e.id, 'PENDING', :now::timestamptz, :now::timestamptz
    from due
    join webhook_endpoints e on due.type = any(e.events) and e.disabled_at is null and e.created_at <= due.occurs_at
    join api_keys k on k.id = e.api_key_id and k.revoked_at is null and (k.expires_at is null or k.expires_at > :now)
    join users u on u.id = k.user_id and (u.role = any(:readers::text[]) or due.type not like 'SUBSCRIPTION%')
  on conflict do nothing)
update webhook_events set dispatched_at = :now where id in (select id from due);
