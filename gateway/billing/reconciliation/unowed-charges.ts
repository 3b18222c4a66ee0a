import { type Difference, isNotBooked } from '#gateway/billing/ledger/discrepancies.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { NOT_CHARGED } from '#gateway/integrations/processor.ts';
import type { Tier } from '#schema/rules/tiers.ts';

/** A charge that was made although its silence had been taken for a no, and that pays for nothing any more. */
export interface UnowedCharge {
  transactionId: string;
  cents: number;
  tier: Tier;
  userId: string;
  email: string;
  /** When it was asked for. */
  askedAt: Date;
}

/**
 * What a difference says was charged, if our own books say that it is not owed: its purchase or its upgrade was
 * undone, another try paid its month, or its plan is over. Null for a charge that they do not know, or that they
 * have as refused by the bank: that is for people to look at.
 */
export async function unowedCharge(rows: Rows, { kind, details }: Difference): Promise<UnowedCharge | null> {
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
