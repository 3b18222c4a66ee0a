import type { Services } from '#gateway/auth/context.ts';
import { redeemCoupon } from '#gateway/billing/ledger/coupon-rows.ts';
import { keepBilling, keepCard } from '#gateway/billing/ledger/payment-method-rows.ts';
import type { PurchaseFacts } from '#gateway/billing/ledger/purchase-facts.ts';
import { guardedEvent } from '#gateway/billing/ledger/subscription-events.ts';
import { cardKeyOf, trialGrantInsert } from '#gateway/billing/ledger/trial-grant.ts';
import { inOneStatement } from '#gateway/database/one-statement.ts';
import type { Fragment } from '#gateway/database/rows.ts';
import type { VaultedCard } from '#gateway/integrations/processor.ts';
import { outboxInsert } from '#gateway/mail/enqueue.ts';
import * as statements from './complete-purchase.sql.ts';
import { purchaseMail } from './purchase-mail.ts';

/**
 * Turns everything that was prepared into a plan, in one statement and at most once, so that request, webhook and
 * reconciler may all call it. Answers false when the purchase was already completed or undone. A second trial for the
 * same user, card, device or mailbox violates a unique constraint: TRIAL_USED.
 */
export function completePurchase(
  services: Services,
  facts: PurchaseFacts,
  paid: Paid,
  now: Date,
): Promise<boolean> {
  const { subscriptionId, userId, tier, withTrial, totalCents, couponId } = facts;
  const guard = statements.completePurchase.part({
    now,
    cardKey: cardKeyOf(services.trials, paid.card),
    id: facts.purchaseId,
  });
  return inOneStatement(services.database.em, guard, [
    ...(facts.orderId ? [attempt(facts.orderId, paid, now)] : []),
    ...(facts.invoiceId ? [statements.payFirstInvoice.part({ id: facts.invoiceId, now })] : []),
    subscription(facts, now),
    keepCard(facts.userId, paid.card, now),
    ...(facts.makesAccount ? [] : [keepBilling(userId, facts.billing)]),
    guardedEvent(subscriptionId, withTrial ? 'trial-started' : 'started', { tier, totalCents }, now),
    ...(couponId ? Object.values(redeemCoupon(couponId, { subscriptionId, userId, now })) : []),
    ...(facts.withTrial ? [trialGrantInsert(services.trials, facts, paid.card, now)] : []),
    outboxInsert(purchaseMail(facts, now), now),
    ...paid.alongside,
  ]);
}

interface Paid {
  card: VaultedCard;
  transactionId: string | null;
  /** Further writes of the caller, made only if this call completes the purchase. */
  alongside: Fragment[];
}

function attempt(orderId: string, { card, transactionId }: Paid, now: Date): Fragment {
  const { cardType, last4 } = card;
  return statements.payFirstAttempt.part({ orderId, transactionId, cardType, last4, now });
}

function subscription({ subscriptionId, withTrial, orderId }: PurchaseFacts, now: Date): Fragment {
  const state = withTrial ? 'trialing' : 'active';
  return statements.startSubscription.part({ id: subscriptionId, state, neverPaid: orderId === null, now });
}
