import { expect, test } from '@jest/globals';
import { gameSides, sidesByName } from './game-sides.ts';
import { quotedSide, sidePrice } from './picked-quote.ts';
import type { Quote } from './quotes.ts';

const TEAMS = { teamOne: 'Los Angeles Lakers', teamTwo: 'Boston Celtics' };

test.each([
  ['SPREAD', 'Lakers +3.5', false, { market: 'SPREAD', side: 'ONE' }],
  ['SPREAD', 'Lakers +3.5', true, { market: 'SPREAD', side: 'TWO' }],
  ['MONEYLINE', 'Celtics moneyline', false, { market: 'MONEYLINE', side: 'TWO' }],
  ['TOTAL', 'Over 221.5', true, { market: 'TOTAL', side: 'ONE' }],
  ['TOTAL', 'Under 221.5', false, { market: 'TOTAL', side: 'TWO' }],
  ['PROP', 'Celtics team total over 110.5', false, null],
  ['SPREAD', 'The dog', false, null],
] as const)('%s %s, home team first %s', (market, pick, reversed, side) => {
  expect(quotedSide({ ...TEAMS, market, pick, line: null, reversed })).toEqual(side);
});

const quote = (market: Quote['market'], line: number | null): Quote => ({
  ...{ book: 'A', market, line, one: 1.9, two: 1.95, draw: null },
});

test.each([
  ['SPREAD', -3.5, 'ONE', { line: -3.5, odds: 1.9, oddsOther: 1.95 }],
  ['SPREAD', -3.5, 'TWO', { line: 3.5, odds: 1.95, oddsOther: 1.9 }],
  ['SPREAD', 0, 'TWO', { line: 0, odds: 1.95, oddsOther: 1.9 }],
  ['TOTAL', 221.5, 'TWO', { line: 221.5, odds: 1.95, oddsOther: 1.9 }],
  ['MONEYLINE', null, 'TWO', { line: null, odds: 1.95, oddsOther: 1.9 }],
] as const)('%s %s from side %s', (market, line, side, price) => {
  expect(sidePrice(quote(market, line), side)).toEqual(price);
});

test('teams are those of a game by name or alias, in either order', () => {
  const game = { awayKeys: ['los angeles lakers', 'la lakers'], homeKeys: ['boston celtics'] };
  expect(gameSides(game, TEAMS)).toBe('STRAIGHT');
  expect(gameSides(game, { teamOne: 'Boston Celtics', teamTwo: 'L.A. Lakers' })).toBeNull();
  expect(gameSides(game, { teamOne: 'Boston Celtics', teamTwo: 'LA Lakers' })).toBe('REVERSED');
  expect(gameSides(game, { teamOne: 'Los Angeles Clippers', teamTwo: 'Boston Celtics' })).toBeNull();
});

test.each([
  ['Los Angeles Lakers', 'Boston Celtics', 'STRAIGHT'],
  ['LA Lakers', 'Boston Celtics', 'STRAIGHT'],
  ['Boston Celtics', 'LA Lakers', 'REVERSED'],
  ['LA Lakers', 'Boston', null],
])('%s @ %s, without aliases', (teamOne, teamTwo, sides) => {
  const game = { away: 'Los Angeles Lakers', home: 'Boston Celtics' };
  expect(sidesByName(game, { teamOne, teamTwo })).toBe(sides);
});
