import type { Services } from '#gateway/auth/context.ts';
import { unclaimCoupon } from '#gateway/billing/ledger/coupon-claim.ts';
import { releaseCoupon } from '#gateway/billing/ledger/coupon-rows.ts';
import type { PurchaseFacts } from '#gateway/billing/ledger/purchase-facts.ts';
import { inOneStatement } from '#gateway/database/one-statement.ts';
import type { Fragment } from '#gateway/database/rows.ts';
import * as statements from './undo-purchase.sql.ts';

interface PurchaseFailure {
  code: string;
  text: string;
}

/**
 * Undoes all that a failed purchase prepared. First it is marked, so that nobody completes it; then the account and
 * card outside are deleted, so that a crash in between is retried and leaves no orphans; then the rows and the coupon's
 * reserved use. The purchase itself stays, as failed. Answers false when it was already completed, and then touches
 * nothing outside, or already undone, and then deletes only what its own request created outside since.
 */
export async function undoPurchase(
  services: Services,
  facts: PurchaseFacts,
  failure: PurchaseFailure,
  now: Date,
): Promise<boolean> {
  if (!(await mark(services, facts, failure)) && !(await hasFailed(services, facts))) return false;
  await deleteExternalRecords(services, facts);
  const guard = statements.failPurchase.part({ now, id: facts.purchaseId });
  return inOneStatement(services.database.em, guard, removals(facts));
}

/** The first reason is kept. */
function mark({ database }: Services, { purchaseId: id }: PurchaseFacts, { code, text }: PurchaseFailure) {
  return statements.markUndoing.some(database.em, { id, code, text: text.slice(0, 255) });
}

/** Whether the purchase was undone while its request was still creating an account or card, which are then orphans. */
function hasFailed({ database }: Services, { purchaseId: id }: PurchaseFacts): Promise<boolean> {
  return statements.failedPurchase.some(database.em, { id });
}

/** Deletes account, customer and card of a failed purchase. Succeeds for what is already gone. */
export async function deleteExternalRecords(
  { identity, processor }: Services,
  facts: PurchaseFacts,
): Promise<void> {
  if (!facts.makesAccount) return processor.forgetCard(facts.cardToken);
  await Promise.all([identity.deleteAccount(facts.userId), processor.forgetCustomer(facts.userId)]);
}

function removals({
  orderId,
  invoiceId,
  subscriptionId,
  userId,
  makesAccount,
  couponId,
  purchaseId,
}: PurchaseFacts): Fragment[] {
  return [
    ...(orderId ? [statements.removeAttempt.part({ orderId })] : []),
    ...(invoiceId
      ? [statements.removeLines.part({ invoiceId }), statements.removeInvoice.part({ invoiceId })]
      : []),
    statements.removeSubscription.part({ subscriptionId }),
    ...(makesAccount ? [statements.removeAccount.part({ userId })] : []),
    ...(couponId ? [releaseCoupon(couponId), unclaimCoupon(purchaseId)] : []),
  ];
}
