import type { Services } from '#gateway/auth/context.ts';
import type { PurchaseFacts } from '#gateway/billing/ledger/purchase-facts.ts';
import { declined } from '#gateway/billing/processor/declined.ts';
import type { ChargeOutcome } from '#gateway/integrations/processor.ts';
import { completePurchase } from './complete-purchase.ts';
import { undoPurchase } from './undo-purchase.ts';

type ClearOutcome = Exclude<ChargeOutcome, { kind: 'unknown' }>;

/** Brings a purchase whose request died to its end: complete when it was charged, undone when it was not. */
export async function settlePurchase(
  services: Services,
  orderId: string,
  outcome: ClearOutcome,
): Promise<void> {
  const facts = await preparedPurchase(services, orderId);
  if (!facts) return;
  const now = services.clock.now();
  if (outcome.kind === 'declined') {
    await undoPurchase(services, facts, { code: declined(outcome).code, text: outcome.text }, now);
    return;
  }
  const card = await services.processor.findCard(facts.cardToken);
  await completePurchase(services, facts, { card, transactionId: outcome.transactionId }, now);
}

/** The facts of a purchase that is neither completed nor undone yet. */
async function preparedPurchase({ database }: Services, orderId: string): Promise<PurchaseFacts | null> {
  const sql = `select details from purchases where order_id = ? and state = 'prepared'`;
  const [row] = await database.em.execute<{ details: PurchaseFacts }[]>(sql, [orderId]);
  return row?.details ?? null;
}
