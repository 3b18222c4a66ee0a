import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { DAY } from '#schema/rules/time/durations.ts';

dayjs.extend(utc);

/** A trial lasts exactly one day (product.txt section 9). */
export const TRIAL_MILLISECONDS = DAY;

/** The day of the month on which a subscription that starts at this instant renews. */
export function anchorDayOf(start: Date): number {
  return dayjs.utc(start).date();
}

/**
 * The instant a month later, on the anchor day or the last day of a shorter month: January 31, February 28, March 31.
 * In UTC, so that neither daylight saving time nor the server's time zone moves it.
 */
export function nextPeriodEnd(start: Date, anchorDay: number): Date {
  const month = dayjs.utc(start).startOf('month').add(1, 'month');
  const day = Math.min(anchorDay, month.daysInMonth());
  const time = dayjs.utc(start);
  return month
    .date(day)
    .hour(time.hour())
    .minute(time.minute())
    .second(time.second())
    .millisecond(time.millisecond())
    .toDate();
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
