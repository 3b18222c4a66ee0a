import { describe, expect, test } from '@jest/globals';
import { wilson } from './interval.ts';
import { normalTail } from './normal.ts';

/** Newcombe: Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998), table I. */
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])("Wilson's interval of %d in %d is %d to %d, as published", (hits, n, low, high) => {
  const found = wilson(hits, n);
  expect([found?.low.toFixed(4), found?.high.toFixed(4)]).toEqual([low.toFixed(4), high.toFixed(4)]);
});

test('nothing is said of no picks, and never less than none or more than all', () => {
  expect(wilson(0, 0)).toBeNull();
  expect(wilson(10, 10)).toEqual({ low: 0.72246, high: 1 });
});

/** Abramowitz and Stegun, Handbook of Mathematical Functions (1964), tables 26.1 and 26.2. */
describe('the normal tail', () => {
  test.each([
    [0, 0.5],
    [1, 0.158655253931457],
    [1.645, 0.049984905539121],
    [1.96, 0.0249978951482204],
    [2.5, 0.00620966532577614],
    [3, 0.00134989803163009],
    [5, 2.86651571879194e-7],
    [10, 7.61985302416053e-24],
    [-1, 0.841344746068543],
  ])('beyond %d', (z, p) => expect(Math.abs(normalTail(z) / p - 1)).toBeLessThan(1e-12));

  test('falls without a step where the two ways of computing meet', () =>
    expect(normalTail(2.5 - 1e-9) - normalTail(2.5 + 1e-9)).toBeCloseTo(2e-9 * 0.0175283, 13));
});
