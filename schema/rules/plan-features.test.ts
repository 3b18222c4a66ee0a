import { expect, test } from '@jest/globals';
import { shownFeatures } from './plan-features.ts';
import { planOf } from './plans.ts';

test('with sample content the documented features are shown word for word', () => {
  expect(shownFeatures(planOf('VIP').features, true)).toEqual(planOf('VIP').features);
});

test('without it nothing is sold that does not exist', () => {
  expect(shownFeatures(planOf('VIP').features, false)).toEqual([
    'VIP-only picks',
    '2-hour early access',
    'Support by email',
  ]);
  expect(shownFeatures(planOf('PREMIUM').features, false)).toEqual([
    'Free Trial Picks',
    'Plus Package Picks',
    'Premium Package Picks',
    'Early Access to Picks',
    'Member Dashboard',
    'Support by email',
  ]);
});
