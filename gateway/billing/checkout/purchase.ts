import { randomBytes } from 'node:crypto';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { planPrices } from '#gateway/auth/plan-prices.ts';
import { type CardAttempt, tryCard } from '#gateway/billing/card-attempts/card-attempt.ts';
import { claimCoupon } from '#gateway/billing/ledger/coupon-claim.ts';
import type { PurchaseFacts } from '#gateway/billing/ledger/purchase-facts.ts';
import { cardKeyOf } from '#gateway/billing/ledger/trial-grant.ts';
import { chargeOnce, declined } from '#gateway/billing/processor/charge-once.ts';
import { completePurchase } from '#gateway/billing/settlement/complete-purchase.ts';
import { deleteExternalRecords, undoPurchase } from '#gateway/billing/settlement/undo-purchase.ts';
import { failureOf } from '#gateway/database/failures.ts';
import type { VaultedCard } from '#gateway/integrations/processor.ts';
import { ERRORS } from '#schema/rules/api/errors.ts';
import { pricedPlan } from '#schema/rules/money/plan-prices.ts';
import type { PurchaseInput } from '#schema/types/money/purchase.input.ts';
import { preparePurchase } from './prepare-purchase.ts';
import { stateOfPurchase } from './purchase.sql.ts';
import {
  type Intent,
  intentOf,
  type PurchaseState,
  parallelPurchase,
  purchaseOutcome,
} from './purchase-state.ts';
import { readOrder } from './read-order.ts';

export interface Purchased {
  facts: PurchaseFacts;
  /** Only when this call created the account. It is not stored and never answered again. */
  tempPassword: string | null;
}

/**
 * Buys a plan or starts its trial, for a member or for a visitor, who gets an account. The intent is recorded first;
 * then the account is created and the card vaulted and charged; then the purchase is completed or undone, as settlePurchase
 * does after a crash in between: the reconciler calls it within a minute.
 *
 * Throws what readOrder throws, EMAIL_ALREADY_IN_USE before any card is touched, PLAN_HELD, CARD_DECLINED,
 * CARD_REFUSED, TRIAL_USED, PAYMENT_PENDING when the processor did not answer, PROCESSOR_UNAVAILABLE when nothing was
 * charged, KEY_REUSED, RATE_LIMITED, CHALLENGE_REQUIRED.
 */
export async function purchase(context: Context, input: PurchaseInput): Promise<Purchased> {
  const { intent, questions } = intentOf(context, input);
  const tried = {
    email: context.member?.email ?? input.email,
    purchase: { couponCode: input.couponCode ?? '' },
    questions,
    isRepeat: ({ earlier }: PurchaseState) => earlier !== null,
  };
  return tryCard(context, tried, async (state, attempt) => {
    const prepared = await prepare(context, input, intent, state, attempt);
    if ('repeated' in prepared) return { facts: prepared.repeated, tempPassword: null };
    return vaultAndCharge(context, prepared.facts, input.token, attempt);
  });
}

/** Writes the intent of a new purchase, or answers what came of an earlier or parallel one with the same key. */
async function prepare(
  context: Context,
  input: PurchaseInput,
  intent: Intent,
  { earlier, ...state }: PurchaseState,
  attempt: CardAttempt,
): Promise<{ facts: PurchaseFacts } | { repeated: PurchaseFacts }> {
  if (earlier) return { repeated: purchaseOutcome(earlier, intent) };
  const order = await readOrder(context, input, state);
  try {
    return { facts: await preparePurchase(context, order, intent, attempt.codeIsRight()) };
  } catch (failure) {
    return { repeated: await parallelPurchase(context, intent, failure) };
  }
}

async function vaultAndCharge(
  context: Context,
  facts: PurchaseFacts,
  nonce: string,
  attempt: CardAttempt,
): Promise<Purchased> {
  const { userId: uid, email, billing, cardToken: token } = facts;
  const tempPassword = facts.makesAccount ? randomBytes(18).toString('base64url') : null;
  const card = await undoOnFailure(context, facts, async () => {
    if (tempPassword) await context.identity.createAccount({ uid, email, password: tempPassword });
    const vaulted = await attempt.vault({ customerId: uid, email, billing, nonce, token });
    await refuseUsedCoupon(context, facts, vaulted);
    return vaulted;
  });
  if (facts.orderId) await payAndComplete(context, facts, facts.orderId, card, attempt);
  else {
    const free = { card, transactionId: null, attempt };
    await undoOnFailure(context, facts, () => complete(context, facts, free, context.now));
  }
  return { facts, tempPassword };
}

