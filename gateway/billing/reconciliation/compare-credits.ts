import type { ProcessorTransaction } from '#gateway/integrations/processor.ts';
import type { Found } from './compare-charges.ts';

/** A credit that our records have as refunded. */
export interface RecordedCredit {
  orderId: string;
  cents: number;
  createdAt: Date;
}

/** Compares refunds at the processor with our paid credits, in both directions. */
export function compareCredits(theirs: ProcessorTransaction[], ours: RecordedCredit[]): Found[] {
  const refunded = new Set(theirs.map(({ orderId }) => orderId));
  const missing = ours.filter(({ orderId }) => !refunded.has(orderId));
  return [
    ...theirs.flatMap((refund) => refundDifference(refund, ours)),
    ...missing.map(({ orderId, cents, createdAt }): Found => {
      const details = { orderId, cents, at: createdAt.toISOString() };
      return { kind: 'credit-not-refunded', subject: orderId, details };
    }),
  ];
}

function refundDifference(refund: ProcessorTransaction, ours: RecordedCredit[]): Found[] {
  const { id: transactionId, orderId, cents, createdAt } = refund;
  const credit = ours.find((one) => one.orderId === orderId);
  const details = { transactionId, orderId, cents, at: createdAt.toISOString() };
  if (!credit) return [{ kind: 'refund-not-booked', subject: transactionId, details }];
  if (credit.cents === cents) return [];
  return [{ kind: 'refund-differs', subject: transactionId, details: { ...details, booked: credit.cents } }];
}
