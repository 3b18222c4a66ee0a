import { expect, test } from '@jest/globals';
import { decimalOdds } from '#schema/rules/picks/odds.ts';
import { changeOfPrice } from './price-change.ts';

const decimal = (american: string) => Number(decimalOdds(american));

test.each([
  ['-145', '-142', true, '3'],
  ['-142', '-145', false, '3'],
  ['+120', '+125', true, '5'],
  // Over even money there is no jump of 200.
  ['-105', '+105', true, '10'],
  ['+102', '-102', false, '4'],
])('%s is %s now', (was, now, isBetter, by) =>
  expect(changeOfPrice(decimal(was), decimal(now), 'AMERICAN')).toEqual({ isBetter, by }),
);

test('the same price is no change, and decimals and fractions are said in their own way', () => {
  expect(changeOfPrice(1.91, 1.91, 'AMERICAN')).toBeNull();
  expect(changeOfPrice(1.9, 1.95, 'DECIMAL')).toEqual({ isBetter: true, by: '0.05' });
  expect(changeOfPrice(1.9, 1.95, 'FRACTIONAL')).toEqual({ isBetter: true, by: '' });
});
