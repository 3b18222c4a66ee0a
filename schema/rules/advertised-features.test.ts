import { expect, test } from '@jest/globals';
import { advertisedFeatures } from './advertised-features.ts';
import { planOf } from './plans.ts';

test('with sample content the documented features are shown word for word', () => {
  expect(advertisedFeatures(planOf('VIP').features, true)).toEqual(planOf('VIP').features);
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
