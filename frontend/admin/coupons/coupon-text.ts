import type { AdminCouponFragment } from '#frontend/generated/graphql.ts';
import type { TagTone } from '#frontend/ui/Tag.tsx';
import { priceText } from '#schema/rules/money/money.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';

/** '20% off' or '$15 off'. */
export function couponDiscountText({
  discountType,
  discountAmount,
}: Pick<AdminCouponFragment, 'discountType' | 'discountAmount'>): string {
  const amount =
    discountType === 'PERCENT' ? `${discountAmount}%` : priceText(Math.round(discountAmount * 100));
  return `${amount} off`;
}

/** Which charges it discounts. */
export function durationText({ duration, durationMonths }: AdminCouponFragment): string {
  if (duration === 'FOREVER') return 'Every charge';
  return duration === 'ONCE' || durationMonths === 1 ? 'First charge' : `First ${durationMonths} charges`;
}

/** How often it was used, and how often it may be: '3 of 100'. */
export function usesText({ used, maxRedemptions }: AdminCouponFragment): string {
  return maxRedemptions === null ? String(used) : `${used} of ${maxRedemptions}`;
}

/** Who may use it, where not everyone may. */
export function couponLimitText({ maxPerCustomer, firstPurchaseOnly }: AdminCouponFragment): string {
  const each =
    maxPerCustomer === null ? null : maxPerCustomer === 1 ? 'once each' : `${maxPerCustomer} times each`;
  return [firstPurchaseOnly && 'first purchase', each].filter(Boolean).join(', ');
}

/** When it can be used: 'No end', 'Until Nov 30, 2026, 11:59 PM ET'. */
export function validText({ startsAt, endsAt }: Pick<AdminCouponFragment, 'startsAt' | 'endsAt'>): string {
  if (!startsAt) return endsAt ? `Until ${momentText(endsAt)}` : 'No end';
  return `${momentText(startsAt)} ${endsAt ? `to ${momentText(endsAt)}` : 'on, no end'}`;
}

/** The status of a coupon, as a badge. */
export function couponState(coupon: AdminCouponFragment, now: Date): { label: string; tone: TagTone } {
  const { isActive, startsAt, endsAt, maxRedemptions, reserved, used } = coupon;
  if (!isActive) return { label: 'Off', tone: 'plain' };
  if (endsAt && new Date(endsAt) <= now) return { label: 'Over', tone: 'plain' };
  if (maxRedemptions !== null && used + reserved >= maxRedemptions)
    return { label: 'Used up', tone: 'plain' };
  if (startsAt && new Date(startsAt) > now) return { label: 'Upcoming', tone: 'accent' };
  return { label: 'Active', tone: 'win' };
}

function momentText(instant: string): string {
  return shownPlainMoment(new Date(instant));
}
