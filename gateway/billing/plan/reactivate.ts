import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { readLimits, refuseStopped } from '#gateway/billing/ledger/limit-rows.ts';
import { SubscriptionEntity } from '#gateway/billing/ledger/subscription.entity.ts';
import { recordEvent } from '#gateway/billing/ledger/subscription-events.ts';
import { lockLiveSubscription } from '#gateway/billing/ledger/subscription-rows.ts';
import { nextChargeCents, reactivatable } from '#gateway/billing/settlement/current-plan.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';

/**
 * Takes a cancellation back, with the same billing day and no charge, until the last moment of the period; then throws
 * PLAN_ENDED, and STOPPED_BY_LIMIT during a break. A plan that is not cancelled stays unchanged.
 */
export async function reactivate(context: Context): Promise<void> {
  const member = memberOf(context);
  const { now } = context;
  await inTransaction(context, async (em) => {
    const subscription = reactivatable(await lockLiveSubscription(em, member.id), now);
    if (!subscription.cancelAtPeriodEnd) return;
    const limits = await readLimits(em, context.trials.keys, { userId: member.id, email: member.email }, now);
    refuseStopped(limits, 0, now);
    await em.nativeUpdate(
      SubscriptionEntity,
      { id: subscription.id },
      { cancelAtPeriodEnd: false, cancelReason: null, updatedAt: now },
    );
    await recordEvent(em, subscription.id, 'reactivated', {}, now);
    const data = {
      tier: subscription.tier,
      nextChargeAt: subscription.currentPeriodEndsAt.toISOString(),
      nextChargeCents: await nextChargeCents(em, subscription),
    };
    const key = `reactivated:${subscription.id}:${now.getTime()}`;
    await enqueue(em, { key, recipient: member.email, template: 'reactivated', data }, now);
  });
}
