import { expect, test } from '@jest/globals';
import { amountProblem, centsOf } from './refund-amount.ts';

test.each<[string, number]>([
  ['20', 2_000],
  ['20.5', 2_050],
  [' $8.15 ', 815],
  ['0.07', 7],
])('%j are %i cents', (text, cents) => expect(centsOf(text)).toBe(cents));

test.each<[string, string | null]>([
  ['129.00', null],
  ['0', 'Amount must be above 0'],
  ['129.01', 'Amount must be at most $129.00'],
  ['', 'Amount must be dollars, such as 20 or 20.50'],
  ['-5', 'Amount must be dollars, such as 20 or 20.50'],
  ['1.234', 'Amount must be dollars, such as 20 or 20.50'],
  ['1e3', 'Amount must be dollars, such as 20 or 20.50'],
])('%j of $129.00: %s', (text, problem) => expect(amountProblem(text, 12_900)).toBe(problem));
