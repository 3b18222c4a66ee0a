const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** After a failed renewal: access goes on this long (DESIGN.md section 4). */
export const GRACE_MILLISECONDS = 3 * DAY;

/** Days after the first failure on which the charge is tried again; then the plan ends. */
export const RETRY_DAYS = [1, 3, 5, 7] as const;

/** When to try again after so many failures, counted from when it was first due; null: give up. */
export function nextRetryAt(dueSince: Date, failures: number): Date | null {
  const day = RETRY_DAYS[failures - 1];
  return day === undefined ? null : new Date(dueSince.getTime() + day * DAY);
}

/** Declines that no later try will change: lost, stolen, closed, do not try again. */
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
