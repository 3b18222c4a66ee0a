export const DISCOUNT_TYPES = ['PERCENT', 'FIXED'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/** How many charges a coupon discounts: the first, a number of months, or all. */
export const COUPON_DURATIONS = ['ONCE', 'MONTHS', 'FOREVER'] as const;
export type CouponDuration = (typeof COUPON_DURATIONS)[number];
