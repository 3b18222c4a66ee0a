import type { Rows } from '#gateway/database/rows.ts';

/** A charge is on its way or its outcome is unknown: first that has to be settled. */
export async function hasOpenAttempt(rows: Rows, subscriptionId: string): Promise<boolean> {
  const found = await rows.execute<unknown[]>(
    `select from payment_attempts a join invoices i on i.id = a.invoice_id
      where i.subscription_id = ? and a.state in ('prepared', 'unknown')`,
    [subscriptionId],
  );
  return found.length > 0;
}
