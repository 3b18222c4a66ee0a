import type { Services } from '#gateway/auth/context.ts';
import { outcomeOfOrder } from '#gateway/billing/processor/charge-once.ts';
import { creditOrder, settleCredit } from '#gateway/billing/settlement/settle-credit.ts';
import { NOT_CHARGED } from '#gateway/integrations/processor.ts';
import { eachIndependently, LEFT_ALONE_MILLISECONDS, SETTLED_AFTER_MILLISECONDS } from './reconcile.ts';

interface OpenCredit {
  id: string;
  createdAt: Date;
}

/**
 * Settles credits that a crash or a timeout left open, within a minute: looks each up by its order and never refunds it
 * again. One that the processor does not know after 45 seconds was not refunded.
 */
export async function settleOpenCredits(services: Services): Promise<void> {
  const now = services.clock.now();
  const open = await services.database.em.execute<OpenCredit[]>(
    `select id, created_at as "createdAt" from invoices
      where type = 'credit' and state = 'open' and created_at <= ? order by created_at limit 100`,
    [new Date(now.getTime() - LEFT_ALONE_MILLISECONDS)],
  );
  await eachIndependently(services, open, async ({ id, createdAt }) => {
    const found = await services.processor.findByOrder(creditOrder(id));
    const outcome = outcomeOfOrder(found, 'credit');
    if (outcome && outcome.kind !== 'unknown') return settleCredit(services, id, outcome);
    if (now.getTime() - createdAt.getTime() < SETTLED_AFTER_MILLISECONDS) return;
    const text = 'The refund was never made';
    await settleCredit(services, id, { kind: 'declined', code: NOT_CHARGED, text });
  });
}
