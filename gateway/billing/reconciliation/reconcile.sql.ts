// Written by npm run codegen from reconcile.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { PurchaseFacts } from '#gateway/billing/ledger/purchase-facts.ts';

export interface OpenAttemptsValues {
  before: Date;
}

export interface OpenAttemptsRow {
  createdAt: Date;
  orderId: string;
}

export const openAttempts = new Statement<OpenAttemptsValues, OpenAttemptsRow>({
  name: 'openAttempts',
  text: `select order_id, created_at from payment_attempts
 where state in ('prepared', 'unknown') and created_at <= $1 order by created_at limit 100`,
  values: ['before'],
  columns: ['created_at', 'order_id'],
  instants: ['created_at'],
});

export interface AbandonedPurchasesValues {
  preparedBefore: Date;
  undoingBefore: Date;
}

export interface AbandonedPurchasesRow {
  details: PurchaseFacts;
}

/** Those that died before there was anything to charge, and those whose undoing was interrupted. */
export const abandonedPurchases = new Statement<AbandonedPurchasesValues, AbandonedPurchasesRow>({
  name: 'abandonedPurchases',
  text: `select details from purchases
 where state = 'prepared' and order_id is null and created_at <= $1
    or state = 'undoing' and created_at <= $2
 order by created_at limit 100`,
  values: ['preparedBefore', 'undoingBefore'],
  columns: ['details'],
});
