// Written by npm run codegen from refundable.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface RefundedNumbersValues {
  userId: string;
}

export interface RefundedNumbersRow {
  id: string;
  number: string;
}

/** The number of the charge that each refund of a member returns money of. */
export const refundedNumbers = new Statement<RefundedNumbersValues, RefundedNumbersRow>({
  name: 'refundedNumbers',
  text: `select c.id, i.number from invoices c join invoices i on i.id = substr(c.kind, length('credit-') + 1)
 where c.user_id = $1 and c.type = 'credit'`,
  values: ['userId'],
  columns: ['id', 'number'],
});

export interface RefundableCentsValues {
  userId: string;
}

export interface RefundableCentsRow {
  id: string;
  leftCents: number;
}

/** How much of each paid charge of a member may still be refunded. */
export const refundableCents = new Statement<RefundableCentsValues, RefundableCentsRow>({
  name: 'refundableCents',
  text: `select i.id, i.total_cents - coalesce((select sum(c.total_cents) from invoices c where c.subscription_id = i.subscription_id and c.kind = 'credit-' || i.id and c.state <> 'void'), 0)::int as "left_cents"
  from invoices i join payment_attempts a on a.invoice_id = i.id and a.state = 'succeeded'
 where i.user_id = $1 and i.type = 'charge' and i.state = 'paid'`,
  values: ['userId'],
  columns: ['id', 'left_cents'],
});
