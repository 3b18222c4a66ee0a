// Written by npm run codegen from claim-endpoint.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { WebhookEventType } from '#schema/rules/api/webhook-values.ts';

export interface ClaimEndpointValues {
  now: Date;
}

export interface ClaimEndpointRow {
  apiKeyId: string;
  failures: number;
  id: string;
  leasedUntil: Date;
  previousSecretUntil: Date | null;
  secretVersion: number;
  url: string;
}

/**
 * The lease uses the database's clock, because the product's may jump. When a worker dies, its lease runs out and its
 * last delivery is sent again under the same id. At most two endpoints per member are called at a time, so that slow
 * ones delay nobody else.
 */
export const claimEndpoint = new Statement<ClaimEndpointValues, ClaimEndpointRow>({
  name: 'claimEndpoint',
  text: `update webhook_endpoints set leased_until = clock_timestamp() + interval '60 seconds', tried_at = $1
 where id = (
   select e.id from webhook_endpoints e
    where e.disabled_at is null and (e.paused_until is null or e.paused_until <= $1)
      and (e.leased_until is null or e.leased_until <= clock_timestamp())
      and exists (select from webhook_deliveries d
                   where d.endpoint_id = e.id and d.state = 'PENDING' and d.next_try_at <= $1)
      and (select count(*) from webhook_endpoints busy join api_keys k on k.id = busy.api_key_id
            where busy.leased_until > clock_timestamp()
              and k.user_id = (select user_id from api_keys where id = e.api_key_id)) < 2
    order by e.tried_at nulls first, e.id limit 1 for update skip locked)
returning id, api_key_id, url, secret_version, previous_secret_until, failures, leased_until as "leased_until"`,
  values: ['now'],
  columns: ['api_key_id', 'failures', 'id', 'leased_until', 'previous_secret_until', 'secret_version', 'url'],
  instants: ['leased_until', 'previous_secret_until'],
});

export interface ReleaseEndpointValues {
  id: string;
  leasedUntil: Date;
}

export type ReleaseEndpointRow = Record<never, never>;

export const releaseEndpoint = new Statement<ReleaseEndpointValues, ReleaseEndpointRow>({
  name: 'releaseEndpoint',
  text: `update webhook_endpoints set leased_until = null where id = $1 and leased_until = $2`,
  values: ['id', 'leasedUntil'],
  columns: [],
});

export interface NextDeliveryValues {
  endpointId: string;
  now: Date;
}

export interface NextDeliveryRow {
  createdAt: Date;
  endpointId: string;
  eventId: string;
  id: string;
  nextTryAt: Date;
  occursAt: Date;
  state: 'PENDING' | 'DELIVERED' | 'FAILED' | 'WITHHELD';
  subject: string;
  tries: number;
  type: WebhookEventType;
}

/** The fewest attempts first, so that one delivery that always fails blocks no other; of one run, in the order of the events. */
export const nextDelivery = new Statement<NextDeliveryValues, NextDeliveryRow>({
  name: 'nextDelivery',
  text: `select d.*, v.type, v.subject, v.occurs_at from webhook_deliveries d join webhook_events v on v.id = d.event_id where d.endpoint_id = $1 and d.state = 'PENDING' and d.next_try_at <= $2
 order by d.tries, d.next_try_at, v.occurs_at, d.id limit 1`,
  values: ['endpointId', 'now'],
  columns: ['created_at', 'endpoint_id', 'event_id', 'id', 'next_try_at', 'occurs_at', 'state', 'subject', 'tries', 'type'],
  instants: ['created_at', 'next_try_at', 'occurs_at'],
});
