import { InvoiceEntity } from '#gateway/billing/ledger/invoice.entity.ts';
import { PaymentAttemptEntity } from '#gateway/billing/ledger/payment-attempt.entity.ts';
import { columnsOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { NOT_CHARGED } from '#gateway/integrations/processor.ts';
import type { RecordedCharge } from './compare-charges.ts';
import type { RecordedRefund } from './compare-refunds.ts';

const CHARGE = ['orderId', 'transactionId', 'amountCents', 'createdAt'] as const;

/** A voided charge and its refund moved no money: the processor has neither. */
const CHARGES = `select ${columnsOf(PaymentAttemptEntity, { only: CHARGE })}
    from payment_attempts where state = 'succeeded' and voided_at is null`;

const REFUNDS = `select 'credit:' || id as "orderId", total_cents as cents, ${columnsOf(InvoiceEntity, { only: ['createdAt'] })}
    from invoices where type = 'credit' and state = 'paid' and not exists (select from payment_attempts a
      where 'credit-' || a.invoice_id = invoices.kind and a.voided_at is not null)`;

/**
 * Our charges recorded in a time window, and those of the given orders: a charge that the processor made late may have
 * been recorded long before.
 */
export function recordedCharges(
  rows: Rows,
  [from, to]: [Date, Date],
  orders: string[],
): Promise<RecordedCharge[]> {
  const sql = `${CHARGES} and (created_at >= ? and created_at < ? or order_id = any (?::text[]))`;
  return rows.execute<RecordedCharge[]>(sql, [from, to, list(orders)]);
}

/** Our refunds of a time window, and those of the given orders. */
export function recordedRefunds(
  rows: Rows,
  [from, to]: [Date, Date],
  orders: string[],
): Promise<RecordedRefund[]> {
  const sql = `${REFUNDS} and (created_at >= ? and created_at < ? or 'credit:' || id = any (?::text[]))`;
  return rows.execute<RecordedRefund[]>(sql, [from, to, list(orders)]);
}

/** Timed-out charges of these orders whose invoice is still open. */
export async function timedOutAndOwed(rows: Rows, orders: string[]): Promise<Set<string>> {
  const unanswered = await rows.execute<{ orderId: string }[]>(
    `select ${columnsOf(PaymentAttemptEntity, { table: 'a', only: ['orderId'] })} from payment_attempts a join invoices i on i.id = a.invoice_id
      where a.order_id = any (?::text[]) and a.state = 'declined' and a.decline_code = ?
        and i.state = 'open'`,
    [list(orders), NOT_CHARGED],
  );
  return new Set(unanswered.map(({ orderId }) => orderId));
}

/** An array literal for PostgreSQL. */
function list(texts: string[]): string {
  return `{${texts.map((text) => JSON.stringify(text)).join(',')}}`;
}
