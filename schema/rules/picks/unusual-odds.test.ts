import { expect, test } from '@jest/globals';
import { decimalOdds } from './odds.ts';
import { areUnusualOdds } from './unusual-odds.ts';

test.each([
  ['-110', false],
  ['+1000', false],
  ['-1000', false],
  ['+1001', true],
  ['-1005', true],
  ['-9000', true],
])('odds of %s are unusual: %s', (odds, unusual) => {
  expect(areUnusualOdds(decimalOdds(odds) ?? Number.NaN)).toBe(unusual);
});
