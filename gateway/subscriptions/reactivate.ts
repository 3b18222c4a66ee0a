import type { Context } from '#gateway/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { memberOf } from '#gateway/users/roles.ts';
import { planOf } from '#schema/rules/plans.ts';
import { priceLines, sum } from '#schema/rules/quote.ts';
import { recordEvent } from './events.ts';
import { couponFor, reactivatable } from './held-plan.ts';
import { SubscriptionEntity } from './subscription.entity.ts';
import { lockLiveSubscription } from './subscription-rows.ts';

/**
 * Takes a cancellation back: the same billing day, and no charge. Until the last moment of the period;
 * from then on PLAN_ENDED. One that is not cancelled stays as it is.
 */
export async function reactivate(context: Context): Promise<void> {
  const member = memberOf(context);
  const { now } = context;
  await inTransaction(context, async (em) => {
    const held = reactivatable(await lockLiveSubscription(em, member.id), now);
    if (!held.cancelAtPeriodEnd) return;
    await em.nativeUpdate(SubscriptionEntity, { id: held.id }, { cancelAtPeriodEnd: false, updatedAt: now });
    await recordEvent(em, held.id, 'reactivated', {}, now);
    const coupon = await couponFor(em, held, held.tier);
    const data = {
      tier: held.tier,
      nextChargeAt: held.currentPeriodEndsAt.toISOString(),
      nextChargeCents: sum(priceLines(planOf(held.tier), coupon)),
    };
    const key = `reactivated:${held.id}:${now.getTime()}`;
    await enqueue(em, { key, recipient: member.email, template: 'reactivated', data }, now);
  });
}
