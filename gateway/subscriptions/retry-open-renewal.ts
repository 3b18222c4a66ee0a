import type { Context } from '#gateway/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { ChargeRequest } from '#gateway/payments/processor.ts';
import { hasOpenAttempt } from './open-attempt.ts';
import { attemptRenewal, openRenewal } from './open-renewal.ts';
import { lockLiveSubscription } from './subscription-rows.ts';

export interface OpenRenewalCharge {
  /** What to charge now; null when nothing is open. */
  charge: ChargeRequest | null;
  /** A charge is on its way, perhaps to the card that was the member's until now. */
  busy: boolean;
}

/** Prepares the charge of a renewal that failed, for a member with a new card. */
export function retryOpenRenewal(context: Context, userId: string): Promise<OpenRenewalCharge> {
  const { now } = context;
  return inTransaction(context, async (em) => {
    const held = await lockLiveSubscription(em, userId);
    if (held && (await hasOpenAttempt(em, held.id))) return { charge: null, busy: true };
    const open = held?.state === 'past_due' ? await openRenewal(em, held.id) : null;
    const due = held && open && open.periodEndsAt > now;
    return { charge: due ? await attemptRenewal(em, held, open, now) : null, busy: false };
  });
}
