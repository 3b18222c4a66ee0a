// Written by npm run codegen from delete-orphaned-accounts.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { PurchaseFacts } from '#gateway/billing/ledger/purchase-facts.ts';

export interface FailedWithAccountValues {
  before: Date;
}

export interface FailedWithAccountRow {
  details: PurchaseFacts;
}

export const failedWithAccount = new Statement<FailedWithAccountValues, FailedWithAccountRow>({
  name: 'failedWithAccount',
  text: `select details from purchases
 where state = 'failed' and temporary_password and finished_at <= $1 order by finished_at limit 100`,
  values: ['before'],
  columns: ['details'],
});
