import type { Context } from '#gateway/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { ChargeRequest } from '#gateway/payments/processor.ts';
import { hasOpenAttempt } from './open-attempt.ts';
import { attemptRenewal, openRenewal } from './open-renewal.ts';
import { lockLiveSubscription } from './subscription-rows.ts';

/** Prepares the charge of a renewal that failed, for a member with a new card; null when nothing is open. */
export function retryOpenRenewal(context: Context, userId: string): Promise<ChargeRequest | null> {
  return inTransaction(context, async (em) => {
    const held = await lockLiveSubscription(em, userId);
    if (held?.state !== 'past_due' || (await hasOpenAttempt(em, held.id))) return null;
    const open = await openRenewal(em, held.id);
    return open && attemptRenewal(em, held, open, context.now);
  });
}
