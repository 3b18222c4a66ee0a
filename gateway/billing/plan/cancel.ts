import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Member } from '#gateway/auth/member.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { SubscriptionEntity } from '#gateway/billing/ledger/subscription.entity.ts';
import { recordEvent } from '#gateway/billing/ledger/subscription-events.ts';
import {
  liveSubscription,
  lockLiveSubscription,
  type SubscriptionRecord,
} from '#gateway/billing/ledger/subscription-rows.ts';
import { endSubscription } from '#gateway/billing/settlement/end-subscription.ts';
import { mayBePaid } from '#gateway/billing/settlement/open-attempt.ts';
import { applyLateSuccess } from '#gateway/billing/settlement/settle.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { isPaused } from '#schema/rules/access/entitlement.ts';
import type { CancelReason } from '#schema/rules/money/cancel-reasons.ts';

interface Cancellation {
  member: Pick<Member, 'id' | 'email'>;
  /** An admin canceled it; otherwise the member did. */
  byAdmin: boolean;
  /** What the member said why. */
  reason?: CancelReason | null;
  /** What `settleOverdue` answered. */
  isSettled: boolean;
}

/**
 * Cancels the caller's plan at the end of the period, or of the trial, which is then not charged; `reason` if they give one. A plan that
 * is past due or paused ends at once, unless its payment may still succeed, which then decides whether a period is left. Always allowed, and cancelling
 * twice changes nothing. Throws NO_PLAN, PAYMENT_PENDING.
 */
export async function cancel(context: Context, reason: CancelReason | null = null): Promise<void> {
  const member = memberOf(context);
  const isSettled = await settleOverdue(context, member.id);
  await inTransaction(context, async (em) => {
    const subscription = await lockLiveSubscription(em, member.id);
    if (!subscription) throw new AppError('NO_PLAN');
    if (subscription.state === 'incomplete') throw new AppError('PAYMENT_PENDING');
    const cancellation = { member, byAdmin: false, reason, isSettled };
    if (!subscription.cancelAtPeriodEnd) await cancelPlan(em, subscription, cancellation, context.now);
  });
}

/** Before the transaction of a cancellation: charges of an unpaid plan that timed out are settled. False if the processor was not reached. */
export async function settleOverdue(context: Context, userId: string): Promise<boolean> {
  const due = await liveSubscription(context.database.em, userId);
  const isUnpaid = due?.state === 'past_due' || due?.state === 'paused';
  return !isUnpaid || (await applyIfReachable(context, due.id));
}

/** Cancels a plan that renews, by the rule of `cancel`, under its lock. */
export async function cancelPlan(
  em: EntityManager,
  subscription: SubscriptionRecord,
  cancellation: Cancellation,
  now: Date,
): Promise<void> {
  const { byAdmin, reason = null, isSettled } = cancellation;
  if (reason) await em.nativeUpdate(SubscriptionEntity, { id: subscription.id }, { cancelReason: reason });
  if (isSettled && (await endsWhenCanceled(em, subscription, now)))
    return endSubscription(em, subscription, 'cancelled', now);
  // Nothing is left of a pause that is still to come. One that has begun is over once it is known whether it was paid: the month begins with it.
  const { state } = subscription;
  const hasBegun = state === 'paused' || state === 'past_due';
  const change = {
    ...{ cancelAtPeriodEnd: true, pendingTier: null, pendingCents: null, updatedAt: now },
    ...(state === 'paused' && { dueAt: now }),
    ...(!hasBegun && { pausedUntil: null }),
  };
  await em.nativeUpdate(SubscriptionEntity, { id: subscription.id }, change);
  const details = { accessUntil: subscription.currentPeriodEndsAt, ...(byAdmin && { byAdmin }) };
  await recordEvent(em, subscription.id, 'cancelled', details, now);
  await enqueue(em, cancelledMail(subscription, cancellation, now), now);
}

/** Whether a cancellation ends the plan at once: nothing is paid for it now, and no payment can still succeed. */
export async function endsWhenCanceled(
  em: EntityManager,
  subscription: SubscriptionRecord,
  now: Date,
): Promise<boolean> {
  const isUnpaid = subscription.state === 'past_due' || isPaused(subscription, now);
  return isUnpaid && !(await mayBePaid(em, subscription.id, now));
}

/** An unreachable processor blocks no cancellation; the worker asks it before it ends the plan. */
async function applyIfReachable(context: Context, subscriptionId: string): Promise<boolean> {
  return applyLateSuccess(context, subscriptionId).then(
    () => true,
    (failure: unknown) => {
      context.log.warn({ err: failure, subscriptionId }, 'looking up timed-out charges failed');
      return false;
    },
  );
}

function cancelledMail(subscription: SubscriptionRecord, { member, byAdmin }: Cancellation, now: Date) {
  const { id, tier, currentPeriodEndsAt, state } = subscription;
  const accessUntil = currentPeriodEndsAt.toISOString();
  return {
    key: `cancelled:${id}:${now.getTime()}`,
    recipient: member.email,
    template: 'cancelled' as const,
    data: { tier, accessUntil, inTrial: state === 'trialing', ...(byAdmin && { byAdmin }) },
  };
}
