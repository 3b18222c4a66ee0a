import { describe, expect, test } from '@jest/globals';
import { decimalDollars, divideHalfUp, dollars, priceText } from './money.ts';

test.each([
  [0, 1, 0],
  [1, 2, 1],
  [1, 3, 0],
  [2, 3, 1],
  [3, 2, 2],
  [5, 2, 3],
  [49, 100, 0],
  [50, 100, 1],
  [149, 100, 1],
  [150, 100, 2],
  // The largest that proration needs: a year's worth of seconds times the dearest plan.
  [24_900 * 31_622_400, 31_622_400, 24_900],
])('%i / %i is %i, halves up', (numerator, denominator, whole) =>
  expect(divideHalfUp(numerator, denominator)).toBe(whole),
);

test('agrees with exact integers for every cent and every denominator', () => {
  for (let denominator = 1; denominator <= 60; denominator += 1)
    for (let numerator = 0; numerator <= 500; numerator += 1) {
      const [n, d] = [BigInt(numerator), BigInt(denominator)];
      const remainderCounts = (n % d) * 2n >= d ? 1n : 0n;
      expect(BigInt(divideHalfUp(numerator, denominator))).toBe(n / d + remainderCounts);
    }
});

describe('cents as text', () => {
  test.each([
    [-50, '−$0.50', '-0.50'],
    [-124_900, '−$1,249.00', '-1249.00'],
    [0, '$0.00', '0.00'],
    [1, '$0.01', '0.01'],
    [7_900, '$79.00', '79.00'],
    [12_990, '$129.90', '129.90'],
    [123_456_789, '$1,234,567.89', '1234567.89'],
  ])('%i is %s for people and %s for the processor', (cents, people, processor) => {
    expect(dollars(cents)).toBe(people);
    expect(decimalDollars(cents)).toBe(processor);
  });

  test('people read it as the browser would write it, with a minus sign that voices say', () => {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    for (const cents of [-1, -99_999_901, 99_999, 100_000, 999_999_99, 100_000_000, ...Array(2_000).keys()])
      expect(dollars(cents)).toBe(format.format(cents / 100).replace('-', '−'));
  });

  test('every price up to a thousand dollars survives the way to the processor and back', () => {
    for (let cents = 0; cents <= 100_000; cents += 1) {
      const [whole = '', rest = ''] = decimalDollars(cents).split('.');
      expect(Number(whole) * 100 + Number(rest)).toBe(cents);
    }
  });
});

test.each([
  [12_900, '$129'],
  [263, '$2.63'],
  [430, '$4.30'],
  [0, '$0'],
  [124_900, '$1,249'],
])('%d cents are %s on a card', (cents, expected) => {
  expect(priceText(cents)).toBe(expected);
});
