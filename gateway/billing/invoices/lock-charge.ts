import type { EntityManager } from '@mikro-orm/postgresql';
import { InvoiceEntity } from '#gateway/billing/ledger/invoice.entity.ts';
import { PaymentAttemptEntity } from '#gateway/billing/ledger/payment-attempt.entity.ts';
import { LEFT_CENTS } from '#gateway/billing/ledger/refundable.ts';
import { columnsOf, type FieldsOf } from '#gateway/database/record.ts';
import { lockInvoice } from './lock-charge.sql.ts';

const CHARGE = ['userId', 'subscriptionId', 'tier', 'number', 'totalCents'] as const;

export interface RefundableInvoice extends FieldsOf<typeof InvoiceEntity, typeof CHARGE> {
  transactionId: string;
  /** How much of the charge has not been refunded yet, in cents. */
  leftCents: number;
  /** How many refunds of the invoice there were, failed ones included. */
  refunds: number;
  /** Another refund of the invoice is pending. */
  isPending: boolean;
}

/** The paid invoice, locked, with what has been refunded so far. */
export async function lockCharge(em: EntityManager, invoiceId: string): Promise<RefundableInvoice | null> {
  // A separate statement, so that after waiting for the lock it sees refunds made meanwhile.
  await lockInvoice.run(em, { id: invoiceId });
  const [row] = await em.execute<RefundableInvoice[]>(
    `select ${columnsOf(InvoiceEntity, { table: 'i', only: CHARGE })},
            ${columnsOf(PaymentAttemptEntity, { table: 'a', only: ['transactionId'] })},
            ${LEFT_CENTS} as "leftCents", (select count(*)::int from invoices c
              where c.subscription_id = i.subscription_id and c.kind = 'credit-' || i.id) as refunds,
            exists (select from invoices c where c.subscription_id = i.subscription_id
              and c.kind = 'credit-' || i.id and c.state = 'open') as "isPending"
       from invoices i join payment_attempts a on a.invoice_id = i.id and a.state = 'succeeded'
      where i.id = ? and i.type = 'charge' and i.state = 'paid'`,
    [invoiceId],
  );
  return row ?? null;
}
