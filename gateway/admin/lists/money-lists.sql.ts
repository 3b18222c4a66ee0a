// Written by npm run codegen from money-lists.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { DisputeOutcome } from '#schema/rules/money/disputes.ts';
import type { AttemptState, InvoiceState, InvoiceType } from '#schema/rules/money/invoice-values.ts';

export type AllInvoicesValues = Record<never, never>;

export interface AllInvoicesRow {
  cents: number;
  createdAt: Date;
  email: string;
  id: string;
  kind: string;
  memberId: string;
  number: string;
  paidAt: Date | null;
  state: 'open' | 'paid' | 'void' | 'uncollectible';
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP';
  type: 'charge' | 'credit';
}

export const allInvoices = new Statement<AllInvoicesValues, AllInvoicesRow>({
  name: 'allInvoices',
  text: `select i.id as "id", i.number as "number", i.user_id as "member_id", u.email, i.type as "type", i.kind as "kind", i.state as "state", i.tier as "tier", i.total_cents as "cents", i.created_at as "created_at", i.paid_at from invoices i join users u on u.id = i.user_id`,
  values: [],
  columns: ['cents', 'created_at', 'email', 'id', 'kind', 'member_id', 'number', 'paid_at', 'state', 'tier', 'type'],
  instants: ['created_at', 'paid_at'],
});

export type SentRefundsValues = Record<never, never>;

export interface SentRefundsRow {
  cents: number;
  createdAt: Date;
  email: string;
  id: string;
  kind: string;
  memberId: string;
  number: string;
  paidAt: Date | null;
  state: InvoiceState;
  tier: Tier;
  type: InvoiceType;
}

/** Refunds that count as cash. */
export const sentRefunds = new Statement<SentRefundsValues, SentRefundsRow>({
  name: 'sentRefunds',
  text: `select i.id as "id", i.number as "number", i.user_id as "member_id", u.email, i.type as "type", i.kind as "kind", i.state as "state", i.tier as "tier", i.total_cents as "cents", i.created_at as "created_at", i.paid_at from sent_refunds() i join users u on u.id = i.user_id`,
  values: [],
  columns: ['cents', 'created_at', 'email', 'id', 'kind', 'member_id', 'number', 'paid_at', 'state', 'tier', 'type'],
  instants: ['created_at', 'paid_at'],
});

export type AllPaymentsValues = Record<never, never>;

export interface AllPaymentsRow {
  cardType: string | null;
  cents: number;
  createdAt: Date;
  declineText: string | null;
  email: string;
  invoiceNumber: string;
  last4: string | null;
  memberId: string;
  orderId: string;
  settledAt: Date | null;
  state: 'prepared' | 'unknown' | 'succeeded' | 'declined';
  transactionId: string | null;
  voidedAt: Date | null;
}

export const allPayments = new Statement<AllPaymentsValues, AllPaymentsRow>({
  name: 'allPayments',
  text: `select a.order_id as "order_id", i.number as invoice_number, i.user_id as member_id, u.email, a.state as "state", a.amount_cents as "cents", a.card_type, a.card_last4 as last4, a.transaction_id, a.decline_text, a.created_at as "created_at", a.settled_at, a.voided_at
  from payment_attempts a join invoices i on i.id = a.invoice_id join users u on u.id = i.user_id`,
  values: [],
  columns: ['card_type', 'cents', 'created_at', 'decline_text', 'email', 'invoice_number', 'last4', 'member_id', 'order_id', 'settled_at', 'state', 'transaction_id', 'voided_at'],
  instants: ['created_at', 'settled_at', 'voided_at'],
});

export type ReceivedPaymentsValues = Record<never, never>;

export interface ReceivedPaymentsRow {
  cardType: string | null;
  cents: number;
  createdAt: Date;
  declineText: string | null;
  email: string;
  invoiceNumber: string;
  last4: string | null;
  memberId: string;
  orderId: string;
  settledAt: Date | null;
  state: AttemptState;
  transactionId: string | null;
  voidedAt: Date | null;
}

/** Payments that count as cash. */
export const receivedPayments = new Statement<ReceivedPaymentsValues, ReceivedPaymentsRow>({
  name: 'receivedPayments',
  text: `select a.order_id as "order_id", i.number as invoice_number, i.user_id as member_id, u.email, a.state as "state", a.amount_cents as "cents", a.card_type, a.card_last4 as last4, a.transaction_id, a.decline_text, a.created_at as "created_at", a.settled_at, a.voided_at
  from received_charges() a join invoices i on i.id = a.invoice_id join users u on u.id = i.user_id`,
  values: [],
  columns: ['card_type', 'cents', 'created_at', 'decline_text', 'email', 'invoice_number', 'last4', 'member_id', 'order_id', 'settled_at', 'state', 'transaction_id', 'voided_at'],
  instants: ['created_at', 'settled_at', 'voided_at'],
});

export type AllDisputesValues = Record<never, never>;

export interface AllDisputesRow {
  cents: number;
  closedAt: Date | null;
  createdAt: Date;
  disputeId: string;
  email: string;
  kind: 'CHARGEBACK' | 'INQUIRY' | 'PRE_ARBITRATION';
  memberId: string;
  outcome: DisputeOutcome | null;
  reason: string;
  replyBy: string | null;
  returnedCents: number;
  state: 'OPEN' | 'ANSWERED' | 'ACCEPTED' | 'WON' | 'LOST' | 'EXPIRED';
  takenAt: Date | null;
  transactionId: string;
}

export const allDisputes = new Statement<AllDisputesValues, AllDisputesRow>({
  name: 'allDisputes',
  text: `select d.dispute_id, d.transaction_id, d.user_id as member_id, u.email, d.amount_cents as cents, d.kind, d.reason, d.state,
       d.opened_at as created_at, d.reply_by::text as reply_by, d.taken_at, d.closed_at, d.returned_cents,
       case when d.state = 'WON' then 'WON' when d.state not in ('OPEN', 'ANSWERED') then 'LOST' end as outcome
  from disputes d join users u on u.id = d.user_id`,
  values: [],
  columns: ['cents', 'closed_at', 'created_at', 'dispute_id', 'email', 'kind', 'member_id', 'outcome', 'reason', 'reply_by', 'returned_cents', 'state', 'taken_at', 'transaction_id'],
  instants: ['closed_at', 'created_at', 'taken_at'],
});
