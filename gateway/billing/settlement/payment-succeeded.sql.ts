// Written by npm run codegen from payment-succeeded.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LinesOfInvoiceValues {
  invoiceId: string;
}

export interface LinesOfInvoiceRow {
  cents: number;
  description: string;
}

export const linesOfInvoice = new Statement<LinesOfInvoiceValues, LinesOfInvoiceRow>({
  name: 'linesOfInvoice',
  text: `select description, cents from invoice_lines where invoice_id = $1 order by position`,
  values: ['invoiceId'],
  columns: ['cents', 'description'],
});
