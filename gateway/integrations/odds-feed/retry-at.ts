import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import type { FeedFailure } from './odds-feed.ts';

const FIRST_WAIT = 2 * SECOND;
const LONGEST_WAIT = 5 * MINUTE;

/** When to try again: 2 seconds after the first failure, twice as long after each further one, 5 minutes at most. */
export function retryAt(now: Date, failures: number): Date {
  return new Date(now.getTime() + Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(failures, 30)));
}

/** What a status says that is no answer. Out of credits and a wrong key are both 401. */
export function failureKind(status: number, body: string): FeedFailure['kind'] {
  if (status === 429) return 'RATE';
  if (status === 401) return body.includes('OUT_OF_USAGE_CREDITS') ? 'QUOTA' : 'KEY';
  return status >= 500 ? 'SILENT' : 'BROKEN';
}
