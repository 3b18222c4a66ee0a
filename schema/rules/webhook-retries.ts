import { HOUR, MINUTE, SECOND } from './durations.ts';

/** How long to wait after each failure in a row: ten tries in about three days, then it is given up. */
const PAUSES = [
  ...[10 * SECOND, 2 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR],
  ...[8 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR],
];

export const MOST_TRIES = PAUSES.length + 1;

/** Up to so much of a pause is added to it, so that what failed together is not tried together. */
const JITTER = 0.1;

/**
 * When to try again after so many failures in a row, or null when that was the last try. `random` is between
 * 0 and 1.
 */
export function nextTryAt(failures: number, now: Date, random: number): Date | null {
  const pause = PAUSES[failures - 1];
  return pause === undefined ? null : new Date(now.getTime() + Math.round(pause * (1 + JITTER * random)));
}
