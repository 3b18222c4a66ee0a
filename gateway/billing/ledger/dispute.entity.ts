import { defineEntity, p } from '@mikro-orm/core';
import { DISPUTE_OUTCOMES } from '#schema/rules/money/invoice-values.ts';

/** A payment that a bank reversed. Figures of money count it on the day it was opened. */
export const DisputeEntity = defineEntity({
  name: 'DisputeRow',
  tableName: 'disputes',
  indexes: [{ name: 'disputes_opened', properties: ['openedAt', 'transactionId'] }],
  properties: {
    transactionId: p.string().length(60).primary(),
    disputeId: p.string().length(60).nullable(),
    orderId: p.string().length(120),
    userId: p.string().length(128),
    amountCents: p.integer(),
    openedAt: p.datetime(3),
    /** How the bank decided; null: not yet, or the processor did not say. */
    outcome: p.enum(DISPUTE_OUTCOMES).nullable(),
  },
});
