import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';

const FIRST_MILLISECONDS = 5 * SECOND;
const LONGEST_MILLISECONDS = 5 * MINUTE;

/** When an alert that could not be sent is tried again: after 5 seconds, then twice as long each time, at most 5 minutes. */
export function retryAt(tries: number, now: Date): Date {
  const wait = Math.min(LONGEST_MILLISECONDS, FIRST_MILLISECONDS * 2 ** Math.max(0, tries - 1));
  return new Date(now.getTime() + wait);
}
