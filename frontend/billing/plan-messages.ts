import type { CurrentPlanFragment } from '#frontend/generated/graphql.ts';
import type { LimitStop } from '#schema/rules/access/limits.ts';
import { type Tier, tierLabel, tierRank } from '#schema/rules/access/tiers.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { shownMoment } from '#schema/rules/time/shown-time.ts';

/** Success messages of changes to a plan. `before` is the plan as it was when the change was requested. */

export function cancelledText(before: CurrentPlanFragment): string {
  if (before.pastDue || before.paused) return 'Your plan has ended.';
  return `Your plan is canceled. You keep it until ${endOf(before)}. You will not be charged again.`;
}

/** The notice of the plan says until when, and has the way back. */
export const PAUSED_TEXT = 'Your pause is planned.';

export function resumedText(before: CurrentPlanFragment): string {
  if (!before.paused) return 'Your plan goes on without a pause.';
  return upgradedText(before.pendingTier ?? before.tier, before.nextChargeCents ?? 0);
}

export const REACTIVATED_TEXT = 'Your plan is active again.';

/** After a new card: what it paid, and how long the plan is active. */
export function cardSavedText(before: CurrentPlanFragment | null, after: CurrentPlanFragment | null): string {
  if (!before?.pastDue || before.nextChargeCents === null) return 'Your card is saved.';
  if (!after || after.pastDue) return 'Your card is saved. Your payment is still being confirmed.';
  const until = endOf(after);
  const paid = dollars(before.nextChargeCents);
  return `${paid} is paid. Your ${tierLabel(after.tier)} Plan is active until ${until}.`;
}

export function changedText(before: CurrentPlanFragment, to: Tier, paidCents: number): string {
  const { tier: from, inTrial } = before;
  if (from === to) return `You are staying on the ${tierLabel(to)} Plan.`;
  if (tierRank(to) > tierRank(from) || inTrial) return upgradedText(to, paidCents);
  return `You keep the ${tierLabel(from)} Plan until ${endOf(before)}. Then your ${tierLabel(to)} Plan starts.`;
}

export function upgradedText(to: Tier, paidCents: number): string {
  const now = `You are now on the ${tierLabel(to)} Plan.`;
  return paidCents > 0 ? `${now} ${dollars(paidCents)} was charged. The receipt is in your email.` : now;
}

function endOf({ currentPeriodEndsAt }: CurrentPlanFragment): string {
  return shownMoment(new Date(currentPeriodEndsAt));
}

/** Why a plan ends instead of renewing. */
export const STOPPED: Record<LimitStop, string> = {
  COOL_OFF: 'You are taking a break',
  SELF_EXCLUSION: 'You have excluded yourself',
  MONTHLY_LIMIT: 'The next payment would exceed your monthly limit',
};

/** What has to be done before the plan can change. */

export function updateCardFirst(plan: string): string {
  return `Update your card first, then change to ${plan}.`;
}

export function resumeFirst(plan: string, paused: boolean): string {
  return paused
    ? `Your plan is paused. Resume it first, then change to ${plan}.`
    : `Your plan will be paused. Undo the pause first, then change to ${plan}.`;
}

export function reactivateFirst(plan: string): string {
  return `Your plan is canceled. Reactivate it first, then change to ${plan}.`;
}
