import type { Services } from '#gateway/auth/context.ts';
import type { PurchaseFacts } from '#gateway/billing/ledger/purchase-facts.ts';
import { declined } from '#gateway/billing/processor/declined.ts';
import type { ChargeOutcome, VaultedCard } from '#gateway/integrations/processor.ts';
import { completePurchase } from './complete-purchase.ts';
import { undoPurchase } from './undo-purchase.ts';

type ClearOutcome = Exclude<ChargeOutcome, { kind: 'unknown' }>;

/** What the request of a purchase knows already: nobody else has to read it again. */
export interface PurchaseInHand {
  facts: PurchaseFacts;
  card: VaultedCard;
}

/**
 * Ends a purchase: completed when it was charged, undone when it was not. The request itself, webhooks and the
 * reconciler call it; only the first does anything. Answers whether this call ended it.
 */
export async function settlePurchase(
  services: Services,
  orderId: string,
  outcome: ClearOutcome,
  inHand?: PurchaseInHand,
): Promise<boolean> {
  const facts = inHand?.facts ?? (await preparedPurchase(services, orderId));
  if (!facts) return false;
  const now = services.clock.now();
  if (outcome.kind === 'declined')
    return undoPurchase(services, facts, { code: declined(outcome).code, text: outcome.text }, now);
  const card = inHand?.card ?? (await services.processor.findCard(facts.cardToken));
  return completePurchase(services, facts, { card, transactionId: outcome.transactionId }, now);
}

/** The facts of a purchase that is neither completed nor undone. */
async function preparedPurchase({ database }: Services, orderId: string): Promise<PurchaseFacts | null> {
  const sql = `select details from purchases where order_id = ? and state = 'prepared'`;
  const [row] = await database.em.execute<{ details: PurchaseFacts }[]>(sql, [orderId]);
  return row?.details ?? null;
}
