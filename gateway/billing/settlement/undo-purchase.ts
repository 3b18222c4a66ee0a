import type { Services } from '#gateway/auth/context.ts';
import { unclaimCoupon } from '#gateway/billing/ledger/coupon-claim.ts';
import { releaseCoupon } from '#gateway/billing/ledger/coupon-rows.ts';
import type { PurchaseFacts } from '#gateway/billing/ledger/purchase-facts.ts';
import { inOneStatement } from '#gateway/database/one-statement.ts';
import type { Fragment } from '#gateway/database/rows.ts';

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
  const guard = {
    sql: `update purchases set state = 'failed', finished_at = ? where id = ? and state = 'undoing' returning id`,
    params: [now, facts.purchaseId],
  };
  return inOneStatement(services.database.em, guard, removals(facts));
}

/** The first reason is kept. */
async function mark({ database }: Services, { purchaseId }: PurchaseFacts, { code, text }: PurchaseFailure) {
  const marked = await database.em.execute<unknown[]>(
    `update purchases set state = 'undoing', failure_code = coalesce(failure_code, ?),
            failure_text = coalesce(failure_text, ?)
      where id = ? and state in ('prepared', 'undoing') returning id`,
    [code, text.slice(0, 255), purchaseId],
  );
  return marked.length > 0;
}

/** Whether the purchase was undone while its request was still creating an account or card, which are then orphans. */
async function hasFailed({ database }: Services, { purchaseId }: PurchaseFacts): Promise<boolean> {
  const sql = `select from purchases where id = ? and state = 'failed'`;
  return (await database.em.execute<unknown[]>(sql, [purchaseId])).length > 0;
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
  const remove = (table: string, column: string, value: string): Fragment => ({
    sql: `delete from ${table} where ${column} = ? and exists (select from guard)`,
    params: [value],
  });
  return [
    ...(orderId ? [remove('payment_attempts', 'order_id', orderId)] : []),
    ...(invoiceId
      ? [remove('invoice_lines', 'invoice_id', invoiceId), remove('invoices', 'id', invoiceId)]
      : []),
    remove('subscriptions', 'id', subscriptionId),
    ...(makesAccount ? [remove('users', 'id', userId)] : []),
    ...(couponId ? [releaseCoupon(couponId), unclaimCoupon(purchaseId)] : []),
  ];
}
