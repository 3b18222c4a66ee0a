import { expect, test } from '@jest/globals';
import { selectionOf } from '#schema/rules/stats/grading-proposal.ts';
import type { SeenQuote } from './due-prices.ts';
import { type DoubtedPick, marketDoubts } from './market-doubts.ts';
import { priceChoices } from './price-choices.ts';
import { hasWords } from './search-words.ts';

const NOW = new Date('2031-11-20T17:00:00.000Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);
const TEAMS = { teamOne: 'Los Angeles Lakers', teamTwo: 'Boston Celtics' };
const quote = (book: string, given: Partial<SeenQuote> = {}): SeenQuote => ({
  ...{ book, market: 'SPREAD', line: 3.5, one: 1.909091, two: 1.952381, draw: null, seenAt: ago(30) },
  ...given,
});
const PICK: DoubtedPick = {
  ...{ ...TEAMS, market: 'SPREAD', pick: 'Celtics -3.5', line: -3.5, odds: 1.952381 },
  ...{ book: 'Harbor Book', reversed: false },
};

test.each([
  ['the price of its book', {}, [quote('Harbor Book')], []],
  ['no odds', { odds: null }, [quote('Harbor Book')], []],
  [
    'another price at its book, as good elsewhere',
    {},
    [quote('Harbor Book', { two: 1.869565 }), quote('Northline')],
    ['Harbor Book shows -3.5 -115 now.'],
  ],
  [
    'a price that nobody shows',
    { odds: 2.1 },
    [quote('Harbor Book')],
    ['Harbor Book shows -3.5 -105 now.', 'No book shows -3.5 +110 or better.'],
  ],
  ['a worse price than another book has', { book: 'Lakeside' }, [quote('Northline', { two: 2 })], []],
  [
    'old quotes',
    {},
    [quote('Harbor Book', { seenAt: ago(250) })],
    ['The price of Harbor Book is 4 minutes old.'],
  ],
  [
    'old quotes without a book',
    { book: null },
    [quote('Harbor Book', { seenAt: ago(250) })],
    ['The prices of all books are 4 minutes old.'],
  ],
  ['a prop', { market: 'PROP' }, [quote('Harbor Book')], []],
] as [string, Partial<DoubtedPick>, SeenQuote[], string[]][])('%s', (_, pick, quotes, doubts) => {
  expect(marketDoubts({ ...PICK, ...pick }, quotes, NOW)).toEqual(doubts);
});

test('each choice has words that the rules read back, the best price of a side first', () => {
  const quotes = [
    ...[quote('A'), quote('B', { two: 2 })],
    ...[quote('A', { market: 'TOTAL', line: 221.5 }), quote('A', { market: 'MONEYLINE', line: null })],
  ];
  const choices = priceChoices({ away: TEAMS.teamOne, home: TEAMS.teamTwo }, quotes);
  expect(choices.map(({ words, book }) => `${words}, ${book}`)).toEqual([
    'Los Angeles Lakers moneyline, A',
    'Boston Celtics moneyline, A',
    'Los Angeles Lakers +3.5, A',
    'Los Angeles Lakers +3.5, B',
    'Boston Celtics -3.5, B',
    'Boston Celtics -3.5, A',
    'Over 221.5, A',
    'Under 221.5, A',
  ]);
  const sides = choices.map(({ words, market, line }) =>
    selectionOf({ ...TEAMS, market, line, pick: words }),
  );
  expect(sides).toEqual(['ONE', 'TWO', 'ONE', 'ONE', 'TWO', 'TWO', 'OVER', 'UNDER']);
});

test.each([
  ['lak bos', true],
  ['bos lak', true],
  ['', true],
  ['lakers knicks', false],
  ['akers', false],
])('"%s" finds the game: %s', (typed, found) => {
  expect(hasWords('NBA Los Angeles Lakers @ Boston Celtics', typed)).toBe(found);
});

test('a price is found by its numbers', () => {
  const text = 'Boston Celtics -3.5 -110 Harbor Book';
  expect([hasWords(text, 'cel −3.5 harb'), hasWords(text, '110'), hasWords(text, '-110')]).toEqual([
    true,
    false,
    true,
  ]);
});
