import { defineEntity, p } from '@mikro-orm/core';
import { WEBHOOK_DELIVERY_STATES } from '#schema/rules/api/webhook-values.ts';
import { WebhookEndpointEntity } from './webhook-endpoint.entity.ts';
import { WebhookEventEntity } from './webhook-event.entity.ts';

/** One event for one endpoint. */
export const WebhookDeliveryEntity = defineEntity({
  name: 'WebhookDeliveryRow',
  tableName: 'webhook_deliveries',
  indexes: [
    { name: 'webhook_deliveries_log', properties: ['endpoint', 'createdAt', 'id'] },
    {
      name: 'webhook_deliveries_due',
      expression:
        'create index "webhook_deliveries_due" on "webhook_deliveries" ("endpoint_id", "next_try_at") where "state" = \'PENDING\'',
    },
  ],
  uniques: [{ name: 'webhook_deliveries_once', properties: ['event', 'endpoint'] }],
  properties: {
    id: p.string().length(40).primary(),
    event: () => p.manyToOne(WebhookEventEntity).deleteRule('cascade'),
    endpoint: () => p.manyToOne(WebhookEndpointEntity).deleteRule('cascade'),
    state: p.enum(WEBHOOK_DELIVERY_STATES),
    /** Since it was created, or redelivered. */
    tries: p.smallint().default(0),
    nextTryAt: p.datetime(3),
    createdAt: p.datetime(3),
  },
});

/** One call for a delivery and its outcome. */
export const WebhookAttemptEntity = defineEntity({
  name: 'WebhookAttemptRow',
  tableName: 'webhook_attempts',
  indexes: [{ name: 'webhook_attempts_delivery', properties: ['delivery', 'id'] }],
  properties: {
    id: p.bigint().primary().autoincrement(),
    delivery: () => p.manyToOne(WebhookDeliveryEntity).deleteRule('cascade'),
    at: p.datetime(3),
    durationMs: p.integer(),
    /** Of the response; null when there was none. */
    status: p.smallint().nullable(),
    failure: p.string().length(200).nullable(),
    /** The first bytes of the response. */
    answer: p.text().nullable(),
  },
});
