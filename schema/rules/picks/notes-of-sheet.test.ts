import { expect, test } from '@jest/globals';
import { readGameFile } from '#schema/rules/market/game-file.ts';
import { SheetReader } from '#schema/rules/market/reading/questions.ts';
import { parsePastedPicks } from './pasted-picks.ts';
import { priceSheet } from './price-file.ts';

const DAY = '2026-12-02';
const columns = [
  { column: '', of: 'details', value: 'Why' },
  { column: '', of: 'tier', value: 'Plus' },
  { column: '', of: 'time', value: '7:30 PM' },
];

function problemsOf(lines: readonly string[], leaveOut: number[] = []) {
  const reader = new SheetReader([]);
  parsePastedPicks(lines.join('\n'), { day: DAY, reader, columns, leaveOut });
  return reader.problems.map(({ row, reason }) => [row, reason.slice(0, 38)]);
}

const MAY_CHANGE = 'may change how other lines are meant: ';

test.each([
  'First half plays:',
  'Leans (no bet):',
  'Parlay of the day',
  'Hawks TEASER:',
  'Tomorrow',
  'TUESDAY',
  'LOSERS FROM YESTERDAY',
  'All times Central',
  'Every play is double',
  'Do not bet these',
  'Skip',
  'Paper bets',
  'Opposite of these',
  'WNBA',
  'Tue',
])('a heading of a chat that may change its lines is not passed over: %s', (heading) => {
  const lines = [heading, 'NBA Bulls @ Clippers over 226.5 -110 1u'];
  expect(problemsOf(lines)).toEqual([[1, MAY_CHANGE]]);
  expect(problemsOf(lines, [1])).toEqual([]);
});

const PASSED = [
  '🏀 NBA',
  'BOL everyone 🤝',
  'Good luck tonight!',
  'Wednesday card',
  'NBA Wednesday',
  'Tail or fade 🔥',
];

test.each([...PASSED, 'Let’s go winners!', 'Past results do not guarantee future results'])(
  'and one that says nothing of them is: %s',
  (heading) => expect(problemsOf([heading, 'NBA Bulls @ Clippers over 226.5 -110 1u'])).toEqual([]),
);

test('a title above the columns and a note below the rows neither', () => {
  const lines = ['sport,game,pick,odds', 'NBA,Bulls @ Clippers,Bulls +5,-110'];
  expect(problemsOf(['FIRST HALF PLAYS', ...lines])).toEqual([[1, MAY_CHANGE]]);
  expect(problemsOf([...lines, 'Units are x2 today'])).toEqual([[3, MAY_CHANGE]]);
  expect(problemsOf(['My picks', ...lines])).toEqual([]);
});

test('a title with the day and the unit of its lines says nothing new, and one with others does', () => {
  const lines = ['sport,game,pick,odds', 'NBA,Bulls @ Clippers,Bulls +5,-110'];
  const dated = [`${lines[0]},date,units`, `${lines[1]},12/3/2026,1`];
  for (const title of ['Wednesday, December 2nd', 'Picks 12/2', '1 unit = $100', 'All plays 1u'])
    expect(problemsOf([title, ...lines])).toEqual([]);
  for (const title of ['Picks for December 3rd', 'Thu 12/3', '2u plays', 'All plays are 5 units']) {
    expect(problemsOf([title, ...lines])).toEqual([[1, MAY_CHANGE]]);
    expect(problemsOf([title, ...dated])).toEqual([]);
  }
});

test('a title of games or of prices that says of which part of the game they are, or of another zone', () => {
  const games = 'league,away,home,day,time,book,away_ml,home_ml\nNBA,A,B,2026-12-02,19:30,Harbor,-110,-110';
  const world = { now: new Date('2026-11-29T18:00:00Z'), teams: [], games: [] };
  const ofGames = (title: string, leaveOut: number[] = []) =>
    readGameFile(`${title}\n${games}`, world, { leaveOut }).problems.map(({ row }) => row);
  const ofPrices = (title: string) =>
    priceSheet(`${title}\npick,moment,line,odds\none,CLOSE,,-110`, {}).problems.map(({ row }) => row);
  for (const title of ['First half lines', 'All times Central']) {
    expect([ofGames(title), ofPrices(title), ofGames(title, [1])]).toEqual([[1], [1], []]);
  }
  for (const title of ['2026 Season Schedule', 'All times Eastern', 'Results'])
    expect([ofGames(title), ofPrices(title)]).toEqual([[], []]);
});
