import { InvoiceEntity } from '#gateway/billing/ledger/invoice.entity.ts';
import { PaymentAttemptEntity } from '#gateway/billing/ledger/payment-attempt.entity.ts';
import { columnsOf, type FieldsOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { AttemptState, InvoiceState } from '#schema/rules/money/invoice-values.ts';
import type { PaidCharge } from './payment-succeeded.ts';

const ATTEMPT = ['orderId', 'declineCode', 'cardToken'] as const;
const INVOICE = [
  ...(['id', 'number', 'kind', 'tier', 'periodNo', 'totalCents', 'monthCents', 'subscriptionId'] as const),
  ...(['periodStartsAt', 'periodEndsAt'] as const),
] as const;

interface States {
  attemptState: AttemptState;
  invoiceState: InvoiceState;
  invoiceCreatedAt: Date;
  /** The member's current card, which may be another than the one that was charged. */
  currentCard: string | null;
}

/** An attempt with its invoice. */
export interface AttemptRecord extends FieldsOf<typeof PaymentAttemptEntity, typeof ATTEMPT>, States {
  subscriptionId: string;
  invoice: PaidCharge;
}

/** Whether its outcome is still unknown. */
export function isOpen({ attemptState }: AttemptRecord): boolean {
  return attemptState === 'prepared' || attemptState === 'unknown';
}

type AttemptRow = Omit<AttemptRecord, 'invoice'> & FieldsOf<typeof InvoiceEntity, typeof INVOICE>;

export async function findAttempt(rows: Rows, orderId: string): Promise<AttemptRecord | null> {
  const [row] = await rows.execute<AttemptRow[]>(
    `select ${columnsOf(PaymentAttemptEntity, { table: 'a', only: ATTEMPT })},
            ${columnsOf(InvoiceEntity, { table: 'i', only: INVOICE })},
            a.state as "attemptState", i.state as "invoiceState", i.created_at as "invoiceCreatedAt",
            (select token from payment_methods m where m.user_id = i.user_id and m.removed_at is null)
              as "currentCard"
       from payment_attempts a join invoices i on i.id = a.invoice_id where a.order_id = ?`,
    [orderId],
  );
  if (!row) return null;
  const { id, number, kind, tier, periodNo, totalCents, monthCents, ...rest } = row;
  const { periodStartsAt: startsAt, periodEndsAt: endsAt, ...attempt } = rest;
  const period = { startsAt, endsAt };
  return { ...attempt, invoice: { id, number, kind, tier, periodNo, totalCents, monthCents, period } };
}
