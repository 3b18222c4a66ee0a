import type { Context } from '#gateway/auth/context.ts';
import { findMember, userView } from '#gateway/auth/member.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { liveSubscription, type SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import { nextChargeCents } from '#gateway/billing/settlement/current-plan.ts';
import type { SubscriptionPayload, SubscriptionType } from '#schema/types/subscription.type.ts';

export async function subscriptionView(context: Context): Promise<SubscriptionType | null> {
  return planView(context, await liveSubscription(context.database.em, memberOf(context).id));
}

/** A plan as the API shows it; null while its purchase is pending. */
export async function planView(
  context: Context,
  subscription: SubscriptionRecord | null,
): Promise<SubscriptionType | null> {
  if (!subscription || subscription.state === 'incomplete') return null;
  const renews = subscription.source === 'purchase' && !subscription.cancelAtPeriodEnd;
  return {
    tier: subscription.tier,
    source: subscription.source,
    inTrial: subscription.state === 'trialing',
    pastDue: subscription.state === 'past_due',
    currentPeriodStartsAt: subscription.currentPeriodStartsAt,
    currentPeriodEndsAt: subscription.currentPeriodEndsAt,
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    pendingTier: subscription.pendingTier,
    graceEndsAt: subscription.graceEndsAt,
    nextChargeAt: renews ? subscription.dueAt : null,
    nextChargeCents: renews ? await nextChargeCents(context.database.em, subscription) : null,
  };
}

/** The result of every write to a plan: the member and the plan, read again. */
export async function subscriptionPayload(context: Context): Promise<SubscriptionPayload> {
  const member = (await findMember(context.database, memberOf(context).id)) ?? memberOf(context);
  return { user: userView(member, context.now), subscription: await subscriptionView(context) };
}
