import { DAY, MINUTE } from '#schema/rules/time/durations.ts';

/** How many days access continues after a failed renewal: an operator's setting (docs/decisions/0009). */
export const GRACE_DAYS = { least: 0, most: 21, usual: 3 };

/** When access ends although the charge failed. */
export function graceEndsAt(dueSince: Date, graceDays: number): Date {
  return new Date(dueSince.getTime() + graceDays * DAY);
}

/**
 * A charge that the processor did not know within a minute is retried only after this: by then it is known
 * whether the processor made the first one after all.
 */
export const NO_RESPONSE_MILLISECONDS = 10 * MINUTE;

const RETRY_DAYS = [1, 3, 5, 7];

/**
 * Days after the first failure on which the charge is retried; then the plan ends. A longer grace adds day 14 and its
 * own last day, so that no plan ends before its grace is over.
 */
export function retryDays(graceDays: number): number[] {
  const longer = [14, graceDays].filter((day) => day > 7 && day <= graceDays);
  return [...new Set([...RETRY_DAYS, ...longer])];
}

/**
 * The next retry, counted from the first due date: the next of those days still ahead, however many attempts failed;
 * null: give up. An attempt with a new card or an outage of the worker uses no day up.
 */
export function nextRetryAt(dueSince: Date, graceDays: number, now: Date): Date | null {
  const retries = retryDays(graceDays).map((day) => new Date(dueSince.getTime() + day * DAY));
  return retries.find((retry) => retry > now) ?? null;
}

/** Declines that no retry can fix: lost, stolen, closed, do not try again. */
const HARD_DECLINES = new Set([
  '2004',
  '2005',
  '2006',
  '2007',
  '2008',
  '2009',
  '2012',
  '2013',
  '2014',
  '2015',
  '2019',
  '2047',
  '2053',
]);

export function isHardDecline(code: string): boolean {
  return HARD_DECLINES.has(code);
}
