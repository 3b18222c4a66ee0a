import type { CouponFacts } from '#schema/rules/money/coupons.ts';
import { type PlanChoice, planChoiceOf } from '#schema/rules/money/plans.ts';

/** 20 % off the first charge of plus and premium, unless told otherwise. */
export const coupon = (changes: Partial<CouponFacts> = {}): CouponFacts => ({
  code: 'SAVE20',
  discountType: 'PERCENT',
  amountHundredths: 2_000,
  tiers: ['PLUS', 'PREMIUM'],
  startsAt: null,
  endsAt: null,
  maxRedemptions: null,
  maxPerCustomer: null,
  firstPurchaseOnly: false,
  duration: 'ONCE',
  durationMonths: null,
  isActive: true,
  reserved: 0,
  used: 0,
  ...changes,
});

/** What a plan code chooses. */
export function choice(code: string): PlanChoice {
  const found = planChoiceOf(code);
  if (!found) throw new Error(`No plan ${code}`);
  return found;
}
