import { randomBytes } from 'node:crypto';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { PurchaseFacts } from '#gateway/billing/ledger/purchase-facts.ts';
import { chargeOnce } from '#gateway/billing/processor/charge-once.ts';
import { declined } from '#gateway/billing/processor/declined.ts';
import { completePurchase } from '#gateway/billing/settlement/complete-purchase.ts';
import { forgetOutside, undoPurchase } from '#gateway/billing/settlement/undo-purchase.ts';
import { deviceKeyOf } from '#gateway/billing/trials/devices.ts';
import { failureOf } from '#gateway/database/failures.ts';
import type { ChargeOutcome, VaultedCard } from '#gateway/integrations/processor.ts';
import { ERRORS } from '#schema/rules/errors.ts';
import type { PurchaseInput } from '#schema/types/purchase.input.ts';
import { intentOf, preparePurchase } from './prepare-purchase.ts';
import { readOrder } from './read-order.ts';
import { arrive } from './read-purchase-state.ts';
import { outcomeOf, parallelPurchase } from './repeated-purchase.ts';

export interface Purchased {
  facts: PurchaseFacts;
  /** Only when this very call made the account; kept nowhere, and never answered again. */
  tempPassword: string | null;
}

/**
 * Buys a plan, or starts its trial, for a member or for a visitor who thereby gets an account. The intent is
 * written first; then the account is made, the card vaulted and charged; then everything is completed, or all
 * of it undone. A crash anywhere in between is settled by the reconciler, within a minute.
 *
 * Throws what readOrder throws, EMAIL_ALREADY_IN_USE before any card is touched, PLAN_HELD, CARD_DECLINED,
 * CARD_REFUSED, TRIAL_USED, PAYMENT_PENDING when the processor did not answer, PROCESSOR_UNAVAILABLE when
 * nothing was charged, KEY_REUSED, RATE_LIMITED.
 */
export async function purchase(context: Context, input: PurchaseInput): Promise<Purchased> {
  const intent = intentOf(input, context.member?.id ?? null);
  const { earlier, coupon } = await arrive(context, input, intent.key);
  if (earlier) return { facts: outcomeOf(earlier, intent), tempPassword: null };
  const order = await readOrder(context, input, coupon);
  const deviceKey = input.fingerprintId ? deviceKeyOf(context.trials, input.fingerprintId) : null;
  let facts: PurchaseFacts;
  try {
    facts = await preparePurchase(context, order, intent, deviceKey);
  } catch (failure) {
    return { facts: await parallelPurchase(context, intent, failure), tempPassword: null };
  }
  return carryOut(context, facts, input.token);
}

async function carryOut(context: Context, facts: PurchaseFacts, nonce: string): Promise<Purchased> {
  const tempPassword = facts.makesAccount ? randomBytes(18).toString('base64url') : null;
  const card = await undoing(context, facts, async () => {
    if (tempPassword) await makeAccount(context, facts, tempPassword);
    return vaultCard(context, facts, nonce);
  });
  if (facts.orderId) await payAndComplete(context, facts, facts.orderId, card);
  else await undoing(context, facts, () => complete(context, facts, card, null));
  return { facts, tempPassword };
}

/** Once money has moved nothing is undone: whatever fails from there on is completed by the reconciler. */
async function payAndComplete(
  context: Context,
  facts: PurchaseFacts,
  orderId: string,
  card: VaultedCard,
): Promise<void> {
  const transactionId = await pay(context, facts, orderId);
  await complete(context, facts, card, transactionId).catch((failure: unknown) => {
    context.log.error({ err: failure, orderId }, 'a paid purchase is not completed yet');
    throw new AppError('PAYMENT_PENDING');
  });
}

async function complete(
  context: Context,
  facts: PurchaseFacts,
  card: VaultedCard,
  transactionId: string | null,
): Promise<void> {
  const done = await completePurchase(context, facts, { card, transactionId }, context.now);
  if (done) return;
  // Webhook or reconciler was quicker. If it undid the purchase, nothing was bought; the sweep gives a charge back.
  context.log.warn({ purchase: facts.purchaseId }, 'the purchase was settled meanwhile');
  const [row] = await context.database.em.execute<{ state: string }[]>(
    'select state from purchases where id = ?',
    [facts.purchaseId],
  );
  if (row?.state === 'completed') return;
  await forgetOutside(context, facts);
  throw new AppError('PROCESSOR_UNAVAILABLE');
}

function makeAccount(
  { identity }: Context,
  { userId, email }: PurchaseFacts,
  password: string,
): Promise<void> {
  return identity.createAccount({ uid: userId, email, password });
}

async function vaultCard({ processor }: Context, facts: PurchaseFacts, nonce: string): Promise<VaultedCard> {
  const { userId: customerId, email, cardToken: token } = facts;
  const outcome = await processor.vault({ customerId, email, nonce, token });
  if (outcome.kind === 'vaulted') return outcome.card;
  throw declined(outcome);
}

/** The transaction that paid. A decline undoes the purchase; silence leaves it to the reconciler. */
async function pay(context: Context, facts: PurchaseFacts, orderId: string): Promise<string> {
  const { cardToken, totalCents: cents } = facts;
  const charge = { orderId, cardToken, cents, reason: 'first' as const, preparedAt: context.now };
  const outcome: ChargeOutcome = await chargeOnce(context, charge);
  if (outcome.kind === 'succeeded') return outcome.transactionId;
  if (outcome.kind === 'unknown') throw new AppError('PAYMENT_PENDING');
  return undoing(context, facts, () => Promise.reject(declined(outcome)));
}

/** Runs a step; when it fails for a reason that is known, the purchase is undone before the failure is told. */
async function undoing<T>(context: Context, facts: PurchaseFacts, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (thrown) {
    const failure = failureOf(thrown);
    const code = failure instanceof AppError ? failure.code : 'INTERNAL_SERVER_ERROR';
    const reason = failure instanceof AppError ? failure.extensions.reason : undefined;
    const text = typeof reason === 'string' ? reason : ERRORS[code].message;
    await undoPurchase(context, facts, { code, text }, context.now).catch((left: unknown) => {
      // The reconciler repeats it within a minute; the buyer is told why the purchase failed, not this.
      context.log.error({ err: left, purchase: facts.purchaseId }, 'a failed purchase is not undone yet');
    });
    throw failure;
  }
}
