import type { Services } from '#gateway/auth/context.ts';
import type { RefundOutcome } from '#gateway/billing/processor/refund-once.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import * as statements from './settle-refund.sql.ts';

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
    const state = paid ? 'paid' : 'void';
    const refund = await statements.settleRefund.first(em, { id, state, paidAt: paid ? now : null });
    if (!refund || !paid) return;
    const { recipient, chargedBy, number, totalCents } = refund;
    if (voided) await statements.voidCharge.run(em, { now, invoiceId: chargedBy });
    const data = { invoiceNumber: number, amountCents: totalCents, voided, refundedAt: now.toISOString() };
    await enqueue(em, { key: `refunded:${id}`, recipient, template: 'refunded', data }, now);
  });
}
