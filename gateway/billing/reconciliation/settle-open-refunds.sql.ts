// Written by npm run codegen from settle-open-refunds.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface OpenRefundsValues {
  before: Date;
}

export interface OpenRefundsRow {
  createdAt: Date;
  id: string;
  wholeCharge: string | null;
}

/** The charge, if all of it is refunded. */
export const openRefunds = new Statement<OpenRefundsValues, OpenRefundsRow>({
  name: 'openRefunds',
  text: `select c.id, c.created_at, a.transaction_id as whole_charge
  from invoices c left join payment_attempts a on 'credit-' || a.invoice_id = c.kind
       and a.state = 'succeeded' and a.amount_cents = c.total_cents
 where c.type = 'credit' and c.state = 'open' and c.created_at <= $1 order by c.created_at limit 100`,
  values: ['before'],
  columns: ['created_at', 'id', 'whole_charge'],
  instants: ['created_at'],
});
