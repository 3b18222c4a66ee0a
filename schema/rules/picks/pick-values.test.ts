import { expect, test } from '@jest/globals';
import { flaggedResult, PICK_RESULTS, type PickResult, replacedGrade, toggledResult } from './pick-values.ts';

test('the documented toggle maps WIN and PENDING to each other and makes anything else a winner', () => {
  const toggled: Record<PickResult, PickResult> = {
    PENDING: 'WIN',
    WIN: 'PENDING',
    LOSS: 'WIN',
    PUSH: 'WIN',
    VOID: 'WIN',
  };
  expect(Object.fromEntries(PICK_RESULTS.map((result) => [result, toggledResult(result)]))).toEqual(toggled);
});

test.each<[PickResult[], PickResult | undefined]>([
  [['LOSS'], undefined],
  [['PENDING', 'WIN'], undefined],
  [['LOSS', 'WIN'], 'LOSS'],
  [['LOSS', 'PENDING', 'WIN'], 'LOSS'],
  [['WIN', 'PENDING'], 'WIN'],
])('of the grades %j the last one replaced %s', (results, replaced) => {
  expect(replacedGrade(results.map((result) => ({ result })))?.result).toBe(replaced);
});

test('the documented flag makes a winner, takes a win back, and leaves a loss a loss', () => {
  const flagged = (isWinner: boolean) => PICK_RESULTS.map((result) => flaggedResult(result, isWinner));
  expect(flagged(true)).toEqual(['WIN', 'WIN', 'WIN', 'WIN', 'WIN']);
  expect(flagged(false)).toEqual(['PENDING', 'PENDING', 'LOSS', 'PUSH', 'VOID']);
});
