import type { Context } from '#gateway/context.ts';
import { type Connection, connectionOf } from '#gateway/database/page.ts';
import { memberOf } from '#gateway/users/roles.ts';
import type { PageArgs } from '#schema/types/page.type.ts';
import { countInvoices, findInvoice, type InvoiceRecord, invoicesOf } from './invoice-rows.ts';

/** The invoices of the signed-in member, newest first. */
export async function readInvoices(context: Context, page: PageArgs): Promise<Connection<InvoiceRecord>> {
  const { id } = memberOf(context);
  const { em } = context.database;
  const [rows, total] = await Promise.all([invoicesOf(em, id, page), countInvoices(em, id)]);
  return connectionOf(rows, page, total);
}

/** One invoice: of the signed-in member, or of anybody for an admin; null when there is none for this reader. */
export async function readInvoice(context: Context, id: string): Promise<InvoiceRecord | null> {
  const member = memberOf(context);
  const invoice = await findInvoice(context.database.em, id);
  return invoice && (invoice.userId === member.id || member.isAdmin) ? invoice : null;
}
