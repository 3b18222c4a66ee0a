import type { Rows } from '#gateway/database/rows.ts';
import { NOT_CHARGED } from '#gateway/integrations/processor.ts';
import { NO_RESPONSE_MILLISECONDS } from '#schema/rules/money/grace-and-retries.ts';
import { attemptThatMayBePaid, openAttempt } from './open-attempt.sql.ts';

/** Whether a charge is pending or its outcome unknown, which has to be settled first. */
export function hasOpenAttempt(rows: Rows, subscriptionId: string): Promise<boolean> {
  return openAttempt.some(rows, { subscriptionId });
}

/**
 * Whether what is owed may still turn out to be paid: a charge is pending, or one timed out so recently that it may
 * have been made all the same. Nothing else is charged meanwhile.
 */
export function mayBePaid(rows: Rows, subscriptionId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - NO_RESPONSE_MILLISECONDS);
  return attemptThatMayBePaid.some(rows, { subscriptionId, code: NOT_CHARGED, since });
}
