// Written by npm run codegen from attempt-record.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface AttemptByOrderValues {
  orderId: string;
}

export interface AttemptByOrderRow {
  attemptState: 'prepared' | 'unknown' | 'succeeded' | 'declined';
  cardToken: string;
  currentCard: string | null;
  declineCode: string | null;
  id: string;
  invoiceCreatedAt: Date;
  invoiceState: 'open' | 'paid' | 'void' | 'uncollectible';
  kind: string;
  monthCents: number | null;
  number: string;
  orderId: string;
  periodEndsAt: Date;
  periodNo: number;
  periodStartsAt: Date;
  subscriptionId: string;
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP';
  totalCents: number;
}

export const attemptByOrder = new Statement<AttemptByOrderValues, AttemptByOrderRow>({
  name: 'attemptByOrder',
  text: `select a.order_id, a.decline_code, a.card_token, a.state as attempt_state,
       i.id, i.number, i.kind, i.tier, i.period_no, i.total_cents, i.month_cents, i.subscription_id,
       i.period_starts_at, i.period_ends_at, i.state as invoice_state, i.created_at as invoice_created_at,
       (select token from payment_methods m where m.user_id = i.user_id and m.removed_at is null) as current_card
  from payment_attempts a join invoices i on i.id = a.invoice_id where a.order_id = $1`,
  values: ['orderId'],
  columns: ['attempt_state', 'card_token', 'current_card', 'decline_code', 'id', 'invoice_created_at', 'invoice_state', 'kind', 'month_cents', 'number', 'order_id', 'period_ends_at', 'period_no', 'period_starts_at', 'subscription_id', 'tier', 'total_cents'],
  instants: ['invoice_created_at', 'period_ends_at', 'period_starts_at'],
});
