// Written by npm run codegen from our-records.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface RecordedChargesValues {
  from: Date;
  to: Date;
  orders: readonly string[];
}

export interface RecordedChargesRow {
  amountCents: number;
  createdAt: Date;
  orderId: string;
  transactionId: string;
}

/** Of a time window, and of the given orders. A voided charge and its refund moved no money: the processor has neither. */
export const recordedCharges = new Statement<RecordedChargesValues, RecordedChargesRow>({
  name: 'recordedCharges',
  text: `select order_id as "order_id", transaction_id as "transaction_id", amount_cents as "amount_cents", created_at as "created_at"
  from received_charges() where created_at >= $1 and created_at < $2 or order_id = any ($3::text[])`,
  values: ['from', 'to', 'orders'],
  columns: ['amount_cents', 'created_at', 'order_id', 'transaction_id'],
  instants: ['created_at'],
});

export interface RecordedRefundsValues {
  from: Date;
  to: Date;
  orders: readonly string[];
}

export interface RecordedRefundsRow {
  cents: number;
  createdAt: Date;
  orderId: string;
}

export const recordedRefunds = new Statement<RecordedRefundsValues, RecordedRefundsRow>({
  name: 'recordedRefunds',
  text: `select 'credit:' || id as "order_id", total_cents as "cents", created_at as "created_at"
  from sent_refunds() where created_at >= $1 and created_at < $2 or 'credit:' || id = any ($3::text[])`,
  values: ['from', 'to', 'orders'],
  columns: ['cents', 'created_at', 'order_id'],
  instants: ['created_at'],
});

export interface TimedOutAndOwedValues {
  orders: readonly string[];
  code: string;
}

export interface TimedOutAndOwedRow {
  orderId: string;
}

export const timedOutAndOwed = new Statement<TimedOutAndOwedValues, TimedOutAndOwedRow>({
  name: 'timedOutAndOwed',
  text: `select a.order_id from payment_attempts a join invoices i on i.id = a.invoice_id
 where a.order_id = any ($1::text[]) and a.state = 'declined' and a.decline_code = $2 and i.state = 'open'`,
  values: ['orders', 'code'],
  columns: ['order_id'],
});
