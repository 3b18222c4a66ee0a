import type { Services } from '#gateway/auth/context.ts';
import { type Discrepancy, isNotBooked } from '#gateway/billing/ledger/discrepancies.ts';
import type { Processor } from '#gateway/integrations/processor.ts';
import { disputeOutcome } from '#schema/rules/money/disputes.ts';
import { discrepanciesOf, moneyMoved } from './compare.ts';
import { isBookedDispute } from './compare-disputes.sql.ts';

/**
 * Whether a discrepancy still exists, by its order, however old it is. It is resolved when both records agree, or when
 * the excess was refunded, by us or by hand at the processor.
 */
export async function recheckDiscrepancy(
  { database, processor }: Services,
  discrepancy: Discrepancy,
): Promise<boolean> {
  const { kind, subject, details } = discrepancy;
  const { orderId } = details;
  if (kind === 'dispute-not-booked') return isUnbookedDispute({ database, processor }, subject);
  if (kind === 'dispute-not-known') return (await processor.findDispute(subject)) === null;
  if (typeof orderId !== 'string' || !orderId) return true;
  const moved = (await processor.findByOrder(orderId)).filter(moneyMoved);
  const nowhere: [Date, Date] = [new Date(0), new Date(0)];
  const found = await discrepanciesOf(database.em, moved, nowhere, [orderId]);
  const isSame = (one: Discrepancy) =>
    one.subject === subject && (one.kind === kind || (isNotBooked(one.kind) && isNotBooked(kind)));
  // Both records agree on the charge: it is the end of the plan that contradicts it.
  if (kind !== 'paid-after-end' && !found.some(isSame)) return false;
  return !(await isRefunded(processor, discrepancy));
}

const TOO_MUCH = new Set<Discrepancy['kind']>([
  ...(['charge-not-booked', 'charged-twice', 'paid-after-end', 'amount-differs'] as const),
]);

async function isRefunded(processor: Processor, { kind, details }: Discrepancy): Promise<boolean> {
  const { transactionId, cents, booked = 0 } = details;
  if (!TOO_MUCH.has(kind) || typeof transactionId !== 'string') return false;
  return Number(cents) - (await processor.refundedCents(transactionId)) === booked;
}

/** Until its payment is in our records, or the bank has decided: what it took or left is the charge's own discrepancy then. */
async function isUnbookedDispute(
  { database, processor }: Pick<Services, 'database' | 'processor'>,
  disputeId: string,
): Promise<boolean> {
  if (await isBookedDispute.some(database.em, { disputeId })) return false;
  const dispute = await processor.findDispute(disputeId);
  return dispute !== null && disputeOutcome(dispute.state) === null;
}
