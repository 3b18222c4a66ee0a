import { AppError } from '#gateway/app-error.ts';
import { type CouponRecord, findCoupon } from '#gateway/coupons/coupon-rows.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { planRefusal } from '#schema/rules/plan-change.ts';
import type { HeldPlan } from '#schema/rules/quote.ts';
import type { Tier } from '#schema/rules/tiers.ts';
import type { SubscriptionRecord } from './subscription-rows.ts';

/** What the price rules need of a subscription, with its coupon while that still counts. */
export async function heldPlan(
  rows: Rows,
  held: SubscriptionRecord,
): Promise<HeldPlan & { coupon: CouponRecord | null }> {
  const counts = held.couponId && held.couponPeriodsLeft !== 0;
  return {
    tier: held.tier,
    inTrial: held.state === 'trialing',
    period: { startsAt: held.currentPeriodStartsAt, endsAt: held.currentPeriodEndsAt },
    coupon: counts && held.couponId ? await findCoupon(rows, held.couponId) : null,
  };
}

/** The coupon that discounts the next month of a tier, or null. */
export async function couponFor(
  rows: Rows,
  held: SubscriptionRecord,
  tier: Tier,
): Promise<CouponRecord | null> {
  const { coupon } = await heldPlan(rows, held);
  return coupon?.tiers.includes(tier) ? coupon : null;
}

/**
 * The plan that its member may change. Throws NO_PLAN, PAYMENT_PENDING while a purchase is on its way,
 * PAYMENT_DUE (the card comes first), PLAN_ENDED when it was cancelled and is over.
 */
export function changeable(held: SubscriptionRecord | null, now: Date): SubscriptionRecord {
  const refusal = planRefusal(held, now);
  if (refusal || !held) throw new AppError(refusal?.code ?? 'NO_PLAN', refusal?.text);
  return held;
}
