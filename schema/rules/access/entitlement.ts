import { hasScope, type StaffRole } from './staff.ts';
import { type Tier, tierCovers } from './tiers.ts';
import type { PickViewer } from './visibility.ts';

export const SUBSCRIPTION_STATES = [
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'paused',
  'ended',
] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** The facts of a subscription that decide what its owner may see. */
export interface SubscriptionFacts {
  state: SubscriptionState;
  tier: Tier;
  currentPeriodEndsAt: Date;
  trialEndsAt: Date | null;
  cancelAtPeriodEnd: boolean;
  pendingTier: Tier | null;
  /** While past due: when access ends although the charge failed. */
  graceEndsAt: Date | null;
  /** When a pause ends that has begun, or begins with the end of the period. */
  pausedUntil: Date | null;
}

export interface MemberFacts {
  /** Null: not of the staff. */
  role: StaffRole | null;
  /** End of the account trial: one day from sign-up (product.txt section 4). */
  trialEndsAt: Date;
  /** The end of the newest break or self-exclusion; null: the member never began one. */
  breakEndsAt: Date | null;
  subscription: SubscriptionFacts | null;
}

export const PLAN_STATUSES = ['ACTIVE', 'TRIALING', 'CANCELED', 'PAST_DUE', 'PAUSED', 'EXPIRED'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

export interface Entitlement {
  tier: Tier;
  planStatus: PlanStatus;
  /** The current one of the account trial and the plan trial, or the ended account trial; null for paying members. */
  trialEndsAt: Date | null;
  currentPeriodEndsAt: Date | null;
  /** While past due with access: when it ends unless the payment is made. */
  graceEndsAt: Date | null;
  /** When a pause ends that has begun, or begins with the end of the period. */
  pausedUntil: Date | null;
}

/**
 * What a member is entitled to at a moment, derived from rows and the clock and never stored: nobody gains or loses
 * access because a job ran late (docs/architecture.md).
 */
export function entitlement(member: MemberFacts, now: Date): Entitlement {
  const { subscription } = member;
  const tier = subscription && paidTier(subscription, now);
  if (!subscription || !tier || tier === 'FREE') return freeEntitlement(member, now);
  return {
    tier,
    planStatus: paidStatus(subscription),
    trialEndsAt: subscription.state === 'trialing' ? subscription.trialEndsAt : null,
    currentPeriodEndsAt: subscription.currentPeriodEndsAt,
    graceEndsAt: subscription.state === 'past_due' ? subscription.graceEndsAt : null,
    pausedUntil: subscription.state === 'past_due' ? null : subscription.pausedUntil,
  };
}

/** The viewer of the visibility rule. */
export function viewerOf(member: MemberFacts, now: Date): PickViewer {
  const { tier, planStatus } = entitlement(member, now);
  const { subscription } = member;
  return {
    tier,
    trialEnded: tier === 'FREE' && member.trialEndsAt <= now,
    lapsed: tier === 'FREE' && planStatus === 'PAST_DUE',
    paused: subscription && planStatus === 'PAUSED' ? (subscription.pendingTier ?? subscription.tier) : null,
    onBreak: member.breakEndsAt !== null && now < member.breakEndsAt,
    readsAll: hasScope(member.role, 'PICKS'),
  };
}

function freeEntitlement(member: MemberFacts, now: Date): Entitlement {
  const { subscription } = member;
  const paused = subscription && isPaused(subscription, now);
  const lapsed = subscription?.state === 'past_due';
  const ended = member.trialEndsAt <= now;
  return {
    tier: 'FREE',
    planStatus: paused ? 'PAUSED' : lapsed ? 'PAST_DUE' : ended ? 'EXPIRED' : 'TRIALING',
    trialEndsAt: member.trialEndsAt,
    currentPeriodEndsAt: null,
    graceEndsAt: null,
    pausedUntil: paused ? subscription.pausedUntil : null,
  };
}

function paidStatus(subscription: SubscriptionFacts): PlanStatus {
  if (subscription.cancelAtPeriodEnd) return 'CANCELED';
  if (subscription.state === 'past_due') return 'PAST_DUE';
  return subscription.state === 'trialing' ? 'TRIALING' : 'ACTIVE';
}

/** The tier that the subscription gives now, or null. A due renewal that has not run yet takes nothing away. */
function paidTier(subscription: SubscriptionFacts, now: Date): Tier | null {
  const periodOver = now >= subscription.currentPeriodEndsAt;
  switch (subscription.state) {
    case 'trialing':
    case 'active':
      if (periodOver && (subscription.cancelAtPeriodEnd || subscription.pausedUntil)) return null;
      return periodOver ? lesserTier(subscription) : subscription.tier;
    case 'past_due':
      return subscription.graceEndsAt && now < subscription.graceEndsAt ? lesserTier(subscription) : null;
    case 'paused':
    case 'incomplete':
    case 'ended':
      return null;
  }
}

/** Whether a plan is paused: from the end of the paid period on, also where the worker that writes it is late. */
export function isPaused(
  {
    state,
    pausedUntil,
    currentPeriodEndsAt,
  }: Pick<SubscriptionFacts, 'state' | 'pausedUntil' | 'currentPeriodEndsAt'>,
  now: Date,
): boolean {
  return state === 'paused' || (state === 'active' && pausedUntil !== null && now >= currentPeriodEndsAt);
}

/**
 * The lower of the current and the pending tier, until the next month is paid: a downgrade that fell due counts whatever
 * becomes of its payment.
 */
function lesserTier({ tier, pendingTier }: SubscriptionFacts): Tier {
  return pendingTier && tierCovers(tier, pendingTier) ? pendingTier : tier;
}
