import { describe, expect, test } from '@jest/globals';
import { type Tier } from '#schema/rules/access/tiers.ts';
import { coupon, priced } from '#schema/testing/samples.ts';
import type { CouponFacts } from './coupons.ts';
import { type CurrentPlan, type QuoteLine, quoteChange } from './quote.ts';

const START = new Date('2031-11-01T12:00:00Z');
const END = new Date('2031-12-01T12:00:00Z');
const HALF = new Date('2031-11-16T12:00:00Z');
/** Thirty days. */
const PERIOD = { startsAt: START, endsAt: END };

describe('an upgrade at half of the period deducts what was paid, not the list price', () => {
  test.each<[string, Tier, number, CouponFacts | null, Tier, number]>([
    ['a month that a coupon made free', 'PLUS', 0, null, 'VIP', 12_450],
    ['a month at 20 % off', 'PLUS', 6_320, null, 'PREMIUM', 3_290],
    [
      'a discount that goes on for the new plan too',
      'PLUS',
      6_320,
      coupon({ duration: 'FOREVER' }),
      'PREMIUM',
      2_000,
    ],
    [
      'a discount that goes on, but not for the new plan',
      'PLUS',
      6_320,
      coupon({ duration: 'FOREVER' }),
      'VIP',
      9_290,
    ],
    [
      'a discount larger than the difference',
      'PREMIUM',
      12_900,
      coupon({ duration: 'FOREVER', tiers: ['VIP'], amountHundredths: 9_000 }),
      'VIP',
      0,
    ],
  ])('%s', (_what, tier, paidMonthCents, lasting, to, cents) => {
    const { monthlyCents: agreedCents } = priced(tier);
    const current = { tier, agreedCents, inTrial: false, period: PERIOD, coupon: lasting, paidMonthCents };
    expect(quoteChange(current, priced(to), HALF).totalCents).toBe(cents);
  });
});

describe('an upgrade shows how its amount comes about', () => {
  test.each<[string, number, QuoteLine[]]>([
    [
      'a month at its full price',
      12_900,
      [
        { description: 'VIP Plan, prorated to Dec 1, 2031', cents: 12_450 },
        { description: 'Credit for Premium', cents: -6_450 },
      ],
    ],
    [
      'a month with a discount',
      10_320,
      [
        { description: 'VIP Plan, prorated to Dec 1, 2031', cents: 12_450 },
        { description: 'Credit for Premium, as paid', cents: -5_160 },
      ],
    ],
    ['a month that cost nothing', 0, [{ description: 'VIP Plan, prorated to Dec 1, 2031', cents: 12_450 }]],
  ])('%s', (_what, paidMonthCents, lines) => {
    const current: CurrentPlan = {
      ...{ tier: 'PREMIUM', agreedCents: 12_900, inTrial: false },
      ...{ period: PERIOD, coupon: null, paidMonthCents },
    };
    expect(quoteChange(current, priced('VIP'), HALF).lines).toEqual(lines);
  });
});