/** Once money has moved nothing is undone: the reconciler completes whatever fails after that. */
async function payAndComplete(
  context: Context,
  facts: PurchaseFacts,
  orderId: string,
  card: VaultedCard,
  attempt: CardAttempt,
): Promise<void> {
  const { cardToken, totalCents: cents } = facts;
  const charge = { orderId, cardToken, cents, reason: 'first' as const, preparedAt: context.now };
  const outcome = await chargeOnce(context, charge);
  if (outcome.kind === 'unknown') throw new AppError('PAYMENT_PENDING');
  if (outcome.kind === 'declined') {
    const refused = declined(outcome);
    const why = { code: refused.code, text: outcome.text };
    await undoPurchase(context, facts, why, context.clock.now()).catch((failure: unknown) => {
      // The reconciler retries it within a minute. The caller gets the reason of the purchase's failure, not this one.
      context.log.error(
        { err: failure, purchase: facts.purchaseId },
        'a declined purchase is not undone yet',
      );
    });
    throw refused;
  }
  const { transactionId } = outcome;
  await complete(context, facts, { card, transactionId, attempt }, context.clock.now()).catch(
    (failure: unknown) => {
      context.log.error({ err: failure, orderId }, 'a paid purchase is not completed yet');
      throw new AppError('PAYMENT_PENDING');
    },
  );
}

interface Paid {
  card: VaultedCard;
  /** Null where nothing is charged, as for a trial. */
  transactionId: string | null;
  attempt: CardAttempt;
}

async function complete(
  context: Context,
  facts: PurchaseFacts,
  { attempt, ...paid }: Paid,
  now: Date,
): Promise<void> {
  const alongside = [attempt.handOver()];
  if (!(await completePurchase(context, facts, { ...paid, alongside }, now)))
    await requireCompleted(context, facts);
}

/** A webhook or the reconciler settled it first. If it undid the purchase, nothing was bought; a charge is refunded. */
async function requireCompleted(context: Context, facts: PurchaseFacts): Promise<void> {
  context.log.warn({ purchase: facts.purchaseId }, 'the purchase was settled meanwhile');
  const row = await stateOfPurchase.first(context.database.em, { id: facts.purchaseId });
  if (row?.state === 'completed') return;
  await deleteExternalRecords(context, facts);
  throw new AppError('PROCESSOR_UNAVAILABLE');
}

/** Only now is the card known: another account with the same mailbox or card is the same customer. */
async function refuseUsedCoupon(
  context: Context,
  { purchaseId, couponId, couponKnowsCustomer, email, tier }: PurchaseFacts,
  card: VaultedCard,
): Promise<void> {
  if (!couponId || !couponKnowsCustomer) return;
  const { database, trials } = context;
  const person = { emailKey: trials.keys.emailKey(email), cardKey: cardKeyOf(trials, card) };
  if (await claimCoupon(database.em, { purchaseId, couponId, ...person })) return;
  const { monthlyCents } = pricedPlan(tier, await planPrices(context));
  throw new AppError('COUPON_REFUSED', undefined, { totalCents: monthlyCents });
}

/** Runs a step. When it fails, the purchase is undone before the failure is thrown. */
async function undoOnFailure<T>(context: Context, facts: PurchaseFacts, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (thrown) {
    const failure = failureOf(thrown);
    const code = failure instanceof AppError ? failure.code : 'INTERNAL_SERVER_ERROR';
    const reason = failure instanceof AppError ? failure.extensions.reason : undefined;
    const text = typeof reason === 'string' ? reason : ERRORS[code].message;
    await undoPurchase(context, facts, { code, text }, context.now).catch((left: unknown) => {
      // The reconciler retries it within a minute. The caller gets the reason of the purchase's failure, not this one.
      context.log.error({ err: left, purchase: facts.purchaseId }, 'a failed purchase is not undone yet');
    });
    throw failure;
  }
}
