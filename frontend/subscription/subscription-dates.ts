import type { Member } from '#frontend/app/session/session.ts';

interface PlanDate {
  label:
    | 'Trial ends'
    | 'Trial ended'
    | 'Plan ended'
    | 'Next billing date'
    | 'Access ends'
    | 'Payment was due';
  instant: Date;
}

/**
 * The next date of this member's plan; null when there is none (product.txt section 2). Complimentary plans do not
 * renew.
 */
export function planDate(member: Member, now: Date, renews = true): PlanDate | null {
  if (member.planStatus === 'EXPIRED' && member.endedPlan)
    return { label: 'Plan ended', instant: new Date(member.endedPlan.endedAt) };
  if (member.planStatus === 'PAUSED') return null;
  // Of a member with a payment due it is the free day, which is long over.
  if (member.trialEndDate && member.planStatus !== 'PAST_DUE') {
    const instant = new Date(member.trialEndDate);
    return { label: instant > now ? 'Trial ends' : 'Trial ended', instant };
  }
  if (!member.currentPeriodEndsAt) return null;
  return { label: labelOf(member, renews), instant: new Date(member.currentPeriodEndsAt) };
}

function labelOf({ planStatus }: Member, renews: boolean): PlanDate['label'] {
  if (planStatus === 'CANCELED' || !renews) return 'Access ends';
  return planStatus === 'PAST_DUE' ? 'Payment was due' : 'Next billing date';
}
