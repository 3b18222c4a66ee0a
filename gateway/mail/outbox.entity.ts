import { defineEntity, p } from '@mikro-orm/core';

/** Mails to send, written in the same transaction as what they report. */
export const OutboxEntity = defineEntity({
  name: 'OutboxRow',
  tableName: 'outbox',
  indexes: [
    {
      name: 'outbox_open',
      expression: 'create index "outbox_open" on "outbox" ("next_attempt_at") where "sent_at" is null',
    },
    {
      name: 'outbox_recipient',
      expression: 'create index "outbox_recipient" on "outbox" (lower("recipient"), "id")',
    },
  ],
  properties: {
    id: p.bigint().primary().autoincrement(),
    /** Names the occasion, so that it is reported once. */
    key: p.string().length(120).unique(),
    recipient: p.string().length(320),
    template: p.string().length(40),
    data: p.json().$type<Record<string, unknown>>(),
    createdAt: p.datetime(3),
    nextAttemptAt: p.datetime(3),
    attempts: p.smallint().default(0),
    sentAt: p.datetime(3).nullable(),
    failure: p.text().nullable(),
    /** Given up by an admin, or because its one day is over; null: not. */
    droppedAt: p.datetime(3).nullable(),
  },
});
