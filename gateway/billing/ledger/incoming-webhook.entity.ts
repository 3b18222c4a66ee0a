import { defineEntity, p } from '@mikro-orm/core';

/** A verified webhook of the processor: stored, acknowledged at once, and processed once. */
export const WebhookEntity = defineEntity({
  name: 'WebhookRow',
  tableName: 'webhook_inbox',
  indexes: [
    { name: 'webhook_inbox_received', properties: ['receivedAt'] },
    {
      name: 'webhook_inbox_open',
      expression:
        'create index "webhook_inbox_open" on "webhook_inbox" ("next_attempt_at") where "processed_at" is null',
    },
  ],
  properties: {
    /** SHA-256 of the payload, so that a repeated webhook is the same row. */
    hash: p.string().length(64).primary(),
    kind: p.string().length(60),
    signature: p.text(),
    payload: p.text(),
    receivedAt: p.datetime(3),
    processedAt: p.datetime(3).nullable(),
    /** Why the last attempt failed. */
    failure: p.text().nullable(),
    attempts: p.smallint().default(0),
    nextAttemptAt: p.datetime(3),
  },
});
