import { describe, expect, test } from '@jest/globals';
import { choice, coupon } from '#schema/testing/samples.ts';
import {
  type CouponFacts,
  type CouponText,
  couponApplies,
  couponCode,
  couponProblems,
  discountCents,
  discountedPeriods,
  discountText,
  hundredthsOf,
} from './coupons.ts';

const NOW = new Date('2031-11-20T17:00:00Z');

describe('the cents that it takes off (product.txt section 9)', () => {
  test.each([
    ['20 % of 79', 'PERCENT', 2_000, 7_900, 1_580],
    ['33.33 % of 79, half up', 'PERCENT', 3_333, 7_900, 2_633],
    ['12.5 % of 129, a half cent goes up', 'PERCENT', 1_250, 12_900, 1_613],
    ['0.01 % of 79', 'PERCENT', 1, 7_900, 1],
    ['0 %', 'PERCENT', 0, 7_900, 0],
    ['100 %', 'PERCENT', 10_000, 24_900, 24_900],
    ['more than 100 % counts as 100', 'PERCENT', 25_000, 12_900, 12_900],
    ['$19.99 of 79', 'FIXED', 1_999, 7_900, 1_999],
    ['$79 of 79', 'FIXED', 7_900, 7_900, 7_900],
    ['$200 of 79: never below zero', 'FIXED', 20_000, 7_900, 7_900],
    ['$0', 'FIXED', 0, 7_900, 0],
  ] as const)('%s', (_what, discountType, amountHundredths, price, cents) =>
    expect(discountCents({ discountType, amountHundredths }, price)).toBe(cents),
  );

  test('every percent of every plan is half up, and never more than the price', () => {
    for (const price of [7_900, 12_900, 24_900])
      for (let hundredths = 0; hundredths <= 10_000; hundredths += 1) {
        const exact = BigInt(price) * BigInt(hundredths);
        const expected = exact / 10_000n + (exact % 10_000n >= 5_000n ? 1n : 0n);
        expect(discountCents({ discountType: 'PERCENT', amountHundredths: hundredths }, price)).toBe(
          Number(expected),
        );
      }
  });
});

describe('whether it applies', () => {
  const customer = { uses: 0, hasPurchased: false };
  const later = new Date(NOW.getTime() + 1);
  test.each<[string, Partial<CouponFacts>, Partial<typeof customer>, string, boolean]>([
    ['as it is', {}, {}, 'plus', true],
    ['not active', { isActive: false }, {}, 'plus', false],
    ['from this instant on', { startsAt: NOW }, {}, 'plus', true],
    ['not before it starts', { startsAt: later }, {}, 'plus', false],
    ['until it ends', { endsAt: later }, {}, 'plus', true],
    ['not from its end on', { endsAt: NOW }, {}, 'plus', false],
    ['while the limit has room', { maxRedemptions: 10, used: 4, reserved: 5 }, {}, 'plus', true],
    ['not when used and reserved fill it', { maxRedemptions: 10, used: 5, reserved: 5 }, {}, 'plus', false],
    ['while the customer may', { maxPerCustomer: 2 }, { uses: 1 }, 'plus', true],
    ['not when the customer used it up', { maxPerCustomer: 2 }, { uses: 2 }, 'plus', false],
    ['to a first purchase', { firstPurchaseOnly: true }, {}, 'plus', true],
    ['not to a later one', { firstPurchaseOnly: true }, { hasPurchased: true }, 'plus', false],
    ['to one of its plans', {}, {}, 'premium', true],
    ['not to another plan', {}, {}, 'vip', false],
    ['to vip when it says so', { tiers: ['VIP'] }, {}, 'vip', true],
    ['never to a trial', {}, {}, 'plus_with_trial', false],
  ])('%s', (_what, changes, uses, plan, applies) =>
    expect(couponApplies(coupon(changes), choice(plan), { ...customer, ...uses }, NOW)).toBe(applies),
  );
});

