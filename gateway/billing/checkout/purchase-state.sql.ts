// Written by npm run codegen from purchase-state.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { PurchaseFacts } from '#gateway/billing/ledger/purchase-facts.ts';

export interface EarlierPurchaseValues {
  key: string;
}

export interface EarlierPurchaseRow {
  details: PurchaseFacts;
  failureCode: string | null;
  failureText: string | null;
  requestHash: string;
  state: 'prepared' | 'undoing' | 'completed' | 'failed';
}

export const earlierPurchase = new Statement<EarlierPurchaseValues, EarlierPurchaseRow>({
  name: 'earlierPurchase',
  text: `select state, request_hash, failure_code, failure_text, details from purchases where idempotency_key = $1`,
  values: ['key'],
  columns: ['details', 'failure_code', 'failure_text', 'request_hash', 'state'],
});
