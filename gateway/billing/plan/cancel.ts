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
import type { CancelReason } from '#schema/rules/money/cancel-reasons.ts';

export interface Cancellation {
  member: Pick<Member, 'id' | 'email'>;
  /** An admin canceled it; otherwise the member did. */
  byAdmin: boolean;
  /** What the member said why. */
  reason?: CancelReason | null;
  /** Whether the request is no repetition; asked in the same transaction, before anything else. */
  isFirst?(em: EntityManager): Promise<boolean>;
  /** Runs in the same transaction, and not where the plan was canceled before. */
  onCanceled?(em: EntityManager, subscription: SubscriptionRecord): void;
}

/** Cancels the caller's own plan, by the rule of `cancelPlan`; `reason` if they give one. */
export async function cancel(context: Context, reason: CancelReason | null = null): Promise<void> {
  await cancelPlan(context, { member: memberOf(context), byAdmin: false, reason });
}

/**
 * Cancels at the end of the period, or of the trial, which is then not charged. A past-due plan ends at once, unless
 * its payment may still succeed, which then decides whether a period is left. Always allowed, and cancelling twice
 * changes nothing. Throws NO_PLAN, PAYMENT_PENDING.
 */
export async function cancelPlan(context: Context, cancellation: Cancellation): Promise<void> {
  const { now, database } = context;
  const { member, byAdmin, isFirst, onCanceled, reason = null } = cancellation;
  const due = await liveSubscription(database.em, member.id);
  const deliverable = due?.state !== 'past_due' || (await applyIfReachable(context, due.id));
  await inTransaction(context, async (em) => {
    if (isFirst && !(await isFirst(em))) return;
    const subscription = await lockLiveSubscription(em, member.id);
    if (!subscription) throw new AppError('NO_PLAN', byAdmin ? 'This member has no plan' : undefined);
    if (subscription.state === 'incomplete') throw new AppError('PAYMENT_PENDING');
    if (subscription.cancelAtPeriodEnd) return;
    onCanceled?.(em, subscription);
    if (reason) await em.nativeUpdate(SubscriptionEntity, { id: subscription.id }, { cancelReason: reason });
    if (subscription.state === 'past_due' && deliverable && !(await mayBePaid(em, subscription.id, now)))
      return endSubscription(em, subscription, 'cancelled', now);
    const change = { cancelAtPeriodEnd: true, pendingTier: null, pendingCents: null, updatedAt: now };
    await em.nativeUpdate(SubscriptionEntity, { id: subscription.id }, change);
    const details = { accessUntil: subscription.currentPeriodEndsAt, ...(byAdmin && { byAdmin }) };
    await recordEvent(em, subscription.id, 'cancelled', details, now);
    await enqueue(em, cancelledMail(subscription, cancellation, now), now);
  });
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
