// Written by npm run codegen from lock-charge.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LockInvoiceValues {
  id: string;
}

export type LockInvoiceRow = Record<never, never>;

export const lockInvoice = new Statement<LockInvoiceValues, LockInvoiceRow>({
  name: 'lockInvoice',
  text: `select from invoices where id = $1 for update`,
  values: ['id'],
  columns: [],
});
