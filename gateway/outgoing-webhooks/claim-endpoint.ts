import type { MikroORM } from '@mikro-orm/postgresql';
import { columnsOf } from '#gateway/database/record.ts';
import { DELIVERIES, type DeliveryRecord } from './delivery-rows.ts';
import type { EndpointRecord } from './endpoint-rows.ts';
import { WebhookEndpointEntity } from './webhook-endpoint.entity.ts';

const CLAIMED = [
  'id',
  'apiKeyId',
  'url',
  'secretVersion',
  'previousSecretUntil',
  'failures',
  'leasedUntil',
] as const;

/** An endpoint that only this worker may send to for a while. `leasedUntil` identifies the claim. */
export type ClaimedEndpoint = Pick<EndpointRecord, (typeof CLAIMED)[number]> & { leasedUntil: Date };

/**
 * The lease uses the database's clock, because the product's may jump. When a worker dies, its lease runs out and its
 * last delivery is sent again under the same id. At most two endpoints per member are called at a time, so that slow
 * ones delay nobody else.
 */
const CLAIM = `
  update webhook_endpoints set leased_until = clock_timestamp() + interval '60 seconds', tried_at = ?
   where id = (
     select e.id from webhook_endpoints e
      where e.disabled_at is null and (e.paused_until is null or e.paused_until <= ?)
        and (e.leased_until is null or e.leased_until <= clock_timestamp())
        and exists (select from webhook_deliveries d
                     where d.endpoint_id = e.id and d.state = 'PENDING' and d.next_try_at <= ?)
        and (select count(*) from webhook_endpoints busy join api_keys k on k.id = busy.api_key_id
              where busy.leased_until > clock_timestamp()
                and k.user_id = (select user_id from api_keys where id = e.api_key_id)) < 2
      order by e.tried_at nulls first, e.id limit 1 for update skip locked)
  returning ${columnsOf(WebhookEndpointEntity, { only: CLAIMED })}`;

/** The endpoint that has waited longest with something to send; null when there is none. */
export async function claimEndpoint({ em }: MikroORM, now: Date): Promise<ClaimedEndpoint | null> {
  const [claimed] = await em.execute<ClaimedEndpoint[]>(CLAIM, [now, now, now]);
  return claimed ?? null;
}

export async function releaseEndpoint({ em }: MikroORM, { id, leasedUntil }: ClaimedEndpoint): Promise<void> {
  const sql = 'update webhook_endpoints set leased_until = null where id = ? and leased_until = ?';
  await em.execute(sql, [id, leasedUntil], 'run');
}

/** The fewest attempts first, so that one delivery that always fails blocks no other; of one run, in the order of the events. */
const NEXT = `${DELIVERIES} where d.endpoint_id = ? and d.state = 'PENDING' and d.next_try_at <= ?
  order by d.tries, d.next_try_at, v.occurs_at, d.id limit 1`;

export async function nextDelivery(
  { em }: MikroORM,
  { id }: ClaimedEndpoint,
  now: Date,
): Promise<DeliveryRecord | null> {
  const [next] = await em.execute<DeliveryRecord[]>(NEXT, [id, now]);
  return next ?? null;
}