test.each([
  ['ONCE', null, 1],
  ['MONTHS', 3, 3],
  ['MONTHS', null, 1],
  ['FOREVER', null, null],
] as const)('%s with %s months discounts %s charges', (duration, durationMonths, charges) =>
  expect(discountedPeriods({ duration, durationMonths })).toBe(charges),
);

test('how it reads', () => {
  expect(couponCode('  save20 ')).toBe('SAVE20');
  expect(discountText(coupon())).toBe('SAVE20: 20% off');
  expect(discountText(coupon({ amountHundredths: 1_250 }))).toBe('SAVE20: 12.5% off');
  expect(discountText(coupon({ discountType: 'FIXED', amountHundredths: 1_999 }))).toBe('SAVE20: $19.99 off');
});

test.each([
  ['PERCENT', 20, 2_000],
  ['PERCENT', 100, 10_000],
  ['PERCENT', 100.01, 10_000],
  ['PERCENT', 1_000_000, 10_000],
  ['PERCENT', 8.115, 812],
  ['PERCENT', 33.333, 3_333],
  ['FIXED', 250, 25_000],
  ['FIXED', 19.99, 1_999],
  ['FIXED', 0, 0],
  ['FIXED', 1e-7, 0],
] as const)('%s %d typed is %i hundredths', (discountType, amount, hundredths) =>
  expect(hundredthsOf(discountType, amount)).toBe(hundredths),
);

describe('what is wrong with a coupon as typed', () => {
  const fine: CouponText = { code: 'save-20', discountAmount: 20, discountType: 'PERCENT', plans: ['PLUS'] };
  test.each<[string, Partial<CouponText>]>([
    ['the least', {}],
    ['a percent above 100, which is clamped', { discountAmount: 250 }],
    ['nothing off', { discountAmount: 0 }],
    ['all paid plans', { plans: ['PLUS', 'PREMIUM', 'VIP'] }],
    ['months', { duration: 'MONTHS', durationMonths: 36 }],
    ['a window', { startsAt: NOW, endsAt: new Date(NOW.getTime() + 1) }],
    ['limits', { maxRedemptions: 1, maxPerCustomer: 1 }],
  ])('nothing: %s', (_what, changes) => expect(couponProblems({ ...fine, ...changes })).toEqual({}));

  test.each<[Partial<CouponText>, Partial<Record<keyof CouponText, string>>]>([
    [{ code: ' ' }, { code: 'Code must be 3 to 40 letters, digits, dashes or underscores' }],
    [{ code: 'SAVE 20' }, { code: 'Code must be 3 to 40 letters, digits, dashes or underscores' }],
    [{ discountAmount: -0.01 }, { discountAmount: 'Discount amount must be at least 0' }],
    [{ discountAmount: Number.NaN }, { discountAmount: 'Discount amount must be at least 0' }],
    [
      { discountType: 'FIXED', discountAmount: 10_000.01 },
      { discountAmount: 'Discount amount must be at most 10,000 dollars' },
    ],
    [{ plans: [] }, { plans: 'Choose at least one plan' }],
    [{ plans: ['FREE', 'PLUS'] }, { plans: 'Choose at least one plan' }],
    [{ duration: 'MONTHS' }, { durationMonths: 'Months must be between 1 and 36' }],
    [{ duration: 'MONTHS', durationMonths: 37 }, { durationMonths: 'Months must be between 1 and 36' }],
    [{ maxRedemptions: 0 }, { maxRedemptions: 'The limit must be at least 1' }],
    [{ maxRedemptions: 1e20 }, { maxRedemptions: 'The limit must be at most 2,000,000,000' }],
    [{ maxPerCustomer: -1 }, { maxPerCustomer: 'The limit must be at least 1' }],
    [{ startsAt: NOW, endsAt: NOW }, { endsAt: 'The end must be after the start' }],
  ])('%j', (changes, problems) => expect(couponProblems({ ...fine, ...changes })).toEqual(problems));
});
