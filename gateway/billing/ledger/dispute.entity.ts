import { defineEntity, p } from '@mikro-orm/core';
import { DISPUTE_KINDS, DISPUTE_STATES } from '#schema/rules/money/disputes.ts';

/** A payment that a bank reversed or asks about. Figures of money count it on the days when money was taken and came back. */
export const DisputeEntity = defineEntity({
  name: 'DisputeRow',
  tableName: 'disputes',
  indexes: [
    { name: 'disputes_opened', properties: ['openedAt', 'disputeId'] },
    { name: 'disputes_taken', properties: ['takenAt'] },
    { name: 'disputes_transaction', properties: ['transactionId'] },
    {
      name: 'disputes_closed',
      expression: 'create index "disputes_closed" on "disputes" ("closed_at") where "returned_cents" > 0',
    },
    {
      name: 'disputes_unanswered',
      expression: `create index "disputes_unanswered" on "disputes" ("reply_by") where "state" = 'OPEN'`,
    },
  ],
  checks: [
    { name: 'disputes_taken_check', expression: `(taken_at is null) = (kind = 'INQUIRY')` },
    {
      name: 'disputes_returned_check',
      expression: 'returned_cents >= 0 and (returned_cents = 0 or closed_at is not null)',
    },
  ],
  properties: {
    disputeId: p.string().length(60).primary(),
    transactionId: p.string().length(60),
    orderId: p.string().length(120),
    userId: p.string().length(128),
    kind: p.enum(DISPUTE_KINDS),
    /** In the processor's words, such as `not_recognized`. */
    reason: p.string().length(60),
    amountCents: p.integer(),
    openedAt: p.datetime(3),
    /** When the money was taken; null of an inquiry. */
    takenAt: p.datetime(3).nullable(),
    /** The last day for an answer. */
    replyBy: p.date().nullable(),
    state: p.enum(DISPUTE_STATES),
    /** How often its state has changed. */
    moves: p.smallint(),
    answeredAt: p.datetime(3).nullable(),
    closedAt: p.datetime(3).nullable(),
    returnedCents: p.integer().default(0),
  },
});
