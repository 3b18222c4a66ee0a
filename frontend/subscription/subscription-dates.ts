import type { Member } from '#frontend/app/session/session.ts';
import { easternDay, longDay } from '#schema/rules/eastern-time.ts';

export interface PlanDate {
  label: 'Trial ends' | 'Trial ended' | 'Next billing date' | 'Access ends' | 'Payment was due';
  instant: Date;
}

/**
 * The one date that matters to this member now; null when there is none (product.txt section 2). A plan that was
 * given does not renew.
 */
export function planDate(member: Member, now: Date, renews = true): PlanDate | null {
  if (member.trialEndDate) {
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

/** A date as the page says it: 'Friday, November 20, 2026', in New York. */
export function dateText(instant: Date): string {
  return longDay(easternDay(instant));
}
