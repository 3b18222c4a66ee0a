import type { Context } from '#gateway/auth/context.ts';
import { planPrices } from '#gateway/auth/plan-prices.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { liveSubscription } from '#gateway/billing/ledger/subscription-rows.ts';
import { changeable, currentPlan, reactivatable } from '#gateway/billing/settlement/current-plan.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { CURRENCY } from '#schema/rules/money/money.ts';
import { decideChange } from '#schema/rules/money/plan-change.ts';
import { pricedPlan } from '#schema/rules/money/plan-prices.ts';
import type { PlanChangePreviewType } from '#schema/types/money/subscription.type.ts';

/**
 * The cost of a change now; refused as the change itself would be. A cancelled plan can only be reactivated: for its
 * own tier, the preview says what will then be charged.
 */
export function previewChange(context: Context, to: Tier): Promise<PlanChangePreviewType> {
  return previewChangeOf(context, memberOf(context).id, to);
}

/** The same for the plan of any member. */
export async function previewChangeOf(
  context: Context,
  userId: string,
  to: Tier,
): Promise<PlanChangePreviewType> {
  const { now } = context;
  const { em } = context.database;
  const live = await liveSubscription(em, userId);
  const takenBack = live?.cancelAtPeriodEnd && live.tier === to;
  const subscription = takenBack ? reactivatable(live, now) : await changeable(em, live, to, now);
  const target = pricedPlan(to, await planPrices(context));
  const { quote, effect } = decideChange(await currentPlan(em, subscription), target, now);
  return {
    ...quote,
    currency: CURRENCY,
    takesEffectAt: effect === 'later' ? subscription.currentPeriodEndsAt : now,
  };
}
