-- The lease uses the database's clock, because the product's may jump. When a worker dies, its lease runs out and its
-- last delivery is sent again under the same id. At most two endpoints per member are called at a time, so that slow
-- ones delay nobody else.
-- name: claimEndpoint
update webhook_endpoints set leased_until = clock_timestamp() + interval '60 seconds', tried_at = :now
 where id = (
   select e.id from webhook_endpoints e
    where e.disabled_at is null and (e.paused_until is null or e.paused_until <= :now)
      and (e.leased_until is null or e.leased_until <= clock_timestamp())
      and exists (select from webhook_deliveries d
                   where d.endpoint_id = e.id and d.state = 'PENDING' and d.next_try_at <= :now)
      and (select count(*) from webhook_endpoints busy join api_keys k on k.id = busy.api_key_id
            where busy.leased_until > clock_timestamp()
              and k.user_id = (select user_id from api_keys where id = e.api_key_id)) < 2
    order by e.tried_at nulls first, e.id limit 1 for update skip locked)
returning id, api_key_id, url, secret_version, previous_secret_until, failures, leased_until as "leased_until!";

-- name: releaseEndpoint
update webhook_endpoints set leased_until = null where id = :id and leased_until = :leasedUntil;

-- The fewest attempts first, so that one delivery that always fails blocks no other; of one run, in the order of the events.
-- name: nextDelivery
{delivery} where d.endpoint_id = :endpointId and d.state = 'PENDING' and d.next_try_at <= :now
 order by d.tries, d.next_try_at, v.occurs_at, d.id limit 1;
