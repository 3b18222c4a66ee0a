import { type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { addDays, easternDay, plainMoment } from '#schema/rules/time/eastern-time.ts';
import { dollars } from './money.ts';
import { anchorDayOf, daysLater, nextPeriodEnd, onDay, type Period } from './periods.ts';
import type { OpenPayment, PlanFacts, Refusal } from './plan-change.ts';

/** How many days after the end of the paid period a pause may last at most: nine months, so a season's end reaches the next one's start. */
export const MOST_PAUSED_DAYS = 270;

/** How many days ahead a member reads that a pause ends, and what is charged then. */
export const PAUSE_NOTICE_DAYS = 7;

/** The days of New York on which a pause may end that begins with the end of a period, both included. */
export function pauseDays(periodEndsAt: Date): { first: string; last: string } {
  const day = easternDay(periodEndsAt);
  return { first: addDays(day, 1), last: addDays(day, MOST_PAUSED_DAYS) };
}

/** When a pause ends: on that day at the time of the day at which the period ends. Null for a day that may not be chosen. */
export function pauseEnd(until: string, periodEndsAt: Date): Date | null {
  const { first, last } = pauseDays(periodEndsAt);
  return until >= first && until <= last ? onDay(until, periodEndsAt) : null;
}

/** What the page says beside the button that plans a pause, and the mail a week before it ends: what is charged then. */
export function returnSentence(tier: Tier, cents: number, resumesAt: Date): string {
  return `Your ${tierLabel(tier)} Plan resumes on ${plainMoment(resumesAt)}. ${dollars(cents)} is charged then unless you cancel before, and the price of your plan each month after it.`;
}

/** The same where a paused plan resumes at once. */
export function resumeSentence(tier: Tier, cents: number): string {
  return `Your ${tierLabel(tier)} Plan starts again now. ${dollars(cents)} now, then the price of your plan every month until you cancel.`;
}

const CANNOT = {
  trial: 'A trial cannot be paused. Cancel it, and nothing is charged.',
  granted: 'This plan was granted to you and cannot be paused. It is never charged.',
  due: 'A payment is due. Please update your payment method first, or cancel the plan.',
  canceled: 'Your plan is canceled and will not be charged. Reactivate it if you want to pause it.',
  already: 'Your plan is paused already. Resume it first to choose another day.',
};

/** Why a plan cannot be paused now, or null. */
export function pauseRefusal(current: PlanFacts | null, payment: OpenPayment, now: Date): Refusal | null {
  if (!current || current.state === 'ended') return { code: 'NO_PLAN' };
  if (current.state === 'incomplete') return { code: 'PAYMENT_PENDING' };
  const why = whyNot(current);
  if (why) return { code: 'CANNOT_PAUSE', text: CANNOT[why] };
  // The next period is being charged: a pause would begin after it.
  const isDue = current.currentPeriodEndsAt <= now;
  return payment !== 'none' || isDue ? { code: 'PAYMENT_PENDING' } : null;
}

function whyNot({ state, source, cancelAtPeriodEnd, pausedUntil }: PlanFacts): keyof typeof CANNOT | null {
  if (source === 'grant') return 'granted';
  if (state === 'past_due') return 'due';
  if (pausedUntil) return 'already';
  if (cancelAtPeriodEnd) return 'canceled';
  return state === 'trialing' ? 'trial' : null;
}

/**
 * The month that follows a pause. It begins when that was said, however late the worker is on that day; after a longer outage, and where
 * the member resumes early, it begins now, because a paused plan opens nothing.
 */
export function resumedPeriod(pausedUntil: Date, now: Date): Period {
  const isInTime = pausedUntil <= now && daysLater(pausedUntil, 1) > now;
  const startsAt = isInTime ? pausedUntil : now;
  return { startsAt, endsAt: nextPeriodEnd(startsAt, anchorDayOf(startsAt)) };
}
