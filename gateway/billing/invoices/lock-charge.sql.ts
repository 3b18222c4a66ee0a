// Written by npm run codegen from lock-charge.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LockInvoiceValues {
  id: string;
}

export type LockInvoiceRow = Record<never, never>;

export const lockInvoice = new Statement<LockInvoiceValues, LockInvoiceRow>({
  name: 'lockInvoice',
  text: `select from invoices where id = $1 for update`,
  values: ['id'],
  columns: [],
});

export interface ChargeToRefundValues {
  id: string;
}

export interface ChargeToRefundRow {
  isPending: boolean;
  leftCents: number;
  number: string;
  refunds: number;
  subscriptionId: string;
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP';
  totalCents: number;
  transactionId: string;
  userId: string;
}

/**
 * The paid charge, with how much of it has not been refunded yet, how many refunds there were, failed ones included, and whether
 * another one is pending.
 */
export const chargeToRefund = new Statement<ChargeToRefundValues, ChargeToRefundRow>({
  name: 'chargeToRefund',
  text: `select i.user_id, i.subscription_id, i.tier, i.number, i.total_cents, a.transaction_id as "transaction_id",
       i.total_cents - coalesce((select sum(c.total_cents) from invoices c where c.subscription_id = i.subscription_id and c.kind = 'credit-' || i.id and c.state <> 'void'), 0)::int as "left_cents", (select count(*)::int from invoices c
         where c.subscription_id = i.subscription_id and c.kind = 'credit-' || i.id) as "refunds",
       exists (select from invoices c where c.subscription_id = i.subscription_id
         and c.kind = 'credit-' || i.id and c.state = 'open') as "is_pending"
  from invoices i join payment_attempts a on a.invoice_id = i.id and a.state = 'succeeded'
 where i.id = $1 and i.type = 'charge' and i.state = 'paid'`,
  values: ['id'],
  columns: ['is_pending', 'left_cents', 'number', 'refunds', 'subscription_id', 'tier', 'total_cents', 'transaction_id', 'user_id'],
});
