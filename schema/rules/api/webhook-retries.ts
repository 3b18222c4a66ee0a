import { HOUR, MINUTE, SECOND } from '#schema/rules/time/durations.ts';

/** How long to wait after each consecutive failure: ten attempts in about three days. */
const PAUSES = [
  ...[10 * SECOND, 2 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR],
  ...[8 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR],
];

export const MAX_DELIVERY_TRIES = PAUSES.length + 1;

/** The largest random part of a wait, so that simultaneous failures are not retried simultaneously. */
const JITTER = 0.1;

/** When to retry after this many consecutive failures, or null after the last attempt. `random` is between 0 and 1. */
export function nextTryAt(failures: number, now: Date, random: number): Date | null {
  const pause = PAUSES[failures - 1];
  return pause === undefined ? null : new Date(now.getTime() + Math.round(pause * (1 + JITTER * random)));
}
