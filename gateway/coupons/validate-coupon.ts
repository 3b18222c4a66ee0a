import type { Context } from '#gateway/context.ts';
import { enforce, forgive } from '#gateway/rate-limits/limit.ts';
import { networkOf } from '#gateway/rate-limits/network.ts';
import { RATE_LIMITS } from '#gateway/rate-limits/rate-limits.ts';
import { COUPON_NOT_ON_TRIALS, COUPON_REFUSED, couponApplies, couponCode } from '#schema/rules/coupons.ts';
import { type PlanChoice, planChoiceOf } from '#schema/rules/plans.ts';
import type { CouponValidationType } from '#schema/types/coupon.type.ts';
import { type CouponRecord, couponUse } from './coupon-rows.ts';

/**
 * Whether a code applies to a plan for its reader. Wrong, expired and other-plan codes have one answer, and
 * guessing is limited: throws RATE_LIMITED after too many of them.
 */
export async function validateCoupon(
  context: Context,
  typed: string,
  planType = 'premium',
): Promise<CouponValidationType> {
  const code = couponCode(typed);
  const choice = planChoiceOf(planType);
  if (!code || !choice) return refused(code, COUPON_REFUSED);
  if (choice.withTrial) return refused(code, COUPON_NOT_ON_TRIALS);
  const coupon = await guess(context, code, choice);
  if (!coupon) return refused(code, COUPON_REFUSED);
  const { discountType: type, amountHundredths } = coupon;
  return { isValid: true, code, discount: { type, amount: amountHundredths / 100 }, message: null };
}

/** Counts before it looks and takes it back when the code was right, so that parallel guesses count as well. */
async function guess(context: Context, code: string, choice: PlanChoice): Promise<CouponRecord | null> {
  const { database, member, ip, now } = context;
  const limits = [
    { ...RATE_LIMITS.wrongCoupon, key: networkOf(ip) },
    ...(member ? [{ ...RATE_LIMITS.wrongCouponOfMember, key: member.id }] : []),
  ];
  for (const limit of limits) await enforce(database.em, limit, now);
  const use = await couponUse(database.em, code, { userId: member?.id ?? null, email: null });
  if (!use || !couponApplies(use.coupon, choice, use.customer, now)) return null;
  for (const limit of limits) await forgive(database.em, limit);
  return use.coupon;
}

function refused(code: string, message: string): CouponValidationType {
  return { isValid: false, code, discount: null, message };
}
