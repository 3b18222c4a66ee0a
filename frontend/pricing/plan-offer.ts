import { checkoutPath, PATHS } from '#frontend/app/paths.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { isGranted } from '#frontend/billing/ended-plan.ts';
import type { PlanRequest } from '#frontend/billing/PlanDialogs.tsx';
import { reactivateFirst, resumeFirst, updateCardFirst } from '#frontend/billing/plan-messages.ts';
import type { CurrentPlanFragment } from '#frontend/generated/graphql.ts';
import { type Tier, tierLabel, tierRank } from '#schema/rules/access/tiers.ts';
import { planOf } from '#schema/rules/money/plans.ts';
import { easternDay, shortDay } from '#schema/rules/time/eastern-time.ts';

/** Label and action of a plan's button for this viewer: a link, a dialog, or disabled. */
export interface PlanOffer {
  label: string;
  to?: string;
  requested?: PlanRequest;
  /** `primary` for the recommended action; by default that is the most popular plan. */
  variant?: 'primary' | 'quiet';
}

/** Who looks at the plans: `member` is null for a visitor, `current` is the member's plan once it is loaded. */
export interface PlanViewer {
  member: Member | null;
  current: CurrentPlanFragment | null;
}

interface OfferedPlan {
  tier: Tier;
  code: string;
}

/** product.txt section 4, Plan changes from pricing. A past-due member has to update the card first. */
export function planOffer({ tier, code }: OfferedPlan, { member, current }: PlanViewer): PlanOffer {
  const name = tierLabel(tier);
  if (member?.planStatus === 'PAST_DUE') return dueOffer(tier, current);
  if (current?.pausedUntil) return pausedOffer(tier, current);
  if (!member || member.subscription === 'FREE') return { label: `Get ${name}`, to: checkoutPath(code) };
  return changeOffer(tier, member, current);
}

/** A paused plan, or one that will be, is resumed before it is changed. */
function pausedOffer(tier: Tier, { tier: own, paused }: CurrentPlanFragment): PlanOffer {
  if (tier === own)
    return {
      ...{ label: paused ? 'Resume Plan' : 'Undo Pause', variant: 'primary' },
      requested: { kind: 'resume' },
    };
  const reason = resumeFirst(tierLabel(tier), paused);
  const requested: PlanRequest = { kind: 'resume', reason };
  return { label: changeLabel(own, tier), requested, variant: 'quiet' };
}

function dueOffer(tier: Tier, current: CurrentPlanFragment | null): PlanOffer {
  const own = current?.tier ?? 'FREE';
  if (tier === own)
    return { label: 'Update Payment Method', requested: { kind: 'card', hasCard: true }, variant: 'primary' };
  const reason = `Your last payment failed. ${updateCardFirst(tierLabel(tier))}`;
  return {
    label: changeLabel(own, tier),
    requested: { kind: 'card', hasCard: true, reason },
    variant: 'quiet',
  };
}

function changeLabel(from: Tier, to: Tier): string {
  return `${tierRank(to) > tierRank(from) ? 'Upgrade' : 'Downgrade'} to ${tierLabel(to)}`;
}

/** What a month of a plan costs the member who has it, or has chosen it for later; null where it costs what everybody pays. */
export function agreedCents(tier: Tier, { current }: PlanViewer): number | null {
  if (!current || isGranted(current)) return null;
  if (tier === current.tier) return current.monthlyCents;
  return tier === current.pendingTier ? current.pendingMonthlyCents : null;
}

/** The plan that this viewer has, whether or not it is paid for at the moment. */
export function ownTier({ member, current }: PlanViewer): Tier | null {
  const tier = current?.tier ?? member?.subscription ?? 'FREE';
  return tier === 'FREE' ? null : tier;
}

function changeOffer(
  tier: Tier,
  { subscription: own, planStatus }: Member,
  current: CurrentPlanFragment | null,
): PlanOffer {
  const name = tierLabel(tier);
  const isCancelled = planStatus === 'CANCELED';
  if (current && isGranted(current))
    return { label: tier === own ? 'Current Plan' : `From ${endOf(current)}` };
  if (tier === own) return ownOffer(name, isCancelled, tier, current);
  if (current?.pendingTier === tier) return { label: `Starts ${endOf(current)}` };
  const isUpgrade = tierRank(tier) > tierRank(own);
  const label = changeLabel(own, tier);
  const reason = reactivateFirst(name);
  const requested: PlanRequest = isCancelled ? { kind: 'reactivate', reason } : { kind: 'change', to: tier };
  return isUpgrade && !isCancelled ? { label, requested } : { label, requested, variant: 'quiet' };
}

function endOf({ currentPeriodEndsAt }: CurrentPlanFragment): string {
  return shortDay(easternDay(new Date(currentPeriodEndsAt)));
}

function ownOffer(
  name: string,
  isCancelled: boolean,
  tier: Tier,
  current: CurrentPlanFragment | null,
): PlanOffer {
  if (isCancelled) return { label: 'Reactivate Plan', requested: { kind: 'reactivate' }, variant: 'primary' };
  if (current?.pendingTier) return { label: `Keep ${name}`, requested: { kind: 'change', to: tier } };
  return { label: 'Current Plan' };
}

export function isOffered(tier: Tier, isMember: boolean): boolean {
  return tier !== 'FREE' && (isMember || !planOf(tier).membersOnly);
}

/** Checkout of a plan's trial; null when this viewer is not offered one. */
export function trialPath(plan: OfferedPlan & { trialCode: string | null }, member: Member | null) {
  const holdsNone =
    !member ||
    (member.subscription === 'FREE' && member.planStatus !== 'PAST_DUE' && member.planStatus !== 'PAUSED');
  if (!plan.trialCode || !holdsNone) return null;
  return member && plan.tier === 'PREMIUM' ? PATHS.trialCheckout : checkoutPath(plan.trialCode);
}

/** Whether there is a plan to cancel: not a complimentary one and not one that is cancelled already. */
export function mayCancel({ member, current }: PlanViewer): boolean {
  if (!member || !current || member.planStatus === 'CANCELED') return false;
  return !isGranted(current);
}
