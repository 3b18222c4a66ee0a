import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { memberOf } from '#gateway/users/roles.ts';
import { endSubscription } from './end.ts';
import { recordEvent } from './events.ts';
import { hasOpenAttempt } from './open-attempt.ts';
import { SubscriptionEntity } from './subscription.entity.ts';
import { lockLiveSubscription, type SubscriptionRecord } from './subscription-rows.ts';

/**
 * Cancels at the end of the period, or of the trial, which is then not charged. What is past due ends at once,
 * unless a charge for it is on its way: then its outcome decides whether there is a period left to use. Always
 * allowed, and cancelling twice changes nothing. Throws NO_PLAN, PAYMENT_PENDING.
 */
export async function cancel(context: Context): Promise<void> {
  const member = memberOf(context);
  const { now } = context;
  await inTransaction(context, async (em) => {
    const held = await lockLiveSubscription(em, member.id);
    if (!held) throw new AppError('NO_PLAN');
    if (held.state === 'incomplete') throw new AppError('PAYMENT_PENDING');
    if (held.cancelAtPeriodEnd) return;
    if (held.state === 'past_due' && !(await hasOpenAttempt(em, held.id)))
      return endSubscription(em, held, 'cancelled', now);
    const change = { cancelAtPeriodEnd: true, pendingTier: null, updatedAt: now };
    await em.nativeUpdate(SubscriptionEntity, { id: held.id }, change);
    await recordEvent(em, held.id, 'cancelled', { accessUntil: held.currentPeriodEndsAt }, now);
    await enqueue(em, cancelledMail(held, member.email, now), now);
  });
}

function cancelledMail(held: SubscriptionRecord, recipient: string, now: Date) {
  const { id, tier, currentPeriodEndsAt, state } = held;
  return {
    key: `cancelled:${id}:${now.getTime()}`,
    recipient,
    template: 'cancelled' as const,
    data: { tier, accessUntil: currentPeriodEndsAt.toISOString(), inTrial: state === 'trialing' },
  };
}
