import type { Services } from '#gateway/auth/context.ts';
import { outcomeOfOrder } from '#gateway/billing/processor/charge-once.ts';
import { type ChargeOutcome, NOT_CHARGED } from '#gateway/integrations/processor.ts';
import { unansweredCharges } from './late-success.sql.ts';

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
  const unanswered = await unansweredCharges.all(database.em, { subscriptionId, code: NOT_CHARGED });
  for (const { orderId } of unanswered) {
    const outcome = outcomeOfOrder(await processor.findByOrder(orderId));
    if (outcome?.kind === 'succeeded') return { orderId, outcome };
  }
  return null;
}
