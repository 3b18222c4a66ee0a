import { DAY, MINUTE } from './durations.ts';

/** How long access continues after a failed renewal (docs/decisions/0009). */
export const GRACE_MILLISECONDS = 3 * DAY;

/**
 * A charge that the processor did not know within a minute is retried only after this: by then it is known
 * whether the processor made the first one after all.
 */
export const NO_RESPONSE_MILLISECONDS = 10 * MINUTE;

/** Days after the first failure on which the charge is retried; then the plan ends. */
export const RETRY_DAYS = [1, 3, 5, 7] as const;

/**
 * The next retry, counted from the first due date: the next of those days still ahead, however many attempts failed;
 * null: give up. An attempt with a new card or an outage of the worker uses no day up.
 */
export function nextRetryAt(dueSince: Date, now: Date): Date | null {
  const retries = RETRY_DAYS.map((day) => new Date(dueSince.getTime() + day * DAY));
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
