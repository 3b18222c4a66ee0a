import { checkoutPath, PATHS } from '#frontend/app/paths.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { isGiven } from '#frontend/billing/is-given.ts';
import type { PlanWish } from '#frontend/billing/PlanDialogs.tsx';
import type { PlanHeldFragment } from '#frontend/generated/graphql.ts';
import { easternDay, shortDay } from '#schema/rules/eastern-time.ts';
import { type Tier, tierLabel, tierRank } from '#schema/rules/tiers.ts';

/** What a plan's button says to this reader, and what it does: leads somewhere, opens a dialog, or nothing. */
export interface PlanOffer {
  label: string;
  to?: string;
  wish?: PlanWish;
  /** Loud is the one thing that this reader should do; the most popular plan unless something is more urgent. */
  variant?: 'primary' | 'quiet';
}

/** Who is looking at the plans: null for a visitor; `held` is the plan that the member has, where it is known. */
export interface PlanReader {
  member: Member | null;
  held: PlanHeldFragment | null;
}

interface OfferedPlan {
  tier: Tier;
  code: string;
}

/** product.txt section 4, Plan changes from pricing; past due, the card comes first. */
export function planOffer({ tier, code }: OfferedPlan, { member, held }: PlanReader): PlanOffer {
  const name = tierLabel(tier);
  if (member?.planStatus === 'PAST_DUE')
    return tier === held?.tier
      ? { label: 'Update Payment Method', wish: { kind: 'card', hasCard: true }, variant: 'primary' }
      : {
          label: `Get ${name}`,
          wish: { kind: 'card', hasCard: true, because: firstPay(name) },
          variant: 'quiet',
        };
  if (!member || member.subscription === 'FREE') return { label: `Get ${name}`, to: checkoutPath(code) };
  return changeOffer(tier, member, held);
}

function firstPay(wanted: string): string {
  return `Your last payment failed. Give a card that works first; then you can change to ${wanted}.`;
}

function changeOffer(
  tier: Tier,
  { subscription: own, planStatus }: Member,
  held: PlanHeldFragment | null,
): PlanOffer {
  const name = tierLabel(tier);
  const isCancelled = planStatus === 'CANCELED';
  if (held && isGiven(held)) return { label: tier === own ? 'Current Plan' : `From ${endOf(held)}` };
  if (tier === own) return ownOffer(name, isCancelled, tier, held);
  if (held?.pendingTier === tier) return { label: `Begins ${endOf(held)}` };
  const isUpgrade = tierRank(tier) > tierRank(own);
  const label = `${isUpgrade ? 'Upgrade' : 'Downgrade'} to ${name}`;
  const because = `Your plan is cancelled. Reactivate it first; then you can change to ${name}.`;
  const wish: PlanWish = isCancelled ? { kind: 'reactivate', because } : { kind: 'change', to: tier };
  return isUpgrade && !isCancelled ? { label, wish } : { label, wish, variant: 'quiet' };
}

function endOf({ currentPeriodEndsAt }: PlanHeldFragment): string {
  return shortDay(easternDay(new Date(currentPeriodEndsAt)));
}

function ownOffer(name: string, isCancelled: boolean, tier: Tier, held: PlanHeldFragment | null): PlanOffer {
  if (isCancelled) return { label: 'Reactivate Plan', wish: { kind: 'reactivate' }, variant: 'primary' };
  if (held?.pendingTier) return { label: `Keep ${name}`, wish: { kind: 'change', to: tier } };
  return { label: 'Current Plan' };
}

/** Visitors are offered Plus and Premium; members VIP as well (product.txt section 6). */
export function isOffered(tier: Tier, isMember: boolean): boolean {
  return tier !== 'FREE' && (isMember || tier !== 'VIP');
}

/** Where the trial of a plan begins for this reader; null when none is offered to them. */
export function trialPath(plan: OfferedPlan & { trialCode: string | null }, member: Member | null) {
  const holdsNone = !member || (member.subscription === 'FREE' && member.planStatus !== 'PAST_DUE');
  if (!plan.trialCode || !holdsNone) return null;
  return member && plan.tier === 'PREMIUM' ? PATHS.trialCheckout : checkoutPath(plan.trialCode);
}

/** Whether there is something to cancel: not a plan that was given, and not one that is cancelled already. */
export function mayCancel({ member, held }: PlanReader): boolean {
  if (!member || !held || member.planStatus === 'CANCELED') return false;
  return !isGiven(held);
}
