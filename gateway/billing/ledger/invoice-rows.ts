import type { EntityManager } from '@mikro-orm/postgresql';
import { newestFirst } from '#gateway/database/page.ts';
import { columnsOf, type RecordOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { tableOf } from '#gateway/database/table-of.ts';
import type { QuoteLine } from '#schema/rules/money/quote.ts';
import { InvoiceEntity } from './invoice.entity.ts';

/** An invoice with its lines and its member's address. */
export interface InvoiceRecord extends RecordOf<typeof InvoiceEntity> {
  email: string;
  /** The card that paid it, such as `Visa ending in 1111`. */
  paidWith: string | null;
  lines: QuoteLine[];
}

const INVOICE = `
  select ${columnsOf(InvoiceEntity, { table: 'i' })}, u.email,
         (select a.card_type || ' ending in ' || a.card_last4 from payment_attempts a
           where a.invoice_id = i.id and a.state = 'succeeded') as "paidWith",
         (select coalesce(json_agg(json_build_object('description', l.description, 'cents', l.cents)
                          order by l.position), '[]'::json)
            from invoice_lines l where l.invoice_id = i.id) as lines
    from invoices i join users u on u.id = i.user_id`;

/** Newest first, in the order of an index of the table. */
export const INVOICE_ORDER = newestFirst('invoices');

/**
 * The invoices of a member as the table `r`, without void ones: a declined purchase leaves one, which nobody owes and no
 * list shows.
 */
export function invoicesOf(em: EntityManager, userId: string) {
  return tableOf<InvoiceRecord>(em, INVOICE).where('r.userId', '=', userId).where('r.state', '<>', 'void');
}

export async function findInvoice(rows: Rows, id: string): Promise<InvoiceRecord | null> {
  const [row] = await rows.execute<InvoiceRecord[]>(`${INVOICE} where i.id = ?`, [id]);
  return row ?? null;
}
