import type { Rows } from '#gateway/database/rows.ts';
import type { AttemptState, InvoiceState } from '#schema/rules/invoice-values.ts';
import type { PaidCharge } from './payment-succeeded.ts';

/** An attempt with its invoice. */
export interface AttemptRecord {
  orderId: string;
  attemptState: AttemptState;
  declineCode: string | null;
  /** The vault token that was charged. */
  cardToken: string;
  /** The member's current card, which may be another. */
  currentCard: string | null;
  subscriptionId: string;
  invoiceState: InvoiceState;
  invoiceCreatedAt: Date;
  invoice: PaidCharge;
}

/** Whether its outcome is still unknown. */
export function isOpen({ attemptState }: AttemptRecord): boolean {
  return attemptState === 'prepared' || attemptState === 'unknown';
}

interface AttemptRow extends Omit<PaidCharge, 'period'>, Omit<AttemptRecord, 'invoice'> {
  startsAt: Date;
  endsAt: Date;
}

export async function findAttempt(rows: Rows, orderId: string): Promise<AttemptRecord | null> {
  const [row] = await rows.execute<AttemptRow[]>(
    `select a.order_id as "orderId", a.state as "attemptState", a.card_token as "cardToken",
            a.decline_code as "declineCode", i.state as "invoiceState",
            (select token from payment_methods m where m.user_id = i.user_id and m.removed_at is null)
              as "currentCard", i.subscription_id as "subscriptionId",
            i.created_at as "invoiceCreatedAt", i.id, i.number, i.kind, i.tier, i.period_no as "periodNo",
            i.total_cents as "totalCents", i.period_starts_at as "startsAt", i.period_ends_at as "endsAt"
       from payment_attempts a join invoices i on i.id = a.invoice_id where a.order_id = ?`,
    [orderId],
  );
  if (!row) return null;
  const { attemptState, declineCode, subscriptionId, cardToken, currentCard, ...rest } = row;
  const { invoiceState, invoiceCreatedAt, startsAt, endsAt, ...invoice } = rest;
  return {
    ...{ orderId, attemptState, declineCode, subscriptionId, cardToken, currentCard },
    ...{ invoiceState, invoiceCreatedAt },
    invoice: { ...invoice, period: { startsAt, endsAt } },
  };
}
