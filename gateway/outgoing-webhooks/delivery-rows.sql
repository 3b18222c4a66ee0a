-- A delivery with its event.
-- part: delivery
-- type: type is WebhookEventType of #schema/rules/api/webhook-values.ts
select d.*, v.type, v.subject, v.occurs_at from webhook_deliveries d join webhook_events v on v.id = d.event_id;

-- name: allDeliveries
{delivery};

-- name: ownDelivery
{delivery} join webhook_endpoints e on e.id = d.endpoint_id
  join api_keys k on k.id = e.api_key_id and k.revoked_at is null where d.id = :id and k.user_id = :userId;

-- name: attemptsOf
select d.id as "delivery_id!", a.at, a.duration_ms, a.status, a.failure, a.answer
  from unnest(:ids::text[]) d(id) cross join lateral
       (select * from webhook_attempts where delivery_id = d.id order by id desc limit 10) a
 order by a.id desc;
