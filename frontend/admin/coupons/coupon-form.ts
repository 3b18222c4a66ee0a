import type { AdminCouponFragment, CreateCouponInput } from '#frontend/generated/graphql.ts';
import { PAID_TIERS, type Tier } from '#schema/rules/access/tiers.ts';
import { type CouponText, couponCode, couponProblems } from '#schema/rules/money/coupons.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { planOf } from '#schema/rules/money/plans.ts';
import { easternInstant, isDay, isWallTime } from '#schema/rules/time/eastern-time.ts';

/** The form as typed: texts, also where the coupon has numbers and instants. */
export interface CouponForm {
  code: string;
  discountType: AdminCouponFragment['discountType'];
  /** Percent or dollars. */
  discountAmount: string;
  plans: Tier[];
  duration: AdminCouponFragment['duration'];
  durationMonths: string;
  /** New York wall time as `datetime-local` writes it; empty for none. */
  startsAt: string;
  endsAt: string;
  maxRedemptions: string;
  maxPerCustomer: string;
  firstPurchaseOnly: boolean;
}

type CouponFormProblems = Partial<Record<keyof CouponForm, string>>;

/** product.txt section 5 names plus and premium; vip is bought at checkout too. */
export const COUPON_PLANS = PAID_TIERS;
export const MAX_PERCENT = 100;

export function newCouponForm(): CouponForm {
  return {
    ...{ code: '', discountType: 'PERCENT', discountAmount: '', plans: [], duration: 'ONCE' },
    ...{ durationMonths: '3', startsAt: '', endsAt: '' },
    ...{ maxRedemptions: '', maxPerCustomer: '', firstPurchaseOnly: false },
  };
}

/** What is wrong, one sentence a field: the rules of schema/rules/money/coupons.ts and those of typed texts. */
export function couponFormProblems(form: CouponForm): CouponFormProblems {
  const problems: CouponFormProblems = couponProblems(couponOf(form));
  if (!form.discountAmount.trim()) problems.discountAmount = 'Discount amount is required';
  for (const field of ['maxRedemptions', 'maxPerCustomer'] as const)
    if (!isWhole(form[field])) problems[field] = 'The limit must be a whole number';
  for (const field of ['startsAt', 'endsAt'] as const)
    if (form[field] && !couponInstant(form[field])) problems[field] = 'Choose a day and a time';
  if (form.duration === 'MONTHS' && !isWhole(form.durationMonths))
    problems.durationMonths = 'Months must be a whole number';
  return problems;
}

/** A percent above 100 is 100 (product.txt section 5); anything else stays as it was typed. */
export function clampedAmount({ discountType, discountAmount }: CouponForm): string {
  return discountType === 'PERCENT' && Number(discountAmount) > MAX_PERCENT
    ? String(MAX_PERCENT)
    : discountAmount;
}

/** What a coupon that takes off everything makes each plan cost; null for any other. */
export function freePlansText(form: CouponForm): string | null {
  const isFree = form.discountType === 'PERCENT' && Number(form.discountAmount) >= MAX_PERCENT;
  if (!isFree || form.plans.length === 0) return null;
  const when = form.duration === 'FOREVER' ? 'now and at every later charge' : 'now';
  return form.plans.map((plan) => `${planOf(plan).name}: ${dollars(0)} ${when}`).join('. ');
}

/** The mutation's input: code in upper case, percents at most 100. */
export function couponInputOf(form: CouponForm): CreateCouponInput {
  const { startsAt, endsAt, ...coupon } = couponOf(form);
  return {
    ...coupon,
    plans: [...form.plans],
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    firstPurchaseOnly: form.firstPurchaseOnly,
  };
}

function couponOf(form: CouponForm): Required<CouponText> {
  const { discountType, plans, duration } = form;
  return {
    ...{ discountType, plans, duration, code: couponCode(form.code) },
    discountAmount: form.discountAmount.trim() ? Number(clampedAmount(form)) : Number.NaN,
    durationMonths: duration === 'MONTHS' ? Number(form.durationMonths) : null,
    maxRedemptions: numberOf(form.maxRedemptions),
    maxPerCustomer: numberOf(form.maxPerCustomer),
    startsAt: couponInstant(form.startsAt),
    endsAt: couponInstant(form.endsAt),
  };
}

function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

function isWhole(text: string): boolean {
  return text.trim() === '' || Number.isInteger(Number(text));
}

/** The moment of a New York wall time as `datetime-local` writes it; null when it is none. */
export function couponInstant(local: string): Date | null {
  const [day = '', time = ''] = local.split('T');
  const minutes = time.slice(0, 5);
  return isDay(day) && isWallTime(minutes) ? easternInstant(day, minutes) : null;
}
