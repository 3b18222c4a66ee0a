import type { Discrepancy } from '#gateway/billing/ledger/discrepancies.ts';
import type { ProcessorTransaction } from '#gateway/integrations/processor.ts';

/** A charge that our records have as paid. */
export interface RecordedCharge {
  orderId: string;
  transactionId: string;
  amountCents: number;
  createdAt: Date;
}

export type Found = Discrepancy & { details: { at: string } };

/** Compares charges at the processor with our paid invoices, in both directions. */
export function compareCharges(theirs: ProcessorTransaction[], ours: RecordedCharge[]): Found[] {
  return [...notBooked(theirs, ours), ...notCharged(theirs, ours)];
}

function notBooked(paid: ProcessorTransaction[], ours: RecordedCharge[]): Found[] {
  const booked = new Map(ours.map((charge) => [charge.orderId, charge]));
  const seen = new Set<string>();
  return theBookedFirst(paid, ours).flatMap(({ id: transactionId, orderId, cents, createdAt }): Found[] => {
    const charge = booked.get(orderId);
    const details = { transactionId, orderId, cents, at: createdAt.toISOString() };
    const twice = seen.has(orderId);
    seen.add(orderId);
    if (twice) return [{ kind: 'charged-twice', subject: transactionId, details }];
    if (!charge) return [{ kind: 'charge-not-booked', subject: transactionId, details }];
    if (charge.amountCents === cents) return [];
    const both = { ...details, booked: charge.amountCents };
    return [{ kind: 'amount-differs', subject: transactionId, details: both }];
  });
}

/** Of two charges for one order the one in our records is right, else the earlier one. */
function theBookedFirst(paid: ProcessorTransaction[], ours: RecordedCharge[]): ProcessorTransaction[] {
  const known = new Set(ours.map(({ transactionId }) => transactionId));
  const isOther = ({ id }: ProcessorTransaction) => Number(!known.has(id));
  return paid.toSorted(
    (one, two) => isOther(one) - isOther(two) || one.createdAt.getTime() - two.createdAt.getTime(),
  );
}

function notCharged(paid: ProcessorTransaction[], ours: RecordedCharge[]): Found[] {
  const charged = new Set(paid.map(({ id }) => id));
  return ours
    .filter(({ transactionId }) => !charged.has(transactionId))
    .map(({ orderId, transactionId, amountCents, createdAt }) => ({
      kind: 'booking-not-charged' as const,
      subject: orderId,
      details: { transactionId, orderId, cents: amountCents, at: createdAt.toISOString() },
    }));
}
