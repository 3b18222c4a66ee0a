import type { Context } from '#gateway/auth/context.ts';
import { liveSubscription, lockLiveSubscription } from '#gateway/billing/ledger/subscription-rows.ts';
import { mayBePaid } from '#gateway/billing/settlement/open-attempt.ts';
import { attemptRenewal, openRenewal } from '#gateway/billing/settlement/open-renewal.ts';
import { renewalStop } from '#gateway/billing/settlement/renewal-stop.ts';
import { applyLateSuccess } from '#gateway/billing/settlement/settle.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { ChargeRequest } from '#gateway/integrations/processor.ts';

interface OpenRenewalCharge {
  /** The attempt to charge now; null when nothing is open. */
  charge: ChargeRequest | null;
  /** A charge is pending, perhaps to the previous card. */
  busy: boolean;
}

/**
 * Prepares the charge of a failed renewal for a member with a new card. If the renewal may still turn out to be paid,
 * the worker charges the new card once it is known not to be. Throws PROCESSOR_UNAVAILABLE.
 */
export async function retryOpenRenewal(context: Context, userId: string): Promise<OpenRenewalCharge> {
  const { now, database } = context;
  const due = await liveSubscription(database.em, userId);
  if (due) await applyLateSuccess(context, due.id);
  return inTransaction(context, async (em) => {
    const subscription = await lockLiveSubscription(em, userId);
    if (subscription && (await mayBePaid(em, subscription.id, now))) return { charge: null, busy: true };
    const open = subscription?.state === 'past_due' ? await openRenewal(em, subscription.id) : null;
    const payable = subscription && open && open.periodEndsAt > now;
    // The worker ends a plan that the member's own limits stop.
    const stopped =
      payable && (await renewalStop(em, context.trials.keys, subscription, open.totalCents, now));
    return {
      charge: payable && !stopped ? await attemptRenewal(em, subscription, open, now) : null,
      busy: false,
    };
  });
}
