// Written by npm run codegen from settle-purchase.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { PurchaseFacts } from '#gateway/billing/ledger/purchase-facts.ts';

export interface PreparedPurchaseValues {
  orderId: string;
}

export interface PreparedPurchaseRow {
  details: PurchaseFacts;
}

/** The facts of a purchase that is neither completed nor undone. */
export const preparedPurchase = new Statement<PreparedPurchaseValues, PreparedPurchaseRow>({
  name: 'preparedPurchase',
  text: `select details from purchases where order_id = $1 and state = 'prepared'`,
  values: ['orderId'],
  columns: ['details'],
});
