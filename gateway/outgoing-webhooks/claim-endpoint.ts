import type { MikroORM } from '@mikro-orm/postgresql';
import * as statements from './claim-endpoint.sql.ts';
import type { DeliveryRecord } from './delivery-rows.ts';

/** An endpoint that only this worker may send to for a while. `leasedUntil` identifies the claim. */
export type ClaimedEndpoint = statements.ClaimEndpointRow;

/** The endpoint that has waited longest with something to send; null when there is none. */
export function claimEndpoint({ em }: MikroORM, now: Date): Promise<ClaimedEndpoint | null> {
  return statements.claimEndpoint.first(em, { now });
}

export async function releaseEndpoint({ em }: MikroORM, { id, leasedUntil }: ClaimedEndpoint): Promise<void> {
  await statements.releaseEndpoint.run(em, { id, leasedUntil });
}

export function nextDelivery(
  { em }: MikroORM,
  { id }: ClaimedEndpoint,
  now: Date,
): Promise<DeliveryRecord | null> {
  return statements.nextDelivery.first(em, { endpointId: id, now });
}
