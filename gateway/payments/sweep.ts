import type { Services } from '#gateway/context.ts';
import { type Difference, report } from './differences.ts';
import type { ProcessorTransaction } from './processor.ts';
import { creditDifferences } from './sweep-credits.ts';

interface BookedCharge {
  orderId: string;
  transactionId: string;
  amountCents: number;
  createdAt: Date;
}

/** A charge may be written down on one side of a window's edge and carried out on the other. */
const EDGE_MILLISECONDS = 3_600_000;

/**
 * Compares our books with the processor's transactions of a window of time, in both directions. Differences are
 * written down for admins and never mended by charging; one that is gone at a later sweep is marked resolved.
 */
export async function sweep(services: Services, from: Date, to: Date): Promise<Difference[]> {
  const wide: [Date, Date] = [later(from, -EDGE_MILLISECONDS), later(to, EDGE_MILLISECONDS)];
  const moved = (await services.processor.findBetween(...wide)).filter(
    ({ outcome }) => outcome.kind === 'succeeded',
  );
  const theirs = moved.filter(({ type, orderId }) => type === 'sale' && isOurs(orderId));
  const ours = await bookedBetween(services, ...wide);
  const credits = await creditDifferences(services, moved, ...wide);
  const differences = [...notBooked(theirs, ours), ...notCharged(theirs, ours), ...credits].filter(
    ({ details: { at } }) => at >= from.toISOString() && at < to.toISOString(),
  );
  await tell(services, differences, from, to);
  return differences;
}

function later(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds);
}

/** Other systems may use the same merchant: only our orders are compared. */
export function isOurs(orderId: string): boolean {
  return /^(buy|renew|upgrade):/.test(orderId);
}

function bookedBetween({ database }: Services, from: Date, to: Date): Promise<BookedCharge[]> {
  return database.em.execute<BookedCharge[]>(
    `select order_id as "orderId", transaction_id as "transactionId", amount_cents as "amountCents",
            created_at as "createdAt"
       from payment_attempts where state = 'succeeded' and created_at >= ? and created_at < ?`,
    [from, to],
  );
}

export type Found = Difference & { details: { at: string } };

function notBooked(paid: ProcessorTransaction[], ours: BookedCharge[]): Found[] {
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

/** Of two charges for one order the one in our books is the right one, else the earlier. */
function theBookedFirst(paid: ProcessorTransaction[], ours: BookedCharge[]): ProcessorTransaction[] {
  const known = new Set(ours.map(({ transactionId }) => transactionId));
  const isOther = ({ id }: ProcessorTransaction) => Number(!known.has(id));
  return paid.toSorted(
    (one, two) => isOther(one) - isOther(two) || one.createdAt.getTime() - two.createdAt.getTime(),
  );
}

function notCharged(paid: ProcessorTransaction[], ours: BookedCharge[]): Found[] {
  const charged = new Set(paid.map(({ id }) => id));
  return ours
    .filter(({ transactionId }) => !charged.has(transactionId))
    .map(({ orderId, transactionId, amountCents, createdAt }) => ({
      kind: 'booking-not-charged' as const,
      subject: orderId,
      details: { transactionId, orderId, cents: amountCents, at: createdAt.toISOString() },
    }));
}

/** Writes down what differs, and that what once differed in this window does so no more. */
async function tell(
  { database: { em }, clock, log }: Services,
  found: Found[],
  from: Date,
  to: Date,
): Promise<void> {
  const now = clock.now();
  for (const difference of found) {
    log.error({ kind: difference.kind, subject: difference.subject }, 'our books and the processor differ');
    await report(em, difference, now);
  }
  const still = found.map(({ kind, subject }) => `${kind} ${subject}`);
  await em.execute(
    `update differences set resolved_at = ? where resolved_at is null and details->>'at' >= ?
        and details->>'at' < ? and not (kind || ' ' || subject = any (?::text[]))`,
    [now, from.toISOString(), to.toISOString(), `{${still.map((one) => JSON.stringify(one)).join(',')}}`],
    'run',
  );
}
