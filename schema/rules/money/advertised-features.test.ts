import { expect, test } from '@jest/globals';
import { planContents } from './advertised-features.ts';
import { PLANS } from './plans.ts';

test('VIP lists only what Premium does not have', () => {
  expect(planContents('VIP', null)).toEqual({
    everythingIn: 'PREMIUM',
    included: ['VIP-only picks', '2-hour early access'],
    examples: ['Up to 2x more picks', 'Line arbitrage scanner', '24/7 VIP support'],
  });
});

const WEEK = { books: 8, found: 23, days: 7 };

test('the scanner is part of VIP once it has counted a week at full pace, with what it found', () => {
  const { included, examples } = planContents('VIP', WEEK);
  expect(included).toContain('Line arbitrage scanner: 23 found last week');
  expect(examples).toEqual(['Up to 2x more picks', '24/7 VIP support']);
});

test.each([
  ['six days of it', { ...WEEK, days: 6 }],
  ['a week without a find', { ...WEEK, found: 0 }],
])('the scanner stays an example after %s', (_name, counted) => {
  expect(planContents('VIP', counted)).toEqual(planContents('VIP', null));
});

test('what this software does not provide is an example, support around the clock too', () => {
  expect(planContents('PREMIUM', null)).toEqual({
    everythingIn: null,
    included: [
      'Free Trial Picks',
      'Plus Package Picks',
      'Premium Package Picks',
      'Early Access to Picks',
      'Member Dashboard',
      'Support by email',
    ],
    examples: ['Up to 3x more picks', 'Win Rate Guarantee', '24/7 Priority Support'],
  });
});

test.each(PLANS)('no documented feature of $name is lost', ({ tier, features }) => {
  const { included, examples } = planContents(tier, null);
  const listed = [...included, ...examples];
  expect(features.filter((feature) => !listed.includes(feature))).toEqual([]);
});
