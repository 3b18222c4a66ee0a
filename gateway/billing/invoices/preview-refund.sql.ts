// Written by npm run codegen from preview-refund.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface RefundPreviewValues {
  id: string;
}

export interface RefundPreviewRow {
  cardLast4: string | null;
  cardType: string | null;
  leftCents: number;
  transactionId: string;
}

export const refundPreview = new Statement<RefundPreviewValues, RefundPreviewRow>({
  name: 'refundPreview',
  text: `select i.total_cents - coalesce((select sum(c.total_cents) from invoices c where c.subscription_id = i.subscription_id and c.kind = 'credit-' || i.id and c.state <> 'void'), 0)::int as "left_cents", a.transaction_id as "transaction_id", a.card_type, a.card_last4
  from invoices i join payment_attempts a on a.invoice_id = i.id and a.state = 'succeeded'
 where i.id = $1 and i.type = 'charge' and i.state = 'paid'`,
  values: ['id'],
  columns: ['card_last4', 'card_type', 'left_cents', 'transaction_id'],
});
