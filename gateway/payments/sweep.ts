import type { Services } from '#gateway/context.ts';
import type { ProcessorTransaction } from './processor.ts';

interface BookedCharge {
  orderId: string;
  transactionId: string;
  amountCents: number;
}

interface Difference {
  kind: 'charge-not-booked' | 'booking-not-charged' | 'amount-differs' | 'charged-twice';
  subject: string;
  details: Record<string, unknown>;
}

/**
 * Compares our books with the processor's transactions of a window of time, in both directions. Differences are
 * written down for admins and never mended by charging; one that is gone at a later sweep is marked resolved.
 */
export async function sweep(services: Services, from: Date, to: Date): Promise<Difference[]> {
  const [theirs, ours] = await Promise.all([
    services.processor.findBetween(from, to),
    bookedBetween(services, from, to),
  ]);
  const paid = theirs.filter(
    ({ type, outcome, orderId }) => type === 'sale' && outcome.kind === 'succeeded' && isOurs(orderId),
  );
  const differences = [...notBooked(paid, ours), ...notCharged(paid, ours)];
  await report(services, differences);
  return differences;
}

/** Other systems may use the same merchant: only our orders are compared. */
function isOurs(orderId: string): boolean {
  return /^(buy|renew|upgrade):/.test(orderId);
}

function bookedBetween({ database }: Services, from: Date, to: Date): Promise<BookedCharge[]> {
  return database.em.execute<BookedCharge[]>(
    `select order_id as "orderId", transaction_id as "transactionId", amount_cents as "amountCents"
       from payment_attempts where state = 'succeeded' and created_at >= ? and created_at < ?`,
    [from, to],
  );
}

function notBooked(paid: ProcessorTransaction[], ours: BookedCharge[]): Difference[] {
  const booked = new Map(ours.map((charge) => [charge.orderId, charge]));
  const seen = new Set<string>();
  return paid.flatMap(({ id, orderId, cents }): Difference[] => {
    const charge = booked.get(orderId);
    const details = { transactionId: id, orderId, cents };
    const twice = seen.has(orderId);
    seen.add(orderId);
    if (twice) return [{ kind: 'charged-twice', subject: id, details }];
    if (!charge) return [{ kind: 'charge-not-booked', subject: id, details }];
    if (charge.amountCents === cents) return [];
    return [{ kind: 'amount-differs', subject: id, details: { ...details, booked: charge.amountCents } }];
  });
}

function notCharged(paid: ProcessorTransaction[], ours: BookedCharge[]): Difference[] {
  const charged = new Set(paid.map(({ id }) => id));
  return ours
    .filter(({ transactionId }) => !charged.has(transactionId))
    .map((charge) => ({
      kind: 'booking-not-charged' as const,
      subject: charge.orderId,
      details: { ...charge },
    }));
}

async function report({ database, clock, log }: Services, differences: Difference[]): Promise<void> {
  const now = clock.now();
  for (const { kind, subject, details } of differences) {
    log.error({ kind, subject }, 'our books and the processor differ');
    await database.em.execute(
      `insert into differences (kind, subject, details, found_at) values (?, ?, ?::jsonb, ?)
       on conflict (kind, subject) do update set resolved_at = null`,
      [kind, subject, JSON.stringify(details), now],
      'run',
    );
  }
}
