import type { Rows } from '#gateway/database/rows.ts';
import { NOT_CHARGED } from '#gateway/integrations/processor.ts';
import { NO_RESPONSE_MILLISECONDS } from '#schema/rules/money/grace-and-retries.ts';

const OPEN = `select from payment_attempts a join invoices i on i.id = a.invoice_id
  where i.subscription_id = ? and a.state in ('prepared', 'unknown')`;

/** Whether a charge is pending or its outcome unknown, which has to be settled first. */
export async function hasOpenAttempt(rows: Rows, subscriptionId: string): Promise<boolean> {
  return (await rows.execute<unknown[]>(OPEN, [subscriptionId])).length > 0;
}

/**
 * Whether what is owed may still turn out to be paid: a charge is pending, or one timed out so recently that it may
 * have been made all the same. Nothing else is charged meanwhile.
 */
export async function mayBePaid(rows: Rows, subscriptionId: string, now: Date): Promise<boolean> {
  const found = await rows.execute<unknown[]>(
    `${OPEN} union all select from payment_attempts a join invoices i on i.id = a.invoice_id
      where i.subscription_id = ? and i.state = 'open' and a.state = 'declined' and a.decline_code = ?
        and a.settled_at > ?`,
    [subscriptionId, subscriptionId, NOT_CHARGED, new Date(now.getTime() - NO_RESPONSE_MILLISECONDS)],
  );
  return found.length > 0;
}
