import type { Context } from '#gateway/auth/context.ts';
import { memberOf, roleAllows } from '#gateway/auth/roles.ts';
import {
  findInvoice,
  INVOICE_ORDER,
  type InvoiceRecord,
  invoicesOf,
} from '#gateway/billing/ledger/invoice-rows.ts';
import { pageOf } from '#gateway/database/page.ts';
import { countOf } from '#gateway/database/table-of.ts';
import type { ConnectionOf, PageArgs } from '#schema/types/page.type.ts';

/** The invoices of the signed-in member, newest first. Throws BAD_USER_INPUT. */
export async function readInvoices<Node>(
  context: Context,
  args: PageArgs,
  show: (invoice: InvoiceRecord) => Node,
): Promise<ConnectionOf<Node>> {
  const { id } = memberOf(context);
  const page = pageOf(INVOICE_ORDER, args, context.signingKey);
  const invoices = invoicesOf(context.database.em, id);
  const rows = await page.of(invoices.selectAll()).execute();
  return page.connection(rows, show, () => countOf(invoices));
}

/** One invoice: the signed-in member's own, or anyone's for an admin; null otherwise. Throws SECOND_FACTOR. */
export async function readInvoice(context: Context, id: string): Promise<InvoiceRecord | null> {
  const member = memberOf(context);
  const invoice = await findInvoice(context.database.em, id);
  if (invoice?.userId === member.id) return invoice;
  return (await roleAllows(context, 'INVOICES')) ? invoice : null;
}
