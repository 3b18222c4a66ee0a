import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import { nextPeriodEnd } from './periods.ts';

/** How long before a renewal its member reads that it costs another price: exactly so many days of New York's calendar. */
export const NOTICE_DAYS = 30;

interface Renewing {
  currentPeriodEndsAt: Date;
  anchorDay: number;
}

/**
 * The renewal that is to be announced on the day of `now`, or null. A month may have 28 days, so that it may be the next
 * renewal but one.
 */
export function renewalToAnnounce({ currentPeriodEndsAt, anchorDay }: Renewing, now: Date): Date | null {
  const following = nextPeriodEnd(currentPeriodEndsAt, anchorDay);
  return [currentPeriodEndsAt, following].find((renewal) => isInTime(now, renewal)) ?? null;
}

/** Whether a mail of that moment lets a renewal cost another price: neither later nor earlier. */
export function isInTime(mailedAt: Date, renewal: Date): boolean {
  return addDays(easternDay(mailedAt), NOTICE_DAYS) === easternDay(renewal);
}
