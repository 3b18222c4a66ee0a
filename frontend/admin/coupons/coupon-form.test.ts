import { describe, expect, test } from '@jest/globals';
import {
  type CouponForm,
  clampedAmount,
  couponFormProblems,
  couponInputOf,
  newCouponForm,
} from './coupon-form.ts';

const filled = (given: Partial<CouponForm> = {}): CouponForm => ({
  ...newCouponForm(),
  ...{ code: 'save20', discountAmount: '20', plans: ['PLUS', 'PREMIUM'], ...given },
});

test('what is sent: the code in upper case, times of New York as instants, what is empty as nothing', () => {
  const window = { startsAt: '2026-11-20T09:00', endsAt: '2026-12-01T00:00' };
  expect(couponInputOf(filled({ ...window, maxRedemptions: '100' }))).toEqual({
    code: 'SAVE20',
    discountType: 'PERCENT',
    discountAmount: 20,
    plans: ['PLUS', 'PREMIUM'],
    startsAt: '2026-11-20T14:00:00.000Z',
    endsAt: '2026-12-01T05:00:00.000Z',
    maxRedemptions: 100,
    maxPerCustomer: null,
    firstPurchaseOnly: false,
    duration: 'ONCE',
    durationMonths: null,
  });
  expect(couponInputOf(filled({ duration: 'MONTHS' })).durationMonths).toBe(3);
});

test('a percent is at most 100, dollars may be more', () => {
  const over = filled({ discountAmount: '150' });
  expect(clampedAmount(over)).toBe('100');
  expect(couponInputOf(over).discountAmount).toBe(100);
  expect(couponInputOf({ ...over, discountType: 'FIXED' }).discountAmount).toBe(150);
});

describe('what is wrong', () => {
  test('nothing, when it is filled', () => expect(couponFormProblems(filled())).toEqual({}));

  test.each<[Partial<CouponForm>, CouponFormProblemsOf]>([
    [{ code: 'a b' }, { code: 'Code must be 3 to 40 letters, digits, dashes or underscores' }],
    [{ discountAmount: ' ' }, { discountAmount: 'Discount amount is required' }],
    [{ discountAmount: '-1' }, { discountAmount: 'Discount amount must be at least 0' }],
    [{ discountAmount: 'ten' }, { discountAmount: 'Discount amount must be at least 0' }],
    [{ plans: [] }, { plans: 'Choose at least one plan' }],
    [{ maxRedemptions: '0' }, { maxRedemptions: 'The limit must be at least 1' }],
    [{ maxPerCustomer: '1.5' }, { maxPerCustomer: 'The limit must be a whole number' }],
    [{ duration: 'MONTHS', durationMonths: '37' }, { durationMonths: 'Months must be between 1 and 36' }],
    [
      { startsAt: '2026-12-01T00:00', endsAt: '2026-12-01T00:00' },
      { endsAt: 'The end must be after the start' },
    ],
  ])('%j', (given, problems) => expect(couponFormProblems(filled(given))).toEqual(problems));
});

type CouponFormProblemsOf = ReturnType<typeof couponFormProblems>;
