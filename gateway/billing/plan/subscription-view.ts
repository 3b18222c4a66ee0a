import type { Context } from '#gateway/auth/context.ts';
import { findMember, userView } from '#gateway/auth/member.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { announcedPrice } from '#gateway/billing/ledger/price-notices.ts';
import {
  agreedPlan,
  chargedAt,
  liveSubscription,
  nextPlan,
  type SubscriptionRecord,
} from '#gateway/billing/ledger/subscription-rows.ts';
import { nextChargeCents } from '#gateway/billing/settlement/current-plan.ts';
import { renewalStop } from '#gateway/billing/settlement/renewal-stop.ts';
import { isPaused } from '#schema/rules/access/entitlement.ts';
import type { SubscriptionPayload, SubscriptionType } from '#schema/types/money/subscription.type.ts';
import { hasChargeableCard } from './has-chargeable-card.ts';

export async function subscriptionView(context: Context): Promise<SubscriptionType | null> {
  return planView(context, await liveSubscription(context.database.em, memberOf(context).id));
}

/** A plan as the API shows it; null while its purchase is pending. */
export async function planView(
  context: Context,
  subscription: SubscriptionRecord | null,
): Promise<SubscriptionType | null> {
  if (!subscription || subscription.state === 'incomplete') return null;
  const charge = await nextCharge(context, subscription);
  return {
    tier: subscription.tier,
    source: subscription.source,
    monthlyCents: subscription.source === 'purchase' ? agreedPlan(subscription).monthlyCents : 0,
    announcedPrice: await announced(context, subscription),
    inTrial: subscription.state === 'trialing',
    pastDue: subscription.state === 'past_due',
    paused: isPaused(subscription, context.now),
    pausedUntil: subscription.state === 'past_due' ? null : subscription.pausedUntil,
    currentPeriodStartsAt: subscription.currentPeriodStartsAt,
    currentPeriodEndsAt: subscription.currentPeriodEndsAt,
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    pendingTier: subscription.pendingTier,
    pendingMonthlyCents: subscription.pendingTier && nextPlan(subscription).monthlyCents,
    graceEndsAt: subscription.graceEndsAt,
    ...charge,
  };
}

/** Left out for a plan that will not renew as it is. */
async function announced({ database }: Context, subscription: SubscriptionRecord) {
  const { state, source, cancelAtPeriodEnd, pendingTier, pausedUntil } = subscription;
  if (state !== 'active' || source !== 'purchase') return null;
  if (cancelAtPeriodEnd || pendingTier || pausedUntil) return null;
  const notice = await announcedPrice(database.em, subscription);
  return notice && { monthlyCents: notice.cents, appliesAt: notice.appliesAt };
}

type NextCharge = Pick<
  SubscriptionType,
  'nextChargeAt' | 'nextChargeCents' | 'renewalStop' | 'renewalCents' | 'stopWithoutPause'
>;

/** Nothing is charged for a plan that is cancelled or complimentary, or that the member's own limits will end. */
async function nextCharge(
  { database: { em }, trials, now }: Context,
  subscription: SubscriptionRecord,
): Promise<NextCharge> {
  const amounts = { nextChargeCents: null, renewalCents: null };
  const none = { ...amounts, nextChargeAt: null, renewalStop: null, stopWithoutPause: null };
  const dueAt = chargedAt(subscription);
  if (subscription.source !== 'purchase' || subscription.cancelAtPeriodEnd || !dueAt) return none;
  const cents = await nextChargeCents(em, subscription);
  const stopAt = (at: Date) => renewalStop(em, trials.keys, subscription, cents, at);
  const isToPause =
    subscription.pausedUntil && subscription.state === 'active' && !isPaused(subscription, now);
  const stopWithoutPause = isToPause ? await stopAt(subscription.currentPeriodEndsAt) : null;
  const stop = await stopAt(dueAt);
  if (stop) return { ...none, renewalCents: cents, renewalStop: stop, stopWithoutPause };
  // What is due then is the end of the plan; the amount stays owed.
  const isHopeless = subscription.state === 'past_due' && !(await hasChargeableCard(em, subscription));
  return {
    ...{ nextChargeAt: isHopeless ? null : dueAt, nextChargeCents: cents, renewalCents: cents },
    ...{ renewalStop: null, stopWithoutPause },
  };
}

/** The result of every write to a plan: the member and the plan, read again. */
export async function subscriptionPayload(context: Context): Promise<SubscriptionPayload> {
  const member = (await findMember(context.database, memberOf(context).id)) ?? memberOf(context);
  return { user: userView(member, context.now), subscription: await subscriptionView(context) };
}
