import { describe, expect, test } from '@jest/globals';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { PRICES, priced } from '#schema/testing/samples.ts';
import {
  conversionValue,
  type PlanPrice,
  perDayCents,
  priceHistory,
  pricesAt,
  publishedPlan,
} from './plan-prices.ts';
import { priceTexts } from './price-texts.ts';

test.each<[Tier, string, number, number]>([
  ['FREE', 'Free', 0, 0],
  ['PLUS', 'Plus', 7_900, 263],
  ['PREMIUM', 'Premium', 12_900, 430],
  ['VIP', 'VIP', 24_900, 830],
])('%s is %s: %i a month, %i a day, and nothing was asked before', (tier, name, monthly, daily) => {
  const plan = priced(tier);
  expect(plan).toMatchObject({ name, monthlyCents: monthly, earlierCents: null });
  expect(perDayCents(plan)).toBe(daily);
  expect(publishedPlan(plan).originalPriceCents).toBe(monthly);
});

test('a conversion is worth what product.txt section 7 says', () => {
  expect((['PLUS', 'PREMIUM', 'VIP'] as const).map((tier) => conversionValue(tier, PRICES))).toEqual([
    79, 129, 129,
  ]);
});

const rows = (...later: [startsAt: string, cents: number][]): PlanPrice[] => [
  { id: 1, tier: 'PLUS', months: 1, cents: 7_900, startsAt: new Date(0) },
  { id: 2, tier: 'PREMIUM', months: 1, cents: 12_900, startsAt: new Date(0) },
  { id: 3, tier: 'VIP', months: 1, cents: 24_900, startsAt: new Date(0) },
  ...later.map(([startsAt, cents], at) => ({
    id: 4 + at,
    tier: 'PLUS' as const,
    months: 1,
    cents,
    startsAt: new Date(startsAt),
  })),
];

const NEW_YEAR = new Date('2032-01-01T05:00Z');

describe('what a plan costs at a moment', () => {
  const raised = rows(
    ['2031-12-01T05:00Z', 8_900],
    ['2032-03-01T05:00Z', 6_900],
    ['2032-03-10T05:00Z', 6_500],
  );
  test.each([
    ['before a price starts, the one before', '2031-12-01T04:59:59.999Z', 7_900, null],
    ['from its first moment on, the new one', '2031-12-01T05:00Z', 8_900, null],
    ['a lower one beside the one that was asked', '2032-03-01T05:00Z', 6_900, 8_900],
    ['an even lower one, beside none: nine days are too few', '2032-03-10T05:00Z', 6_500, null],
  ])('%s', (_what, now, monthlyCents, earlierCents) => {
    const prices = pricesAt(raised, new Date(now));
    expect(prices.PLUS).toEqual({ monthlyCents, earlierCents });
    expect(prices.VIP).toEqual(PRICES.VIP);
  });

  test('a price that has come down is news for ninety days', () => {
    const lower = rows(['2032-03-01T05:00Z', 6_900]);
    const earlierOn = (now: string) => pricesAt(lower, new Date(now)).PLUS.earlierCents;
    expect([earlierOn('2032-05-30T04:59Z'), earlierOn('2032-05-30T05:00Z')]).toEqual([7_900, null]);
  });

  test('of two that start at once the later row counts, and one that changes nothing is no change', () => {
    const twice = rows(
      ['2032-03-01T05:00Z', 6_900],
      ['2032-03-01T05:00Z', 7_900],
      ['2032-04-01T04:00Z', 9_900],
    );
    expect(priceHistory(twice, 'PLUS').map(({ id }) => id)).toEqual([1, 6]);
    expect(pricesAt(twice, new Date('2032-03-02T05:00Z')).PLUS).toEqual({
      monthlyCents: 7_900,
      earlierCents: null,
    });
  });

  test('rows without a price of a plan are refused', () => {
    expect(() => pricesAt(rows().slice(1), NEW_YEAR)).toThrow('The PLUS plan has no price');
  });
});

test('what pages say of a price', () => {
  const texts = priceTexts({ ...PRICES, PLUS: { monthlyCents: 6_950, earlierCents: 7_900 } });
  expect(texts.PLUS).toEqual({
    month: '$69.50',
    exactMonth: '$69.50',
    day: '$2.32',
    earlier: '$79',
    saved: '$9.50',
  });
  expect(texts.VIP).toEqual({
    month: '$249',
    exactMonth: '$249.00',
    day: '$8.30',
    earlier: null,
    saved: null,
  });
});
