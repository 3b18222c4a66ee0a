import { describe, expect, test } from '@jest/globals';
import { bestPrice, pricesOfPick, staleText } from './best-price.ts';
import type { SeenQuote } from './due-prices.ts';
import { lineMove } from './line-move.ts';

const NOW = new Date('2026-11-20T18:00:00Z');
const seconds = (ago: number) => new Date(NOW.getTime() - ago * 1_000);
const spread = (book: string, line: number, one: number, two: number, ago = 10): SeenQuote => ({
  ...{ book, market: 'SPREAD', line, one, two, draw: null },
  seenAt: seconds(ago),
});
const QUOTES = [
  spread('FanDuel', -3.5, 1.87, 1.952381, 38),
  spread('DraftKings', -3.5, 1.9, 1.909091),
  spread('BetMGM', -2.5, 1.85, 2.05),
  { ...spread('FanDuel', 0, 1.5, 2.6), market: 'MONEYLINE' as const, line: null },
];
const HOME = {
  ...{ market: 'SPREAD' as const, pick: 'Celtics +3.5', line: 3.5, reversed: false },
  ...{ teamOne: 'Memphis Grizzlies', teamTwo: 'Boston Celtics' },
};

describe('the best price at the line of a pick', () => {
  test('is of its own side and line, however good another line pays', () => {
    expect(bestPrice(3.5, pricesOfPick(HOME, QUOTES, null))).toMatchObject({
      ...{ book: 'FanDuel', line: 3.5, odds: 1.952381, seenAt: seconds(38) },
    });
  });

  test.each([
    [['DraftKings', 'BetMGM'], 'DraftKings'],
    [['BetMGM'], undefined],
    [[], undefined],
  ])('is among the books %j', (books, found) =>
    expect(bestPrice(3.5, pricesOfPick(HOME, QUOTES, books))?.book).toBe(found),
  );

  test('is of a pick that names the home team first', () => {
    const reversed = { ...HOME, teamOne: HOME.teamTwo, teamTwo: HOME.teamOne, reversed: true };
    expect(bestPrice(3.5, pricesOfPick(reversed, QUOTES, null))?.book).toBe('FanDuel');
  });

  test('is of equal prices the one that was seen last', () => {
    const equal = [spread('Old', -3.5, 1.9, 1.95, 60), spread('New', -3.5, 1.9, 1.95, 5)];
    expect(bestPrice(3.5, pricesOfPick(HOME, equal, null))?.book).toBe('New');
  });

  test('of a moneyline has no line', () => {
    const winner = { ...HOME, market: 'MONEYLINE' as const, pick: 'Celtics moneyline', line: null };
    expect(bestPrice(null, pricesOfPick(winner, QUOTES, null))).toMatchObject({ line: null, odds: 2.6 });
  });

  test.each([{ market: 'PROP' as const }, { pick: 'The home side' }])('is unknown with %j', (given) =>
    expect(pricesOfPick({ ...HOME, ...given }, QUOTES, null)).toEqual([]),
  );
});

describe('a line has moved', () => {
  const moved = (...lines: number[]) =>
    lineMove(
      3.5,
      pricesOfPick(
        HOME,
        lines.map((line, at) => spread(`Book ${at}`, -line, 1.9, 1.9)),
        null,
      ),
    );

  test.each([
    [[3.5, 3.5, 2.5], null],
    [[2.5, 2.5, 3.5], { was: 3.5, now: 2.5 }],
    [[3.5, 2.5], null],
    [[5, 4], { was: 3.5, now: 4 }],
    [[], null],
  ])('where most of its books show another one: %j', (lines, move) => expect(moved(...lines)).toEqual(move));

  test('never for a bet without a line', () =>
    expect(lineMove(null, pricesOfPick(HOME, QUOTES, null))).toBeNull());
});

test.each([
  [300, null],
  [301, 'Prices are 5 minutes old'],
  [12 * 60 + 40, 'Prices are 12 minutes old'],
])('prices that were seen %i s ago', (ago, text) => expect(staleText(seconds(ago), NOW)).toBe(text));
