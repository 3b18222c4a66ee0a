import { expect, test } from '@jest/globals';
import { agreedPlan } from './subscription-rows.ts';

test.each([
  ['bought at another price', { source: 'purchase', agreedCents: 6_900 }, 6_900],
  ['bought, but written without its price', { source: 'purchase', agreedCents: null }, 7_900],
  ['granted', { source: 'grant', agreedCents: null }, 0],
] as const)('a month of a plan that was %s', (_how, plan, cents) => {
  expect(agreedPlan({ tier: 'PLUS', ...plan }).monthlyCents).toBe(cents);
});
