import type { Context } from '#gateway/auth/context.ts';
import { COUPON_NOT_ON_TRIALS, COUPON_REFUSED, couponCode } from '#schema/rules/money/coupons.ts';
import { planChoiceOf } from '#schema/rules/money/plans.ts';
import type { CouponValidationType } from '#schema/types/money/coupon.type.ts';
import { guessCoupon } from './limit-coupon-guesses.ts';

/**
 * Whether a code applies to a plan for the caller. Wrong, expired and other-plan codes have the same answer, and
 * guessing is limited: throws RATE_LIMITED after too many of them.
 */
export async function validateCoupon(
  context: Context,
  typed: string,
  planType: string,
): Promise<CouponValidationType> {
  const code = couponCode(typed);
  const choice = planChoiceOf(planType);
  if (!code || !choice) return refused(code, COUPON_REFUSED);
  if (choice.withTrial) return refused(code, COUPON_NOT_ON_TRIALS);
  const coupon = await guessCoupon(context, code, choice);
  if (!coupon) return refused(code, COUPON_REFUSED);
  const { discountType: type, amountHundredths, endsAt } = coupon;
  return { isValid: true, code, discount: { type, amount: amountHundredths / 100 }, message: null, endsAt };
}

function refused(code: string, message: string): CouponValidationType {
  return { isValid: false, code, discount: null, message, endsAt: null };
}
