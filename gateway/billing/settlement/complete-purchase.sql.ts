// Written by npm run codegen from complete-purchase.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface CompletePurchaseValues {
  now: Date;
  cardKey: string | null;
  id: string;
}

export interface CompletePurchaseRow {
  id: string;
}

export const completePurchase = new Statement<CompletePurchaseValues, CompletePurchaseRow>({
  name: 'completePurchase',
  text: `update purchases set state = 'completed', finished_at = $1, card_key = $2
 where id = $3 and state = 'prepared' returning id`,
  values: ['now', 'cardKey', 'id'],
  columns: ['id'],
});

export interface PayFirstAttemptValues {
  transactionId: string | null;
  now: Date;
  cardType: string;
  last4: string;
  orderId: string;
}

export type PayFirstAttemptRow = Record<never, never>;

export const payFirstAttempt = new Statement<PayFirstAttemptValues, PayFirstAttemptRow>({
  name: 'payFirstAttempt',
  text: `update payment_attempts set state = 'succeeded', transaction_id = $1, settled_at = $2,
       card_type = $3, card_last4 = $4
 where order_id = $5 and exists (select from guard)`,
  values: ['transactionId', 'now', 'cardType', 'last4', 'orderId'],
  columns: [],
});

export interface PayFirstInvoiceValues {
  now: Date;
  id: string;
}

export type PayFirstInvoiceRow = Record<never, never>;

export const payFirstInvoice = new Statement<PayFirstInvoiceValues, PayFirstInvoiceRow>({
  name: 'payFirstInvoice',
  text: `update invoices set state = 'paid', paid_at = $1 where id = $2 and exists (select from guard)`,
  values: ['now', 'id'],
  columns: [],
});

export interface StartSubscriptionValues {
  state: string;
  neverPaid: boolean;
  now: Date;
  id: string;
}

export type StartSubscriptionRow = Record<never, never>;

export const startSubscription = new Statement<StartSubscriptionValues, StartSubscriptionRow>({
  name: 'startSubscription',
  text: `update subscriptions set state = $1, never_paid = $2, due_at = current_period_ends_at, updated_at = $3
 where id = $4 and exists (select from guard)`,
  values: ['state', 'neverPaid', 'now', 'id'],
  columns: [],
});
