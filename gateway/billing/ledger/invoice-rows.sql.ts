// Written by npm run codegen from invoice-rows.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { BillingDetails } from '#schema/rules/money/billing-form.ts';
import type { QuoteLine } from '#schema/rules/money/quote.ts';

export type InvoiceRowsValues = Record<never, never>;

export interface InvoiceRowsRow {
  billedTo: BillingDetails | null;
  createdAt: Date;
  email: string;
  id: string;
  kind: string;
  lines: QuoteLine[];
  monthCents: number | null;
  number: string;
  paidAt: Date | null;
  paidWith: string | null;
  periodEndsAt: Date;
  periodNo: number;
  periodStartsAt: Date;
  state: 'open' | 'paid' | 'void' | 'uncollectible';
  subscriptionId: string;
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP';
  totalCents: number;
  type: 'charge' | 'credit';
  userId: string;
}

export const invoiceRows = new Statement<InvoiceRowsValues, InvoiceRowsRow>({
  name: 'invoiceRows',
  text: `select i.*, u.email, (select a.card_type || ' ending in ' || a.card_last4 from payment_attempts a where a.invoice_id = i.id and a.state = 'succeeded') as paid_with, (select coalesce(json_agg(json_build_object('description', l.description, 'cents', l.cents) order by l.position), '[]'::json) from invoice_lines l where l.invoice_id = i.id) as "lines" from invoices i join users u on u.id = i.user_id`,
  values: [],
  columns: ['billed_to', 'created_at', 'email', 'id', 'kind', 'lines', 'month_cents', 'number', 'paid_at', 'paid_with', 'period_ends_at', 'period_no', 'period_starts_at', 'state', 'subscription_id', 'tier', 'total_cents', 'type', 'user_id'],
  instants: ['created_at', 'paid_at', 'period_ends_at', 'period_starts_at'],
});

export interface InvoiceOfIdValues {
  id: string;
}

export type InvoiceOfIdRow = InvoiceRowsRow;

export const invoiceOfId = new Statement<InvoiceOfIdValues, InvoiceOfIdRow>({
  name: 'invoiceOfId',
  text: `select i.*, u.email, (select a.card_type || ' ending in ' || a.card_last4 from payment_attempts a where a.invoice_id = i.id and a.state = 'succeeded') as paid_with, (select coalesce(json_agg(json_build_object('description', l.description, 'cents', l.cents) order by l.position), '[]'::json) from invoice_lines l where l.invoice_id = i.id) as "lines" from invoices i join users u on u.id = i.user_id where i.id = $1`,
  values: ['id'],
  columns: ['billed_to', 'created_at', 'email', 'id', 'kind', 'lines', 'month_cents', 'number', 'paid_at', 'paid_with', 'period_ends_at', 'period_no', 'period_starts_at', 'state', 'subscription_id', 'tier', 'total_cents', 'type', 'user_id'],
  instants: ['created_at', 'paid_at', 'period_ends_at', 'period_starts_at'],
});
