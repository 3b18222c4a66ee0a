import { expect, test } from '@jest/globals';
import { LEAGUES } from './leagues.ts';
import { marketLabel } from './market-label.ts';

test('a spread is a run line in baseball and a puck line in hockey, other markets are called the same everywhere', () => {
  const names = LEAGUES.map((league) => [league, marketLabel('SPREAD', league)]);
  expect(Object.fromEntries(names)).toEqual({
    ...{ NFL: 'Spread', NCAAF: 'Spread', NBA: 'Spread', NCAAB: 'Spread', MLB: 'Run line', NHL: 'Puck line' },
  });
  expect(marketLabel('SPREAD')).toBe('Spread');
  expect(LEAGUES.map((league) => marketLabel('TOTAL', league))).toEqual(LEAGUES.map(() => 'Total'));
});
