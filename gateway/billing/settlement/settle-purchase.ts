import type { Services } from '#gateway/auth/context.ts';
import type { PurchaseFacts } from '#gateway/billing/ledger/purchase-facts.ts';
import { declined } from '#gateway/billing/processor/charge-once.ts';
import type { Fragment } from '#gateway/database/rows.ts';
import type { ChargeOutcome, VaultedCard } from '#gateway/integrations/processor.ts';
import { completePurchase } from './complete-purchase.ts';
import { undoPurchase } from './undo-purchase.ts';

type ClearOutcome = Exclude<ChargeOutcome, { kind: 'unknown' }>;

/** What the purchase's own request already knows and need not read again. */
export interface PendingPurchase {
  facts: PurchaseFacts;
  card: VaultedCard;
  /** Further writes of the request, made only if this call completes the purchase. */
  alongside: Fragment[];
}

/**
 * Ends a purchase: completes it when it was charged, undoes it when it was not. Called by the request itself, by
 * webhooks and by the reconciler; only the first call has an effect. Answers whether this call ended it.
 */
export async function settlePurchase(
  services: Services,
  orderId: string,
  outcome: ClearOutcome,
  pending?: PendingPurchase,
): Promise<boolean> {
  const facts = pending?.facts ?? (await preparedPurchase(services, orderId));
  if (!facts) return false;
  const now = services.clock.now();
  if (outcome.kind === 'declined')
    return undoPurchase(services, facts, { code: declined(outcome).code, text: outcome.text }, now);
  const card = pending?.card ?? (await services.processor.findCard(facts.cardToken));
  const { transactionId } = outcome;
  return completePurchase(services, facts, { card, transactionId, alongside: pending?.alongside ?? [] }, now);
}

/** The facts of a purchase that is neither completed nor undone. */
async function preparedPurchase({ database }: Services, orderId: string): Promise<PurchaseFacts | null> {
  const sql = `select details from purchases where order_id = ? and state = 'prepared'`;
  const [row] = await database.em.execute<{ details: PurchaseFacts }[]>(sql, [orderId]);
  return row?.details ?? null;
}
