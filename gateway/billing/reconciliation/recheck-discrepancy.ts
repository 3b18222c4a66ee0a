import type { Services } from '#gateway/auth/context.ts';
import { type Difference, isNotBooked } from '#gateway/billing/ledger/discrepancies.ts';
import type { Processor } from '#gateway/integrations/processor.ts';
import { discrepanciesOf, moneyMoved } from './compare.ts';

/**
 * Whether a difference is one, or still is: looked up by its order, however old it is. It is put right when books
 * and processor agree, or when the money that is too much was given back, by us or by hand at the processor.
 */
export async function recheckDiscrepancy(
  { database, processor }: Services,
  difference: Difference,
): Promise<boolean> {
  const { kind, subject, details } = difference;
  const { orderId } = details;
  if (typeof orderId !== 'string' || !orderId) return true;
  const moved = (await processor.findByOrder(orderId)).filter(moneyMoved);
  const nowhere: [Date, Date] = [new Date(0), new Date(0)];
  const found = await discrepanciesOf(database.em, moved, nowhere, [orderId]);
  const isSame = (one: Difference) =>
    one.subject === subject && (one.kind === kind || (isNotBooked(one.kind) && isNotBooked(kind)));
  // Books and processor agree on it: it is the end of the plan that it does not fit.
  if (kind !== 'paid-after-end' && !found.some(isSame)) return false;
  return !(await isGivenBack(processor, difference));
}

const TOO_MUCH = new Set<Difference['kind']>([
  ...(['charge-not-booked', 'charged-twice', 'paid-after-end', 'amount-differs'] as const),
]);

async function isGivenBack(processor: Processor, { kind, details }: Difference): Promise<boolean> {
  const { transactionId, cents, booked = 0 } = details;
  if (!TOO_MUCH.has(kind) || typeof transactionId !== 'string') return false;
  return Number(cents) - (await processor.givenBackCents(transactionId)) === booked;
}
