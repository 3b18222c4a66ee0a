// Written by npm run codegen from settle-refund.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface VoidChargeValues {
  now: Date;
  invoiceId: string;
}

export type VoidChargeRow = Record<never, never>;

/** The processor's transaction no longer moves money: see our-records.ts. */
export const voidCharge = new Statement<VoidChargeValues, VoidChargeRow>({
  name: 'voidCharge',
  text: `update payment_attempts set voided_at = $1 where invoice_id = $2 and state = 'succeeded'`,
  values: ['now', 'invoiceId'],
  columns: [],
});

export interface SettleRefundValues {
  state: string;
  paidAt: Date | null;
  id: string;
}

export interface SettleRefundRow {
  chargedBy: string;
  number: string;
  recipient: string;
  totalCents: number;
}

/** `charged_by`: the id of the refunded invoice. */
export const settleRefund = new Statement<SettleRefundValues, SettleRefundRow>({
  name: 'settleRefund',
  text: `update invoices as c set state = $1, paid_at = $2 where id = $3 and type = 'credit' and state = 'open'
returning substr(c.kind, length('credit-') + 1) as "charged_by", number, total_cents,
          (select email from users where users.id = c.user_id) as "recipient"`,
  values: ['state', 'paidAt', 'id'],
  columns: ['charged_by', 'number', 'recipient', 'total_cents'],
});
