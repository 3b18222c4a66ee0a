import { defineEntity, p } from '@mikro-orm/core';
import { DISPUTE_REPLIES, REPLY_STATES } from '#schema/rules/money/disputes.ts';

/** What we reply to a bank about a disputed payment: written before the processor is called, and sent until it has answered. */
export const DisputeReplyEntity = defineEntity({
  name: 'DisputeReplyRow',
  tableName: 'dispute_replies',
  indexes: [
    {
      name: 'dispute_replies_sending',
      expression: `create index "dispute_replies_sending" on "dispute_replies" ("next_try_at") where "state" = 'SENDING'`,
    },
  ],
  checks: [
    { name: 'dispute_replies_next_check', expression: `(next_try_at is not null) = (state = 'SENDING')` },
  ],
  properties: {
    disputeId: p.string().length(60).primary(),
    kind: p.enum(DISPUTE_REPLIES),
    /** The evidence; null when we accept, and once the account of the member is deleted. */
    text: p.text().nullable(),
    reason: p.string().length(200),
    /** Null when it is accepted by itself (DISPUTE_AUTO_ACCEPT_CENTS). */
    repliedBy: p.string().length(128).nullable(),
    repliedAt: p.datetime(3),
    state: p.enum(REPLY_STATES),
    tries: p.smallint().default(0),
    nextTryAt: p.datetime(3).nullable(),
    /** Why the processor refused it, or that it was silent. */
    failure: p.string().length(300).nullable(),
    sentAt: p.datetime(3).nullable(),
  },
});
