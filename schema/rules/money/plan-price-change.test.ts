import { expect, test } from '@jest/globals';
import { PAID_TIERS } from '#schema/rules/access/tiers.ts';
import { type PlanPriceChange, priceBefore, priceChangeProblems } from './plan-price-change.ts';
import { FIRST_PRICES } from './plan-prices.ts';

const NOW = new Date('2031-11-20T17:00:00Z');
const LATER = new Date('2031-12-20T17:00:00Z');
const rows = [
  ...PAID_TIERS.map((tier, at) => ({
    id: at + 1,
    tier,
    months: 1,
    cents: FIRST_PRICES[tier],
    startsAt: new Date(0),
  })),
  { id: 4, tier: 'VIP' as const, months: 1, cents: 29_900, startsAt: LATER },
];
const change = (more: Partial<PlanPriceChange>): PlanPriceChange => ({
  tier: 'PLUS',
  months: 1,
  cents: 8_900,
  startsAt: null,
  ...more,
});

test.each<[string, Partial<PlanPriceChange>, string | null]>([
  ['a price from now on', {}, null],
  ['a price from a day on', { startsAt: LATER }, null],
  ['what it costs already', { cents: 7_900 }, 'The plan costs that already'],
  [
    'what it will cost by then',
    { tier: 'VIP', cents: 29_900, startsAt: LATER },
    'The plan costs that already',
  ],
  ['what it will cost later, but sooner', { tier: 'VIP', cents: 29_900 }, null],
  ['the price of today, in place of a planned one', { tier: 'VIP', cents: 24_900, startsAt: LATER }, null],
  ['too little', { cents: 99 }, 'The price must be between $1 and $10,000'],
  ['too much', { cents: 1_000_001 }, 'The price must be between $1 and $10,000'],
  ['half a cent', { cents: 8_900.5 }, 'The price must be between $1 and $10,000'],
  ['the past', { startsAt: new Date(NOW.getTime() - 1) }, 'The start must not be in the past'],
  ['too far ahead', { startsAt: new Date('2032-11-21T17:00:01Z') }, 'The start must be within a year'],
  ['a year at once', { months: 12 }, 'Plans are billed by the month'],
  ['the free plan', { tier: 'FREE' as never }, 'Choose a plan that costs something'],
])('%s', (_what, more, problem) => {
  expect(Object.values(priceChangeProblems(change(more), rows, NOW))).toEqual(problem ? [problem] : []);
});

test('what a plan costs without the change', () => {
  expect(priceBefore(change({ tier: 'VIP' }), rows, NOW)).toBe(24_900);
  expect(priceBefore(change({ tier: 'VIP', startsAt: LATER }), rows, NOW)).toBe(29_900);
});
