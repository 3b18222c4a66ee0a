import type { EntityManager } from '@mikro-orm/postgresql';
import { type ChargeToRefundRow, chargeToRefund, lockInvoice } from './lock-charge.sql.ts';

export type RefundableInvoice = ChargeToRefundRow;

/** The paid invoice, locked, with what has been refunded so far. */
export async function lockCharge(em: EntityManager, invoiceId: string): Promise<RefundableInvoice | null> {
  // A separate statement, so that after waiting for the lock it sees refunds made meanwhile.
  await lockInvoice.run(em, { id: invoiceId });
  return chargeToRefund.first(em, { id: invoiceId });
}
