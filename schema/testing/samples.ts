import type { Tier } from '#schema/rules/access/tiers.ts';
import type { CouponFacts } from '#schema/rules/money/coupons.ts';
import {
  FIRST_PRICES,
  type PlanPrices,
  type PricedChoice,
  type PricedPlan,
  pricedChoice,
  pricedPlan,
} from '#schema/rules/money/plan-prices.ts';
import { planChoiceOf } from '#schema/rules/money/plans.ts';

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

const first = (monthlyCents: number) => ({ monthlyCents, earlierCents: null });

/** The documented prices. */
export const PRICES: PlanPrices = {
  PLUS: first(FIRST_PRICES.PLUS),
  PREMIUM: first(FIRST_PRICES.PREMIUM),
  VIP: first(FIRST_PRICES.VIP),
};

/** A plan at its documented price. */
export function priced(tier: Tier): PricedPlan {
  return pricedPlan(tier, PRICES);
}

/** What a plan code chooses, at the documented price. */
export function choice(code: string): PricedChoice {
  const found = planChoiceOf(code);
  if (!found) throw new Error(`No plan ${code}`);
  return pricedChoice(found, PRICES);
}
