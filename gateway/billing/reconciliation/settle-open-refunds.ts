import type { Services } from '#gateway/auth/context.ts';
import { outcomeOfOrder } from '#gateway/billing/processor/charge-once.ts';
import { refundOrder, settleRefund } from '#gateway/billing/settlement/settle-refund.ts';
import { NOT_CHARGED } from '#gateway/integrations/processor.ts';
import { eachIndependently, LEFT_ALONE_MILLISECONDS, SETTLED_AFTER_MILLISECONDS } from './reconcile.ts';
import { openRefunds } from './settle-open-refunds.sql.ts';

/**
 * Settles refunds that a crash or a timeout left open, within a minute: looks each up by its order and never sends it
 * again. One that the processor does not know after 45 seconds, while the charge was not voided, was not refunded.
 */
export async function settleOpenRefunds(services: Services): Promise<void> {
  const now = services.clock.now();
  const before = new Date(now.getTime() - LEFT_ALONE_MILLISECONDS);
  const open = await openRefunds.all(services.database.em, { before });
  await eachIndependently(services, open, async ({ id, createdAt, wholeCharge }) => {
    const found = await services.processor.findByOrder(refundOrder(id));
    const outcome = outcomeOfOrder(found, 'credit');
    if (outcome && outcome.kind !== 'unknown') return settleRefund(services, id, outcome);
    if (wholeCharge && (await services.processor.isVoided(wholeCharge)))
      return settleRefund(services, id, { kind: 'voided' });
    if (now.getTime() - createdAt.getTime() < SETTLED_AFTER_MILLISECONDS) return;
    const text = 'The refund was never made';
    await settleRefund(services, id, { kind: 'declined', code: NOT_CHARGED, text });
  });
}
