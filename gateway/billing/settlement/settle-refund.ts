import type { Services } from '#gateway/auth/context.ts';
import { InvoiceEntity } from '#gateway/billing/ledger/invoice.entity.ts';
import { REFUNDED_ID } from '#gateway/billing/ledger/refundable.ts';
import type { RefundOutcome } from '#gateway/billing/processor/refund-once.ts';
import { columnsOf, type FieldsOf } from '#gateway/database/record.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { voidCharge } from './settle-refund.sql.ts';

/** The order id of a refund at the processor. Its prefix is in orders since the first release. */
export function refundOrder(id: string): string {
  return `credit:${id}`;
}

type ClearOutcome = Exclude<RefundOutcome, { kind: 'unknown' }>;

/** Paid, or void, which makes its cents refundable again. The first clear outcome counts. */
export async function settleRefund(services: Services, id: string, outcome: ClearOutcome): Promise<void> {
  const paid = outcome.kind !== 'declined';
  const voided = outcome.kind === 'voided';
  const now = services.clock.now();
  await inTransaction(services, async (em) => {
    const [refund] = await em.execute<SettledRefund[]>(
      `update invoices as c set state = ?, paid_at = ? where id = ? and type = 'credit' and state = 'open'
       returning ${REFUNDED_ID} as "chargedBy", ${columnsOf(InvoiceEntity, { only: REFUND })},
                 (select email from users where users.id = c.user_id) as recipient`,
      [paid ? 'paid' : 'void', paid ? now : null, id],
    );
    if (!refund || !paid) return;
    const { recipient, chargedBy, number, totalCents } = refund;
    if (voided) await voidCharge.run(em, { now, invoiceId: chargedBy });
    const data = { invoiceNumber: number, amountCents: totalCents, voided, refundedAt: now.toISOString() };
    await enqueue(em, { key: `refunded:${id}`, recipient, template: 'refunded', data }, now);
  });
}

const REFUND = ['number', 'totalCents'] as const;

interface SettledRefund extends FieldsOf<typeof InvoiceEntity, typeof REFUND> {
  /** The id of the refunded invoice. */
  chargedBy: string;
  recipient: string;
}
