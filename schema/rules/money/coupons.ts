import type { Tier } from '#schema/rules/access/tiers.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import { divideHalfUp, dollars } from './money.ts';
import type { PlanChoice } from './plans.ts';

export const DISCOUNT_TYPES = ['PERCENT', 'FIXED'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/** How many charges a coupon discounts: the first, a number of months, or all. */
export const COUPON_DURATIONS = ['ONCE', 'MONTHS', 'FOREVER'] as const;
export type CouponDuration = (typeof COUPON_DURATIONS)[number];

/** What decides whether a coupon applies, and to how much. */
export interface CouponFacts {
  code: string;
  discountType: DiscountType;
  /** Hundredths: of a percent for PERCENT, of a dollar for FIXED. */
  amountHundredths: number;
  tiers: readonly Tier[];
  startsAt: Date | null;
  endsAt: Date | null;
  maxRedemptions: number | null;
  maxPerCustomer: number | null;
  firstPurchaseOnly: boolean;
  duration: CouponDuration;
  durationMonths: number | null;
  isActive: boolean;
  reserved: number;
  used: number;
}

export interface CouponCustomer {
  /** How often this customer has used it. */
  uses: number;
  hasPurchased: boolean;
}

/** One sentence for wrong, expired and other-plan codes, so that guessing reveals nothing. */
export const COUPON_REFUSED = 'This coupon code is not valid for this plan';
export const COUPON_NOT_ON_TRIALS = 'Coupons cannot be used with a trial';
export const COUPON_NOT_ON_CHANGES = 'Coupons cannot be used for a change of plan';

/** Codes are compared trimmed and in upper case. */
export function couponCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Whether the coupon may be used by this customer for this plan at this moment. */
export function couponApplies(
  coupon: CouponFacts,
  choice: PlanChoice,
  customer: CouponCustomer,
  now: Date,
): boolean {
  const open =
    coupon.isActive &&
    (!coupon.startsAt || coupon.startsAt <= now) &&
    (!coupon.endsAt || now < coupon.endsAt);
  const left = coupon.maxRedemptions === null || coupon.reserved + coupon.used < coupon.maxRedemptions;
  const allowed = coupon.maxPerCustomer === null || customer.uses < coupon.maxPerCustomer;
  const first = !coupon.firstPurchaseOnly || !customer.hasPurchased;
  return open && left && allowed && first && !choice.withTrial && coupon.tiers.includes(choice.plan.tier);
}

/** A percent or dollar amount as typed, in hundredths: rounded half up, percents capped at 100 (product.txt section 5). */
export function hundredthsOf(discountType: DiscountType, amount: number): number {
  // By way of decimal text, because 8.115 * 100 is 811.4999…
  const hundredths = Math.round(Number((amount * 100).toFixed(6)));
  return discountType === 'PERCENT' ? Math.min(hundredths, 10_000) : hundredths;
}

/** The cents that a coupon takes off a price: percents rounded half up, never more than the price. */
export function discountCents(
  coupon: Pick<CouponFacts, 'discountType' | 'amountHundredths'>,
  price: number,
): number {
  if (coupon.discountType === 'FIXED') return Math.min(price, coupon.amountHundredths);
  return Math.min(price, divideHalfUp(price * Math.min(coupon.amountHundredths, 10_000), 10_000));
}

/** The discount as a line: 'SAVE20: 20% off'. */
export function discountText({ code, discountType, amountHundredths }: CouponFacts): string {
  const amount = discountType === 'PERCENT' ? `${amountHundredths / 100}%` : dollars(amountHundredths);
  return `${code}: ${amount} off`;
}

/** How many charges it discounts: null means all of them. */
export function discountedPeriods(coupon: Pick<CouponFacts, 'duration' | 'durationMonths'>): number | null {
  if (coupon.duration === 'FOREVER') return null;
  return coupon.duration === 'ONCE' ? 1 : (coupon.durationMonths ?? 1);
}

/** No column holds much more. */
const MOST_USES = 2_000_000_000;

/** What is wrong with a limit of so many uses, or null. */
export function usesProblem(uses: number): string | null {
  if (!(uses >= 1)) return 'The limit must be at least 1';
  return uses > MOST_USES ? `The limit must be at most ${thousands(MOST_USES)}` : null;
}

export interface CouponText {
  code: string;
  discountType: DiscountType;
  /** Percent or dollars, as typed. */
  discountAmount: number;
  plans: readonly Tier[];
  duration?: CouponDuration;
  durationMonths?: number | null;
  maxRedemptions?: number | null;
  maxPerCustomer?: number | null;
  startsAt?: Date | null;
  endsAt?: Date | null;
}

/** Problems of a new coupon (product.txt section 5), one sentence per field. */
export function couponProblems(coupon: CouponText): Partial<Record<keyof CouponText, string>> {
  const problems: Partial<Record<keyof CouponText, string>> = {};
  if (!/^[A-Z0-9_-]{3,40}$/.test(couponCode(coupon.code)))
    problems.code = 'Code must be 3 to 40 letters, digits, dashes or underscores';
  if (!Number.isFinite(coupon.discountAmount) || coupon.discountAmount < 0)
    problems.discountAmount = 'Discount amount must be at least 0';
  else if (coupon.discountType === 'FIXED' && coupon.discountAmount > 10_000)
    problems.discountAmount = 'Discount amount must be at most 10,000 dollars';
  if (!coupon.plans.length || coupon.plans.includes('FREE')) problems.plans = 'Choose at least one plan';
  if (
    coupon.duration === 'MONTHS' &&
    !((coupon.durationMonths ?? 0) >= 1 && (coupon.durationMonths ?? 0) <= 36)
  )
    problems.durationMonths = 'Months must be between 1 and 36';
  for (const field of ['maxRedemptions', 'maxPerCustomer'] as const) {
    const problem = coupon[field] == null ? null : usesProblem(coupon[field]);
    if (problem) problems[field] = problem;
  }
  if (coupon.startsAt && coupon.endsAt && coupon.endsAt <= coupon.startsAt)
    problems.endsAt = 'The end must be after the start';
  return problems;
}
