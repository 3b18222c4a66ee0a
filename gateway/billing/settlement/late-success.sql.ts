// Written by npm run codegen from late-success.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface UnansweredChargesValues {
  subscriptionId: string;
  code: string;
}

export interface UnansweredChargesRow {
  orderId: string;
}

export const unansweredCharges = new Statement<UnansweredChargesValues, UnansweredChargesRow>({
  name: 'unansweredCharges',
  text: `select a.order_id from payment_attempts a join invoices i on i.id = a.invoice_id
 where i.subscription_id = $1 and i.state = 'open' and a.state = 'declined' and a.decline_code = $2
 order by a.created_at`,
  values: ['subscriptionId', 'code'],
  columns: ['order_id'],
});
