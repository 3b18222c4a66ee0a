import { expect, test } from '@jest/globals';
import { LEAGUES } from './leagues.ts';
import { flaggedResult, marketLabel, PICK_RESULTS, type PickResult, toggledResult } from './pick-values.ts';

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

test('the documented flag makes a winner, takes a win back, and leaves a loss a loss', () => {
  const flagged = (isWinner: boolean) => PICK_RESULTS.map((result) => flaggedResult(result, isWinner));
  expect(flagged(true)).toEqual(['WIN', 'WIN', 'WIN', 'WIN', 'WIN']);
  expect(flagged(false)).toEqual(['PENDING', 'PENDING', 'LOSS', 'PUSH', 'VOID']);
});

test('a spread is a run line in baseball and a puck line in hockey, other markets are called the same everywhere', () => {
  const names = LEAGUES.map((league) => [league, marketLabel('SPREAD', league)]);
  expect(Object.fromEntries(names)).toEqual({
    ...{ NFL: 'Spread', NCAAF: 'Spread', NBA: 'Spread', NCAAB: 'Spread', MLB: 'Run line', NHL: 'Puck line' },
  });
  expect(marketLabel('SPREAD')).toBe('Spread');
  expect(LEAGUES.map((league) => marketLabel('TOTAL', league))).toEqual(LEAGUES.map(() => 'Total'));
});
