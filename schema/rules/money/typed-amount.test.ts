import { expect, test } from '@jest/globals';
import { typedCents } from './typed-amount.ts';

test.each([
  ['129', 12_900],
  ['129.00', 12_900],
  ['$129', 12_900],
  [' $ 129.50 ', 12_950],
  ['1,290.05', 129_005],
  ['$1290', 129_000],
  ['0.05', 5],
  ['129.5', null],
  ['12,90', null],
  ['-129', null],
  ['$', null],
  ['129 USD', null],
  ['12345678', null],
])('%j is %j cents', (text, cents) => {
  expect(typedCents(text)).toBe(cents);
});
