import type { Context } from '#gateway/auth/context.ts';
import { findMember, userView } from '#gateway/auth/member.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { liveSubscription, type SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import { couponFor } from '#gateway/billing/settlement/current-plan.ts';
import { planOf } from '#schema/rules/plans.ts';
import { priceLines, sum } from '#schema/rules/quote.ts';
import type { SubscriptionPayload, SubscriptionType } from '#schema/types/subscription.type.ts';

export async function subscriptionView(context: Context): Promise<SubscriptionType | null> {
  return planView(context, await liveSubscription(context.database.em, memberOf(context).id));
}

/** A plan as the API shows it; null while its purchase is pending. */
export async function planView(
  context: Context,
  held: SubscriptionRecord | null,
): Promise<SubscriptionType | null> {
  if (!held || held.state === 'incomplete') return null;
  const renews = held.source === 'purchase' && !held.cancelAtPeriodEnd;
  return {
    tier: held.tier,
    source: held.source,
    inTrial: held.state === 'trialing',
    pastDue: held.state === 'past_due',
    currentPeriodStartsAt: held.currentPeriodStartsAt,
    currentPeriodEndsAt: held.currentPeriodEndsAt,
    cancelAtPeriodEnd: held.cancelAtPeriodEnd,
    pendingTier: held.pendingTier,
    graceEndsAt: held.graceEndsAt,
    nextChargeAt: renews ? held.dueAt : null,
    nextChargeCents: renews ? await nextChargeCents(context, held) : null,
  };
}

async function nextChargeCents({ database }: Context, held: SubscriptionRecord): Promise<number> {
  const tier = held.pendingTier ?? held.tier;
  return sum(priceLines(planOf(tier), await couponFor(database.em, held, tier)));
}

/** The result of every write to a plan: the member and the plan, read again. */
export async function subscriptionPayload(context: Context): Promise<SubscriptionPayload> {
  const member = (await findMember(context.database, memberOf(context).id)) ?? memberOf(context);
  return { user: userView(member, context.now), subscription: await subscriptionView(context) };
}
