import type { Context } from '#gateway/auth/context.ts';
import { type CouponUse, couponUseQuestion } from '#gateway/billing/ledger/coupon-rows.ts';
import { type LimitRecord, limitsQuestion } from '#gateway/billing/ledger/limit-rows.ts';
import type { Question } from '#gateway/database/ask-together.ts';
import type { PurchaseInput } from '#schema/types/purchase.input.ts';
import { type EarlierPurchase, earlierPurchase } from './repeated-purchase.ts';

/** What must be known before a purchase begins. */
export interface PurchaseState {
  /** An earlier purchase with the same idempotency key. */
  earlier: EarlierPurchase | null;
  coupon: CouponUse | null;
  /** The buyer's own limits. */
  limits: LimitRecord;
}

/** Read together with the limits of the attempt: see tryCard. */
export function purchaseState(
  { member, trials, now }: Context,
  input: PurchaseInput,
  key: string,
): { [Name in keyof PurchaseState]: Question<PurchaseState[Name]> } {
  const userId = member?.id ?? null;
  const emailKey = trials.keys.emailKey(member?.email ?? input.email);
  return {
    earlier: earlierPurchase(key),
    coupon: couponUseQuestion(input.couponCode ?? '', { userId, email: input.email.trim(), emailKey }),
    limits: limitsQuestion({ userId, emailKey }, now),
  };
}
