import { type Discrepancy, isNotBooked } from '#gateway/billing/ledger/discrepancies.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { NOT_CHARGED } from '#gateway/integrations/processor.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';

/** A charge that timed out, was made after all, and pays for nothing any more. */
export interface UnowedCharge {
  transactionId: string;
  cents: number;
  tier: Tier;
  userId: string;
  email: string;
  /** When it was requested. */
  askedAt: Date;
}

/**
 * The charge of a discrepancy, if our own records say that it is not owed: its purchase or upgrade was undone, another
 * attempt paid its month, or its plan has ended. Null for a charge that is not in our records, or that they have as
 * declined by the bank: an admin has to look at it.
 */
export async function unowedCharge(rows: Rows, { kind, details }: Discrepancy): Promise<UnowedCharge | null> {
  if (!isNotBooked(kind)) return null;
  const { orderId, transactionId, cents } = details;
  const [found] = await rows.execute<Omit<UnowedCharge, 'transactionId' | 'cents'>[]>(
    `select i.tier, i.user_id as "userId", u.email, a.created_at as "askedAt"
       from payment_attempts a join invoices i on i.id = a.invoice_id join users u on u.id = i.user_id
      where a.order_id = ? and a.state = 'declined' and a.decline_code = ? and i.state <> 'open'
     union all
     select details->>'tier', details->>'userId', details->>'email', created_at from purchases
      where order_id = ? and state = 'failed' and failure_code = 'PROCESSOR_UNAVAILABLE'`,
    [orderId, NOT_CHARGED, orderId],
  );
  return found ? { ...found, transactionId: String(transactionId), cents: Number(cents) } : null;
}
