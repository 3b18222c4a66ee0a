import type { Rows } from '#gateway/database/rows.ts';

/** How much of the charge `i` has not been refunded, in cents. Failed refunds do not count. */
export const LEFT_CENTS = `i.total_cents - coalesce((select sum(c.total_cents) from invoices c
  where c.subscription_id = i.subscription_id and c.kind = 'credit-' || i.id and c.state <> 'void'), 0)::int`;

/** The id of the charge that the refund `c` returns money of. */
export const REFUNDED_ID = `substr(c.kind, length('credit-') + 1)`;

/** The number of the charge that each refund of a member returns money of, by the id of the refund. */
export async function refundedNumbers(rows: Rows, userId: string): Promise<Map<string, string>> {
  const refunds = await rows.execute<{ id: string; number: string }[]>(
    `select c.id, i.number from invoices c join invoices i on i.id = ${REFUNDED_ID}
      where c.user_id = ? and c.type = 'credit'`,
    [userId],
  );
  return new Map(refunds.map(({ id, number }) => [id, number]));
}

/** How much of each paid charge of a member may still be refunded, by invoice id. */
export async function refundableCents(rows: Rows, userId: string): Promise<Map<string, number>> {
  const charges = await rows.execute<{ id: string; leftCents: number }[]>(
    `select i.id, ${LEFT_CENTS} as "leftCents"
       from invoices i join payment_attempts a on a.invoice_id = i.id and a.state = 'succeeded'
      where i.user_id = ? and i.type = 'charge' and i.state = 'paid'`,
    [userId],
  );
  return new Map(charges.map(({ id, leftCents }) => [id, leftCents]));
}
