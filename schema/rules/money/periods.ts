import { DAY } from '#schema/rules/time/durations.ts';

/** A trial lasts exactly one day (product.txt section 9). */
export const TRIAL_MILLISECONDS = DAY;
/** A trial that is not paid for so long after its end counts as lost. */
export const TRIAL_PAID_WITHIN_MILLISECONDS = 8 * DAY;
/** The most days that staff gives to a member at once. */
export const MAX_DAYS_GIVEN = 90;
/** The longest trial: days were given to it twice. */
export const LONGEST_TRIAL_MILLISECONDS = TRIAL_MILLISECONDS + 2 * MAX_DAYS_GIVEN * DAY;

/** The day of the month on which a subscription that starts at this instant renews. */
export function anchorDayOf(start: Date): number {
  return start.getUTCDate();
}

/**
 * The instant a month later, on the anchor day or the last day of a shorter month: January 31, February 28, March 31.
 * In UTC, so that neither daylight saving time nor the server's time zone moves it.
 */
export function nextPeriodEnd(start: Date, anchorDay: number): Date {
  const [year, nextMonth] = [start.getUTCFullYear(), start.getUTCMonth() + 1];
  // The day before the first of the month after it.
  const lastDay = new Date(Date.UTC(year, nextMonth + 1, 0)).getUTCDate();
  const end = new Date(start);
  end.setUTCFullYear(year, nextMonth, Math.min(anchorDay, lastDay));
  return end;
}

export interface Period {
  startsAt: Date;
  endsAt: Date;
}

/** The period that contains `now`, whole months after one that has ended. */
export function currentPeriod(
  last: Period,
  anchorDay: number,
  now: Date,
): { period: Period; passed: number } {
  let period = last;
  let passed = 0;
  while (period.endsAt <= now) {
    period = { startsAt: period.endsAt, endsAt: nextPeriodEnd(period.endsAt, anchorDay) };
    passed += 1;
  }
  return { period, passed };
}
