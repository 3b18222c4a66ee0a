import { PATHS } from '#frontend/app/paths.ts';
import { withReturnTo } from '#frontend/app/return-to.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { endedPlanOf } from '#frontend/billing/ended-plan.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';

interface TrialOffer {
  title: string;
  words: string;
  action: { to: string; label: string };
}

const FREE_DAY = 'Your first day is free';
const TO_PICKS = { to: PATHS.picks, label: 'Go to today’s picks' };

/** What /trial says: the free day to those who can have it, and to members what they have instead. */
export function trialOffer(member: Member | null): TrialOffer {
  if (!member)
    return {
      title: FREE_DAY,
      words:
        'Create an account and see today’s Free picks for one day: the pick, the price and the reason. No card needed, and no charge when the day is over.',
      action: { to: withReturnTo(PATHS.signUp, PATHS.picks), label: 'Start your free day' },
    };
  const { subscription: tier, planStatus } = member;
  if (planStatus === 'PAST_DUE')
    return {
      title: 'You have a payment due',
      words: 'Your last payment failed. Update your card, and your plan continues.',
      action: { to: PATHS.subscription, label: 'Update Payment Method' },
    };
  if (planStatus === 'PAUSED')
    return {
      title: 'Your plan is paused',
      words: 'Resume it, and today’s picks are on your board.',
      action: { to: PATHS.subscription, label: 'Resume' },
    };
  if (tier !== 'FREE')
    return {
      title: `Your ${tierLabel(tier)} plan is active`,
      words: 'Today’s picks are on your board.',
      action: TO_PICKS,
    };
  return planStatus === 'EXPIRED'
    ? {
        title: endedPlanOf(member)?.ended.replace(/\.$/, '') ?? 'Your free day is over',
        words: 'Past picks stay open. Any plan opens today’s picks.',
        action: { to: PATHS.pricing, label: 'Compare the plans' },
      }
    : {
        title: FREE_DAY,
        words: 'You are signed in. Today’s Free picks are on your board: the pick, the price and the reason.',
        action: TO_PICKS,
      };
}
