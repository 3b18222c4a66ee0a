import { isPaused, type SubscriptionState } from '#schema/rules/access/entitlement.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { ErrorCode } from '#schema/rules/api/errors.ts';
import type { PricedPlan } from './plan-prices.ts';
import type { PlanSource } from './plans.ts';
import { type ChangeQuote, type CurrentPlan, quoteChange } from './quote.ts';

/** What decides whether a member may change or reactivate a plan. */
export interface PlanFacts {
  state: SubscriptionState;
  source: PlanSource;
  cancelAtPeriodEnd: boolean;
  currentPeriodEndsAt: Date;
  pausedUntil: Date | null;
}

/** `on its way`: a charge with an unknown outcome. `again`: a charge that timed out and is retried in minutes. */
export type OpenPayment = 'none' | 'on its way' | 'again';

export interface Refusal {
  code: ErrorCode;
  /** When more exact than the sentence of the code. */
  text?: string;
}

/**
 * How a change takes effect. `paid`: charged now, and the tier changes once it is paid. `now`: immediately, without a
 * charge. `later`: with the next period. `stays`: nothing changes, and a pending change is dropped.
 */
export interface PlanChangeDecision {
  effect: 'paid' | 'now' | 'later' | 'stays';
  quote: ChangeQuote;
  tier: Tier;
  /** A month of `tier` from now on. */
  agreedCents: number;
  pendingTier: Tier | null;
  /** A month of `pendingTier`, as it was said when it was chosen. */
  pendingCents: number | null;
}

const TO_COME = 'Your plan will be paused. Undo the pause first, or cancel the plan.';

/** Why a plan can neither be changed nor reactivated, or null (past due: the card comes first; paused: resuming does). */
export function planRefusal(current: PlanFacts | null, now: Date): Refusal | null {
  if (!current || current.state === 'ended') return { code: 'NO_PLAN' };
  if (current.state === 'incomplete') return { code: 'PAYMENT_PENDING' };
  if (current.source === 'grant')
    return { code: 'NO_PLAN', text: 'This plan was granted to you and cannot be changed' };
  if (current.state === 'past_due') return { code: 'PAYMENT_DUE' };
  if (current.pausedUntil) return { code: 'PLAN_PAUSED', text: isPaused(current, now) ? undefined : TO_COME };
  if (current.cancelAtPeriodEnd && current.currentPeriodEndsAt <= now) return { code: 'PLAN_ENDED' };
  return null;
}

/** Why a plan cannot change to a tier now, or null. */
export function changeRefusal(
  current: PlanFacts | null,
  payment: OpenPayment,
  to: Tier,
  now: Date,
): Refusal | null {
  if (to === 'FREE') return { code: 'PLAN_UNKNOWN', text: 'To end your plan, cancel it' };
  const refusal = planRefusal(current, now);
  if (refusal || !current) return refusal;
  if (current.cancelAtPeriodEnd)
    return { code: 'CONFLICT', text: 'Your plan is canceled: reactivate it before you change it' };
  // The pending charge decides which plan the member has, and so what a change costs. Two at once would both be
  // charged.
  const due = current.state === 'trialing' && current.currentPeriodEndsAt <= now;
  if (payment === 'on its way' || due) return { code: 'PAYMENT_PENDING' };
  if (payment === 'again')
    return {
      code: 'PAYMENT_PENDING',
      text: 'We will try your payment again in a few minutes. Please change your plan after that.',
    };
  return null;
}

/** What an allowed change costs and when it takes effect. */
export function decideChange(current: CurrentPlan, to: PricedPlan, now: Date): PlanChangeDecision {
  const quote = quoteChange(current, to, now);
  const changed = { tier: to.tier, agreedCents: to.monthlyCents, pendingTier: null, pendingCents: null };
  if (quote.totalCents > 0) return { effect: 'paid', quote, ...changed };
  const { tier, agreedCents } = current;
  const kept = { tier, agreedCents, pendingTier: null, pendingCents: null };
  if (quote.kind === 'NONE') return { effect: 'stays', quote, ...kept };
  if (current.inTrial && to.offersTrial) return { effect: 'now', quote, ...changed };
  return { effect: 'later', quote, ...kept, pendingTier: to.tier, pendingCents: to.monthlyCents };
}
