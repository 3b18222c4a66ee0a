import { defineEntity, p } from '@mikro-orm/core';

/** A verified notification of the processor: stored first, answered at once, worked on once. */
export const WebhookEntity = defineEntity({
  name: 'WebhookRow',
  tableName: 'webhook_inbox',
  indexes: [
    {
      name: 'webhook_inbox_open',
      expression:
        'create index "webhook_inbox_open" on "webhook_inbox" ("next_attempt_at") where "processed_at" is null',
    },
  ],
  properties: {
    /** SHA-256 of the payload: the same notification again is the same row. */
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

/** Where our books and the processor's disagree. Shown to admins, never mended by charging. */
export const DiscrepancyEntity = defineEntity({
  name: 'DifferenceRow',
  tableName: 'differences',
  properties: {
    kind: p.string().length(40).primary(),
    /** Order id or transaction id. */
    subject: p.string().length(120).primary(),
    details: p.json().$type<Record<string, unknown>>(),
    foundAt: p.datetime(3),
    resolvedAt: p.datetime(3).nullable(),
  },
});
