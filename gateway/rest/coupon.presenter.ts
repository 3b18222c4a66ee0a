import { z } from 'zod';
import { COUPON_DURATIONS, DISCOUNT_TYPES } from '#schema/rules/money/coupons.ts';
import type { CouponFieldsFragment } from './generated/operations.ts';
import { instant, lower, lowerTier, lowerTiers } from './legacy-values.ts';

export const discountTypes = z.enum(DISCOUNT_TYPES.map(lower));
export const durations = z.enum(COUPON_DURATIONS.map(lower));

export const couponShape = z
  .object({
    id: z.string(),
    code: z.string(),
    discountAmount: z.number().describe('Percent or US dollars, as `discountType` says.'),
    discountType: discountTypes,
    plans: z.array(lowerTiers),
    isActive: z.boolean(),
    createdAt: instant,
    startsAt: instant.nullable(),
    endsAt: instant.nullable(),
    maxRedemptions: z.number().nullable(),
    maxPerCustomer: z.number().nullable(),
    firstPurchaseOnly: z.boolean(),
    duration: durations,
    durationMonths: z.number().nullable(),
    reserved: z.number(),
    used: z.number(),
  })
  .meta({ id: 'Coupon', description: 'A discount code, as admins see it.' });

export function presentCoupon({
  discountType,
  plans,
  duration,
  ...coupon
}: CouponFieldsFragment): z.input<typeof couponShape> {
  return {
    ...coupon,
    discountType: lower(discountType),
    plans: plans.map(lowerTier),
    duration: lower(duration),
  };
}
