import { DAY, MINUTE } from '#schema/rules/time/durations.ts';
import {
  addDays,
  daysOfMonth,
  easternDay,
  easternInstant,
  easternTime,
} from '#schema/rules/time/eastern-time.ts';

/** A trial lasts exactly one day (product.txt section 9). */
export const TRIAL_MILLISECONDS = DAY;
/** A trial that was not paid so many days after its end is lost. */
export const TRIAL_PAID_WITHIN_DAYS = 8;
export const TRIAL_PAID_WITHIN_MILLISECONDS = TRIAL_PAID_WITHIN_DAYS * DAY;
/** The most days that staff gives to a member at once. */
export const MAX_DAYS_GIVEN = 90;
/** The longest trial: days were given to it twice. */
export const LONGEST_TRIAL_MILLISECONDS = TRIAL_MILLISECONDS + 2 * MAX_DAYS_GIVEN * DAY;

/** The day of the month, in New York, on which a subscription that starts at this instant renews. */
export function anchorDayOf(start: Date): number {
  return dateOf(easternDay(start));
}

/**
 * The instant some months later, on the anchor day or the last day of a shorter month: January 31, February 28, March 31. The day and the
 * time are New York's, as pages and mails name them. A time that spring skips is an hour later from then on.
 */
export function nextPeriodEnd(start: Date, anchorDay: number, months = 1): Date {
  let month = easternDay(start).slice(0, 7);
  for (let count = 0; count < months; count += 1) month = addDays(daysOfMonth(month).to, 1).slice(0, 7);
  const date = Math.min(anchorDay, dateOf(daysOfMonth(month).to));
  return onDay(`${month}-${String(date).padStart(2, '0')}`, start);
}

/** The instant some New York days later, at the same time of the day. */
export function daysLater(instant: Date, days: number): Date {
  return onDay(addDays(easternDay(instant), days), instant);
}

/** The instant of a New York day at the time that another instant has there. */
export function onDay(day: string, instant: Date): Date {
  const pastMinute = instant.getTime() % MINUTE;
  return new Date(easternInstant(day, easternTime(instant)).getTime() + pastMinute);
}

function dateOf(day: string): number {
  return Number(day.slice(8));
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
