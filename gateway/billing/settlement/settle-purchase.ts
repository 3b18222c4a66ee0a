import type { Services } from '#gateway/auth/context.ts';
import { declined } from '#gateway/billing/processor/charge-once.ts';
import type { ChargeOutcome } from '#gateway/integrations/processor.ts';
import { completePurchase } from './complete-purchase.ts';
import { preparedPurchase } from './settle-purchase.sql.ts';
import { undoPurchase } from './undo-purchase.ts';

type ClearOutcome = Exclude<ChargeOutcome, { kind: 'unknown' }>;

/**
 * Ends a purchase that its own request may have left: completes it when it was charged, undoes it when it was not. Called
 * by webhooks and the reconciler; of them and the request only the first has an effect. Answers whether this call ended it.
 */
export async function settlePurchase(
  services: Services,
  orderId: string,
  outcome: ClearOutcome,
): Promise<boolean> {
  const facts = (await preparedPurchase.first(services.database.em, { orderId }))?.details;
  if (!facts) return false;
  const now = services.clock.now();
  if (outcome.kind === 'declined')
    return undoPurchase(services, facts, { code: declined(outcome).code, text: outcome.text }, now);
  const card = await services.processor.findCard(facts.cardToken);
  const { transactionId } = outcome;
  return completePurchase(services, facts, { card, transactionId, alongside: [] }, now);
}
