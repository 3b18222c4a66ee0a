import type { AdminCouponFragment, UpdateCouponInput } from '#frontend/generated/graphql.ts';
import { limitProblem } from '#schema/rules/money/coupon-codes.ts';
import { easternDay, easternTime } from '#schema/rules/time/eastern-time.ts';
import { couponInstant } from './coupon-form.ts';

/** As typed: New York wall time, and a whole number; empty for none. */
interface EditCouponForm {
  endsAt: string;
  maxRedemptions: string;
}

export function editFormOf({ endsAt, maxRedemptions }: AdminCouponFragment): EditCouponForm {
  const end = endsAt === null ? null : new Date(endsAt);
  return {
    endsAt: end ? `${easternDay(end)}T${easternTime(end)}` : '',
    maxRedemptions: maxRedemptions === null ? '' : String(maxRedemptions),
  };
}

export function editCouponProblems(
  { endsAt, maxRedemptions }: EditCouponForm,
  coupon: Pick<AdminCouponFragment, 'used' | 'reserved' | 'startsAt'>,
): Partial<Record<keyof EditCouponForm, string>> {
  const problems: Partial<Record<keyof EditCouponForm, string>> = {};
  const end = couponInstant(endsAt);
  if (endsAt && !end) problems.endsAt = 'Choose a day and a time';
  if (end && coupon.startsAt && end <= new Date(coupon.startsAt))
    problems.endsAt = 'The end must be after the start';
  const limit = limitProblem(coupon, limitOf(maxRedemptions));
  if (limit) problems.maxRedemptions = limit;
  return problems;
}

export function editCouponInput(id: string, form: EditCouponForm): UpdateCouponInput {
  return {
    id,
    endsAt: couponInstant(form.endsAt)?.toISOString() ?? null,
    maxRedemptions: limitOf(form.maxRedemptions),
  };
}

function limitOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}
