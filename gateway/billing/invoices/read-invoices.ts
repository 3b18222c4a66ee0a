import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import {
  countInvoices,
  findInvoice,
  INVOICE_ORDER,
  type InvoiceRecord,
  invoicesOf,
} from '#gateway/billing/ledger/invoice-rows.ts';
import { pageOf } from '#gateway/database/page.ts';
import type { ConnectionOf, PageArgs } from '#schema/types/page.type.ts';

/** The invoices of the signed-in member, newest first. Throws BAD_USER_INPUT. */
export async function readInvoices<Node>(
  context: Context,
  asked: PageArgs,
  show: (invoice: InvoiceRecord) => Node,
): Promise<ConnectionOf<Node>> {
  const { id } = memberOf(context);
  const { em } = context.database;
  const page = pageOf(INVOICE_ORDER, asked, context.signingKey);
  return page.connection(await invoicesOf(em, id, page.end), show, () => countInvoices(em, id));
}

/** One invoice: the signed-in member's own, or anyone's for an admin; null otherwise. */
export async function readInvoice(context: Context, id: string): Promise<InvoiceRecord | null> {
  const member = memberOf(context);
  const invoice = await findInvoice(context.database.em, id);
  return invoice && (invoice.userId === member.id || member.isAdmin) ? invoice : null;
}
