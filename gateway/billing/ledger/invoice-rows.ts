import { newestFirst } from '#gateway/database/page.ts';
import { columnsOf, type RecordOf } from '#gateway/database/record.ts';
import type { Fragment, Rows } from '#gateway/database/rows.ts';
import type { QuoteLine } from '#schema/rules/quote.ts';
import { InvoiceEntity } from './invoice.entity.ts';

/** An invoice with its lines and its member's address. */
export interface InvoiceRecord extends RecordOf<typeof InvoiceEntity> {
  email: string;
  lines: QuoteLine[];
}

const INVOICE = `
  select ${columnsOf(InvoiceEntity, { table: 'i' })}, u.email,
         (select coalesce(json_agg(json_build_object('description', l.description, 'cents', l.cents)
                          order by l.position), '[]'::json)
            from invoice_lines l where l.invoice_id = i.id) as lines
    from invoices i join users u on u.id = i.user_id`;

/** Newest first, in the order of an index of the table. */
export const INVOICE_ORDER = newestFirst('invoices', 'i');

/** A declined purchase leaves a void invoice, which nobody owes and no list shows. */
const SHOWN = `i.user_id = ? and i.state <> 'void'`;

/** The invoices of one page. */
export function invoicesOf(rows: Rows, userId: string, { sql, params }: Fragment): Promise<InvoiceRecord[]> {
  return rows.execute<InvoiceRecord[]>(`${INVOICE} where ${SHOWN} ${sql}`, [userId, ...params]);
}

export async function countInvoices(rows: Rows, userId: string): Promise<number> {
  const sql = `select count(*)::int as total from invoices i where ${SHOWN}`;
  const [counted] = await rows.execute<{ total: number }[]>(sql, [userId]);
  return counted?.total ?? 0;
}

export async function findInvoice(rows: Rows, id: string): Promise<InvoiceRecord | null> {
  const [row] = await rows.execute<InvoiceRecord[]>(`${INVOICE} where i.id = ?`, [id]);
  return row ?? null;
}
