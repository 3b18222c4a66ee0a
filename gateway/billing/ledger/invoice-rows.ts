import type { EntityManager } from '@mikro-orm/postgresql';
import { newestFirst } from '#gateway/database/page.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { tableOf } from '#gateway/database/table-of.ts';
import * as statements from './invoice-rows.sql.ts';

export type InvoiceRecord = statements.InvoiceOfIdRow;

/** Newest first, in the order of an index of the table. */
export const INVOICE_ORDER = newestFirst('invoices');

/**
 * The invoices of a member as the table `r`, without void ones: a declined purchase leaves one, which nobody owes and no
 * list shows.
 */
export function invoicesOf(em: EntityManager, userId: string) {
  return tableOf(em, statements.invoiceRows).where('r.userId', '=', userId).where('r.state', '<>', 'void');
}

export function findInvoice(rows: Rows, id: string): Promise<InvoiceRecord | null> {
  return statements.invoiceOfId.first(rows, { id });
}
