import type { Context } from '#gateway/auth/context.ts';
import { type CouponRecord, couponUse } from '#gateway/billing/ledger/coupon-rows.ts';
import { RATE_LIMITS } from '#gateway/rate-limits/attempt-limits.ts';
import { type CountedLimit, enforce, resetCounts } from '#gateway/rate-limits/count-attempts.ts';
import { networkOf } from '#gateway/rate-limits/network.ts';
import { couponApplies } from '#schema/rules/money/coupons.ts';
import type { PlanChoice } from '#schema/rules/money/plans.ts';

/** A wrong code counts against the caller's network and account, if there is one. */
export function guessLimits({ ip, member }: Pick<Context, 'ip' | 'member'>): CountedLimit[] {
  const network = { ...RATE_LIMITS.wrongCoupon, key: networkOf(ip) };
  return member ? [network, { ...RATE_LIMITS.wrongCouponOfMember, key: member.id }] : [network];
}

/**
 * The coupon of a code if it applies, else null. Counts before looking, and takes the count back if the code applied,
 * so that parallel guesses count as well. Throws RATE_LIMITED after too many wrong codes.
 */
export async function guessCoupon(
  context: Context,
  code: string,
  choice: PlanChoice,
): Promise<CouponRecord | null> {
  const { database, member, trials, now } = context;
  const limits = guessLimits(context);
  await enforce(database.em, limits, now);
  const emailKey = member && trials.keys.emailKey(member.email);
  const use = await couponUse(database.em, code, { userId: member?.id ?? null, email: null, emailKey });
  if (!use || !couponApplies(use.coupon, choice, use.customer, now)) return null;
  await resetCounts(database.em, limits);
  return use.coupon;
}
