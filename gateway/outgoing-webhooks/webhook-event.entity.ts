import { defineEntity, p } from '@mikro-orm/core';
import type { WebhookEventType } from '#schema/rules/api/webhook-values.ts';

/**
 * What has happened or will: a scheduled pick is recorded with the moment of its release. Written by triggers. It holds
 * no pick's content; the payload is built when it is sent, as the key's owner may see it then.
 */
export const WebhookEventEntity = defineEntity({
  name: 'WebhookEventRow',
  tableName: 'webhook_events',
  indexes: [
    {
      name: 'webhook_events_waiting',
      expression:
        'create index "webhook_events_waiting" on "webhook_events" ("occurs_at") where "dispatched_at" is null',
    },
    { name: 'webhook_events_told', properties: ['dispatchedAt'] },
  ],
  uniques: [{ name: 'webhook_events_once', properties: ['type', 'subject', 'occurrence'] }],
  properties: {
    id: p.string().length(40).primary(),
    type: p.string().length(40).$type<WebhookEventType>(),
    /** A pick, an event of a subscription's timeline, or the delivery of an endpoint's test. */
    subject: p.string().length(60),
    occurrence: p.integer().default(1),
    occursAt: p.datetime(3),
    dispatchedAt: p.datetime(3).nullable(),
  },
});
