import { expect, test } from '@jest/globals';
import { stakeTotal } from './stake-total.ts';

test.each([
  ['1', 1],
  ['1000', 1000],
  [' $1,000.00 ', 1000],
  ['1,000,000', 1_000_000],
  ['', null],
  ['0', null],
  ['-100', null],
  ['100.50', null],
  ['$1,000.50', null],
  ['1,5', null],
  ['1e9', null],
  ['0x10', null],
  ['1000001', null],
  ['7'.repeat(50), null],
  ['a hundred', null],
])('%j is %j', (typed, dollars) => expect(stakeTotal(typed)).toBe(dollars));
