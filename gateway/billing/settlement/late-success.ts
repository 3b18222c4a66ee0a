import type { Services } from '#gateway/auth/context.ts';
import { PaymentAttemptEntity } from '#gateway/billing/ledger/payment-attempt.entity.ts';
import { outcomeOfOrder } from '#gateway/billing/processor/charge-once.ts';
import { columnsOf } from '#gateway/database/record.ts';
import { type ChargeOutcome, NOT_CHARGED } from '#gateway/integrations/processor.ts';

/** A charge that timed out and was made after all. */
export interface LateSuccess {
  orderId: string;
  outcome: Extract<ChargeOutcome, { kind: 'succeeded' }>;
}

/**
 * Looks up every timed-out order of what a subscription owes. Always called before the same thing is charged again.
 * Throws PROCESSOR_UNAVAILABLE; then nothing is charged either.
 */
export async function lateSuccess(
  { database, processor }: Services,
  subscriptionId: string,
): Promise<LateSuccess | null> {
  const unanswered = await database.em.execute<{ orderId: string }[]>(
    `select ${columnsOf(PaymentAttemptEntity, { table: 'a', only: ['orderId'] })} from payment_attempts a join invoices i on i.id = a.invoice_id
      where i.subscription_id = ? and i.state = 'open' and a.state = 'declined' and a.decline_code = ?
      order by a.created_at`,
    [subscriptionId, NOT_CHARGED],
  );
  for (const { orderId } of unanswered) {
    const outcome = outcomeOfOrder(await processor.findByOrder(orderId));
    if (outcome?.kind === 'succeeded') return { orderId, outcome };
  }
  return null;
}
