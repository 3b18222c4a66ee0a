import type { Services } from '#gateway/context.ts';
import type { ProcessorTransaction } from './processor.ts';
import type { Found } from './sweep.ts';

interface BookedCredit {
  orderId: string;
  cents: number;
  createdAt: Date;
}

/** What was given back at the processor and in our books, compared in both directions; never mended by refunding. */
export async function creditDifferences(
  { database }: Services,
  moved: ProcessorTransaction[],
  from: Date,
  to: Date,
): Promise<Found[]> {
  const theirs = moved.filter(({ type, orderId }) => type === 'credit' && orderId.startsWith('credit:'));
  const ours = await database.em.execute<BookedCredit[]>(
    `select 'credit:' || id as "orderId", total_cents as cents, created_at as "createdAt" from invoices
      where type = 'credit' and state = 'paid' and created_at >= ? and created_at < ?`,
    [from, to],
  );
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

function refundDifference(refund: ProcessorTransaction, ours: BookedCredit[]): Found[] {
  const { id: transactionId, orderId, cents, createdAt } = refund;
  const credit = ours.find((one) => one.orderId === orderId);
  const details = { transactionId, orderId, cents, at: createdAt.toISOString() };
  if (!credit) return [{ kind: 'refund-not-booked', subject: transactionId, details }];
  if (credit.cents === cents) return [];
  return [{ kind: 'refund-differs', subject: transactionId, details: { ...details, booked: credit.cents } }];
}
