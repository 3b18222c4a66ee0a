import type { Context } from '#gateway/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { bookLateSuccess } from '#gateway/payments/book-late-success.ts';
import type { ChargeRequest } from '#gateway/payments/processor.ts';
import { mayBePaid } from './open-attempt.ts';
import { attemptRenewal, openRenewal } from './open-renewal.ts';
import { liveSubscription, lockLiveSubscription } from './subscription-rows.ts';

export interface OpenRenewalCharge {
  /** What to charge now; null when nothing is open. */
  charge: ChargeRequest | null;
  /** A charge is on its way, perhaps to the card that was the member's until now. */
  busy: boolean;
}

/**
 * Prepares the charge of a renewal that failed, for a member with a new card. One that may still turn out to be paid
 * is left to the worker, which tries the new card when it is known not to be. Throws PROCESSOR_UNAVAILABLE.
 */
export async function retryOpenRenewal(context: Context, userId: string): Promise<OpenRenewalCharge> {
  const { now, database } = context;
  const due = await liveSubscription(database.em, userId);
  if (due) await bookLateSuccess(context, due.id);
  return inTransaction(context, async (em) => {
    const held = await lockLiveSubscription(em, userId);
    if (held && (await mayBePaid(em, held.id, now))) return { charge: null, busy: true };
    const open = held?.state === 'past_due' ? await openRenewal(em, held.id) : null;
    const payable = held && open && open.periodEndsAt > now;
    return { charge: payable ? await attemptRenewal(em, held, open, now) : null, busy: false };
  });
}
