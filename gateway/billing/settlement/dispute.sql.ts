// Written by npm run codegen from dispute.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface DisputedPaymentValues {
  transactionId: string;
}

export interface DisputedPaymentRow {
  amountCents: number;
  email: string;
  orderId: string;
  subscriptionId: string;
  userId: string;
}

export const disputedPayment = new Statement<DisputedPaymentValues, DisputedPaymentRow>({
  name: 'disputedPayment',
  text: `select i.subscription_id, i.user_id, u.email, a.amount_cents, a.order_id
  from payment_attempts a join invoices i on i.id = a.invoice_id join users u on u.id = i.user_id
 where a.transaction_id = $1`,
  values: ['transactionId'],
  columns: ['amount_cents', 'email', 'order_id', 'subscription_id', 'user_id'],
});

export interface AddDisputeValues {
  transactionId: string;
  disputeId: string | null;
  orderId: string;
  userId: string;
  amountCents: number;
  now: Date;
}

export type AddDisputeRow = Record<never, never>;

export const addDispute = new Statement<AddDisputeValues, AddDisputeRow>({
  name: 'addDispute',
  text: `insert into disputes (transaction_id, dispute_id, order_id, user_id, amount_cents, opened_at)
values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
  values: ['transactionId', 'disputeId', 'orderId', 'userId', 'amountCents', 'now'],
  columns: [],
});

export interface NoteDisputeOutcomeValues {
  outcome: string | null;
  transactionId: string;
}

export type NoteDisputeOutcomeRow = Record<never, never>;

export const noteDisputeOutcome = new Statement<NoteDisputeOutcomeValues, NoteDisputeOutcomeRow>({
  name: 'noteDisputeOutcome',
  text: `update disputes set outcome = $1
 where transaction_id = $2 and outcome is distinct from $1`,
  values: ['outcome', 'transactionId'],
  columns: [],
});
