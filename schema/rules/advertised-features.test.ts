import { expect, test } from '@jest/globals';
import { advertisedFeatures, isUnproven } from './advertised-features.ts';
import { planOf } from './plans.ts';

test('with sample content the documented features are shown word for word', () => {
  expect(advertisedFeatures(planOf('VIP').features, true)).toEqual(planOf('VIP').features);
});

test('what this software does not provide is a sample, support around the clock too', () => {
  expect(planOf('VIP').features.filter(isUnproven)).toEqual([
    'Up to 2x more picks',
    'Line arbitrage scanner',
    '24/7 VIP support',
  ]);
});

test('without it nothing is sold that does not exist', () => {
  expect(advertisedFeatures(planOf('VIP').features, false)).toEqual([
    'VIP-only picks',
    '2-hour early access',
    'Support by email',
  ]);
  expect(advertisedFeatures(planOf('PREMIUM').features, false)).toEqual([
    'Free Trial Picks',
    'Plus Package Picks',
    'Premium Package Picks',
    'Early Access to Picks',
    'Member Dashboard',
    'Support by email',
  ]);
});
