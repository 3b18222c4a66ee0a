// Written by npm run codegen from undo-purchase.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface MarkUndoingValues {
  code: string;
  text: string;
  id: string;
}

export interface MarkUndoingRow {
  id: string;
}

/** The first reason is kept. */
export const markUndoing = new Statement<MarkUndoingValues, MarkUndoingRow>({
  name: 'markUndoing',
  text: `update purchases set state = 'undoing', failure_code = coalesce(failure_code, $1),
       failure_text = coalesce(failure_text, $2)
 where id = $3 and state in ('prepared', 'undoing') returning id`,
  values: ['code', 'text', 'id'],
  columns: ['id'],
});

export interface FailedPurchaseValues {
  id: string;
}

export type FailedPurchaseRow = Record<never, never>;

export const failedPurchase = new Statement<FailedPurchaseValues, FailedPurchaseRow>({
  name: 'failedPurchase',
  text: `select from purchases where id = $1 and state = 'failed'`,
  values: ['id'],
  columns: [],
});

export interface FailPurchaseValues {
  now: Date;
  id: string;
}

export interface FailPurchaseRow {
  id: string;
}

export const failPurchase = new Statement<FailPurchaseValues, FailPurchaseRow>({
  name: 'failPurchase',
  text: `update purchases set state = 'failed', finished_at = $1 where id = $2 and state = 'undoing' returning id`,
  values: ['now', 'id'],
  columns: ['id'],
});

export interface RemoveAttemptValues {
  orderId: string;
}

export type RemoveAttemptRow = Record<never, never>;

export const removeAttempt = new Statement<RemoveAttemptValues, RemoveAttemptRow>({
  name: 'removeAttempt',
  text: `delete from payment_attempts where order_id = $1 and exists (select from guard)`,
  values: ['orderId'],
  columns: [],
});

export interface RemoveLinesValues {
  invoiceId: string;
}

export type RemoveLinesRow = Record<never, never>;

export const removeLines = new Statement<RemoveLinesValues, RemoveLinesRow>({
  name: 'removeLines',
  text: `delete from invoice_lines where invoice_id = $1 and exists (select from guard)`,
  values: ['invoiceId'],
  columns: [],
});

export interface RemoveInvoiceValues {
  invoiceId: string;
}

export type RemoveInvoiceRow = Record<never, never>;

export const removeInvoice = new Statement<RemoveInvoiceValues, RemoveInvoiceRow>({
  name: 'removeInvoice',
  text: `delete from invoices where id = $1 and exists (select from guard)`,
  values: ['invoiceId'],
  columns: [],
});

export interface RemoveSubscriptionValues {
  subscriptionId: string;
}

export type RemoveSubscriptionRow = Record<never, never>;

export const removeSubscription = new Statement<RemoveSubscriptionValues, RemoveSubscriptionRow>({
  name: 'removeSubscription',
  text: `delete from subscriptions where id = $1 and exists (select from guard)`,
  values: ['subscriptionId'],
  columns: [],
});

export interface RemoveAccountValues {
  userId: string;
}

export type RemoveAccountRow = Record<never, never>;

export const removeAccount = new Statement<RemoveAccountValues, RemoveAccountRow>({
  name: 'removeAccount',
  text: `delete from users where id = $1 and exists (select from guard)`,
  values: ['userId'],
  columns: [],
});
