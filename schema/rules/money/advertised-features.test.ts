import { expect, test } from '@jest/globals';
import { planContents } from './advertised-features.ts';
import { PLANS } from './plans.ts';

test('VIP lists only what Premium does not have', () => {
  expect(planContents('VIP')).toEqual({
    everythingIn: 'PREMIUM',
    included: ['VIP-only picks', '2-hour early access'],
    examples: ['Up to 2x more picks', 'Line arbitrage scanner', '24/7 VIP support'],
  });
});

test('what this software does not provide is an example, support around the clock too', () => {
  expect(planContents('PREMIUM')).toEqual({
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
  const { included, examples } = planContents(tier);
  const listed = [...included, ...examples];
  expect(features.filter((feature) => !listed.includes(feature))).toEqual([]);
});
