import { createHash, randomUUID } from 'node:crypto';
import { AppError, refuseLongKey } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { type CouponUse, couponUseQuestion } from '#gateway/billing/ledger/coupon-rows.ts';
import { type LimitRecord, limitsQuestion } from '#gateway/billing/ledger/limit-rows.ts';
import type { PurchaseFacts } from '#gateway/billing/ledger/purchase-facts.ts';
import type { Question } from '#gateway/database/ask-together.ts';
import { namesGoneAccount, violatedConstraint } from '#gateway/database/failures.ts';
import type { ErrorCode } from '#schema/rules/api/errors.ts';
import { ERRORS } from '#schema/rules/api/errors.ts';
import type { PurchaseInput } from '#schema/types/money/purchase.input.ts';
import { type EarlierPurchaseRow, earlierPurchase } from './purchase-state.sql.ts';

export interface Intent {
  key: string;
  requestHash: string;
}

/** What must be known before a purchase begins. */
export interface PurchaseState {
  /** An earlier purchase with the same idempotency key. */
  earlier: EarlierPurchaseRow | null;
  coupon: CouponUse | null;
  /** The buyer's own limits. */
  limits: LimitRecord;
}

interface Intended {
  intent: Intent;
  /** Asked together with the limits of the attempt: see tryCard. */
  questions: { [Name in keyof PurchaseState]: Question<PurchaseState[Name]> };
}

/** The intent of a purchase, and what must be asked about it. Throws BAD_USER_INPUT for a key that is too long. */
export function intentOf({ member, trials, now }: Context, input: PurchaseInput): Intended {
  const { idempotencyKey, ...request } = input;
  refuseLongKey(idempotencyKey ?? '');
  const key = idempotencyKey ?? randomUUID();
  const userId = member?.id ?? null;
  // One key must mean one request, so everything but the key is hashed.
  const hash = createHash('sha256').update(JSON.stringify([userId, request]));
  const emailKey = trials.keys.emailKey(member?.email ?? input.email);
  const questions = {
    earlier: earlierPurchase.question(([earlier]) => earlier ?? null, { key }),
    coupon: couponUseQuestion(input.couponCode ?? '', { userId, email: input.email.trim(), emailKey }),
    limits: limitsQuestion({ userId, emailKey }, now),
  };
  return { intent: { key, requestHash: hash.digest('hex') }, questions };
}

/**
 * The result of an earlier purchase with the same key. Throws KEY_REUSED for another body, PAYMENT_PENDING while it is
 * pending, and the original failure if it failed.
 */
export function purchaseOutcome(earlier: EarlierPurchaseRow, intent: Intent): PurchaseFacts {
  if (earlier.requestHash !== intent.requestHash) throw new AppError('KEY_REUSED');
  if (earlier.state === 'completed') return earlier.details;
  if (earlier.state === 'failed') throw failedBefore(earlier);
  throw new AppError('PAYMENT_PENDING');
}

function failedBefore({ failureCode, failureText }: EarlierPurchaseRow): AppError {
  const known = failureCode !== null && failureCode in ERRORS;
  return new AppError(known ? (failureCode as ErrorCode) : 'CARD_DECLINED', undefined, {
    reason: failureText,
  });
}

/**
 * The response when recording the intent violated a constraint: the result of a parallel request with this key, or
 * EMAIL_ALREADY_IN_USE, PLAN_HELD, UNAUTHENTICATED when the account is gone. Other failures are thrown unchanged.
 */
export async function parallelPurchase(
  { database }: Context,
  intent: Intent,
  failure: unknown,
): Promise<PurchaseFacts> {
  const constraint = violatedConstraint(failure);
  if (!constraint) throw failure;
  // PostgreSQL may report any of the violated constraints, so always check for the key.
  const parallel = await earlierPurchase.first(database.em, { key: intent.key });
  if (parallel) return purchaseOutcome(parallel, intent);
  if (constraint === 'users_email_unique') throw new AppError('EMAIL_ALREADY_IN_USE');
  if (namesGoneAccount(failure)) throw new AppError('UNAUTHENTICATED');
  if (constraint === 'subscriptions_one_live') throw new AppError('PLAN_HELD');
  throw failure;
}
