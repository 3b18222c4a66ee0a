import type { Member } from '#frontend/app/session/session.ts';
import { endedPlanOf } from '#frontend/billing/ended-plan.ts';
import { planOpens } from '#schema/rules/money/plan-opens.ts';
import { shownMoment } from '#schema/rules/time/shown-time.ts';

/** What the plan means today, in a sentence. */
export function planSentence(member: Member): string {
  const { subscription, planStatus, currentPeriodEndsAt } = member;
  const ended = endedPlanOf(member);
  if (ended) return `${ended.sentence} Past picks stay open.`;
  if (planStatus === 'PAUSED') return 'Your plan is paused. Past picks stay open to you.';
  if (planStatus === 'EXPIRED')
    return 'Your free day is over. Any plan opens today’s picks; past picks stay open.';
  // The notice above every page says why, and what opens today's (AccountNotices.tsx).
  if (planStatus === 'PAST_DUE' && subscription === 'FREE') return 'Past picks stay open to you.';
  if (planStatus === 'CANCELED' && currentPeriodEndsAt)
    return `${planOpens(subscription)} Your plan ends on ${shownMoment(new Date(currentPeriodEndsAt))}.`;
  return planOpens(subscription);
}
