import type { ProcessorTransaction } from '#gateway/integrations/processor.ts';
import type { Found } from './compare-charges.ts';

/** A refund that our records have as paid. */
export interface RecordedRefund {
  orderId: string;
  cents: number;
  createdAt: Date;
}

/** Compares refunds at the processor with ours, in both directions. */
export function compareRefunds(theirs: ProcessorTransaction[], ours: RecordedRefund[]): Found[] {
  const refunded = new Set(theirs.map(({ orderId }) => orderId));
  const missing = ours.filter(({ orderId }) => !refunded.has(orderId));
  return [
    ...theirs.flatMap((refund) => refundDiscrepancy(refund, ours)),
    ...missing.map(({ orderId, cents, createdAt }): Found => {
      const details = { orderId, cents, at: createdAt.toISOString() };
      return { kind: 'credit-not-refunded', subject: orderId, details };
    }),
  ];
}

function refundDiscrepancy(refund: ProcessorTransaction, ours: RecordedRefund[]): Found[] {
  const { id: transactionId, orderId, cents, createdAt } = refund;
  const recorded = ours.find((one) => one.orderId === orderId);
  const details = { transactionId, orderId, cents, at: createdAt.toISOString() };
  if (!recorded) return [{ kind: 'refund-not-booked', subject: transactionId, details }];
  if (recorded.cents === cents) return [];
  return [
    { kind: 'refund-differs', subject: transactionId, details: { ...details, booked: recorded.cents } },
  ];
}
