import { expect, test } from '@jest/globals';
import { GAME_COLUMNS } from '#schema/rules/market/game-columns.ts';
import { PICK_COLUMNS } from '#schema/rules/picks/pick-columns.ts';
import type { ColumnMatch, KnownColumn } from './match-columns.ts';
import { namesColumns } from './match-columns.ts';
import { matchRows } from './matched-rows.ts';
import { readTable } from './read-table.ts';

const KNOWN = [
  { name: 'game', synonyms: ['matchup'], looks: / @ / },
  { name: 'away', synonyms: ['visitor'] },
  { name: 'home', synonyms: ['host'] },
  { name: 'pick', synonyms: ['bet', 'selection'] },
  { name: 'odds', synonyms: ['price'], looks: /^[+-]\d{3}$/ },
] as const satisfies readonly KnownColumn[];
const REQUIRED = [['pick'], ['game', 'away home']];

const match = (text: string, given: ColumnMatch[] = []) =>
  matchRows(readTable(text, { isHeader: (cells) => namesColumns(cells, KNOWN) }), {
    ...{ known: KNOWN, given, required: REQUIRED },
  });

test('a file whose columns have our names needs no word', () => {
  const { rows, problems } = match('Odds,GAME,pick,,\n-110,A @ B,A ML,,');
  expect(problems).toEqual([]);
  expect(rows).toEqual([
    { row: 2, cells: { game: 'A @ B', away: '', home: '', pick: 'A ML', odds: '-110' } },
  ]);
});

const TRACKER = 'id,Matchup,Selection,Price,P&L,Cost\n1,A @ B,A ML,-110,,5\n2,C @ D,D ML,+120,,7';

test('what is called otherwise is guessed by name and by content, and named at once with the first cells', () => {
  const { rows, columns, problems } = match(TRACKER);
  expect(rows).toEqual([]);
  expect(columns).toEqual([
    { column: 'id', of: null, isCertain: false, samples: ['1', '2'] },
    { column: 'Matchup', of: 'game', isCertain: false, samples: ['A @ B', 'C @ D'] },
    { column: 'Selection', of: 'pick', isCertain: false, samples: ['A ML', 'D ML'] },
    { column: 'Price', of: 'odds', isCertain: false, samples: ['-110', '+120'] },
    // Nothing in it can be lost.
    { column: 'P&L', of: null, isCertain: true, samples: [] },
    { column: 'Cost', of: null, isCertain: false, samples: ['5', '7'] },
  ]);
  expect(problems).toEqual([
    {
      ...{ row: 1, column: null },
      reason:
        'has the columns "id", "Matchup", "Selection", "Price", "Cost"; say which of game, away, home, pick, odds each is, or leave it unread',
    },
  ]);
});

const SAID = [
  { column: 'id', of: null },
  { column: 'Matchup', of: 'game' },
  { column: 'Selection', of: 'pick' },
  { column: 'Price', of: 'odds' },
  { column: 'Cost', of: null },
];

test('once it is said what they are, the rows are read; problems keep the names of the file', () => {
  const { rows, problems, nameOf } = match(TRACKER, SAID);
  expect(problems).toEqual([]);
  expect(rows[1]).toEqual({
    row: 3,
    cells: { game: 'C @ D', away: '', home: '', pick: 'D ML', odds: '+120' },
  });
  expect([nameOf('odds'), nameOf('home')]).toEqual(['Price', 'home']);
});

test.each([
  [
    'a column that the file does not have',
    [...SAID, { column: 'x', of: 'odds' }],
    'x',
    /^is no column of the file; it has id, Mat/,
  ],
  [
    'a column that we do not have',
    [...SAID.slice(0, 4), { column: 'Cost', of: 'cost' }],
    'Cost',
    /^is said to be "cost"; say game/,
  ],
  [
    'two columns for one',
    [...SAID.slice(0, 4), { column: 'Cost', of: 'odds' }],
    'Cost',
    /^is odds, and so is another/,
  ],
  [
    'a column that is missing',
    SAID.map((each) => ({ ...each, of: each.of === 'game' ? 'away' : each.of })),
    null,
    /^names no column game or away and home; say which it is, .* It has id, M/,
  ],
])('%s is a problem', (_what, given, column, reason) => {
  const { rows, problems } = match(TRACKER, given);
  expect(rows).toEqual([]);
  expect(problems).toEqual([{ row: 1, column, reason: expect.stringMatching(reason) }]);
});

test('what a file has no column for can be one value for all lines', () => {
  const said = [{ column: '', of: 'odds', value: '-110' }];
  expect(match('game,pick\nA @ B,A ML', said).rows[0]?.cells.odds).toBe('-110');
  const { problems } = match('game,pick,odds\nA @ B,A ML,-120', said);
  expect(problems).toEqual([{ row: 1, column: 'odds', reason: expect.stringContaining('leave one unread') }]);
});

test('without names columns go by their places and are guessed by content', () => {
  const { columns } = match('A @ B,-110,A ML\nC @ D,+120,D ML');
  expect(columns.map(({ column, of }) => [column, of])).toEqual([
    ['column 1', 'game'],
    ['column 2', 'odds'],
    ['column 3', null],
  ]);
});

test('a header without rows is a problem', () => {
  expect(match('game,pick').problems).toEqual([
    { row: 1, column: null, reason: 'has no rows below it; fill one in, or choose another file' },
  ]);
});

test('a column of money is never proposed as a stake in units, and refused where it is said to be one', () => {
  const names = ['Stake ($)', 'Stake (€)', 'Bet Amount (USD)', 'Risk in dollars', 'Stake (%)', 'Stake (pts)'];
  const stake = (name: string, given: ColumnMatch[] = []) =>
    matchRows(readTable(`pick,${name}\nA ML,5`, { isHeader: ([first]) => first === 'pick' }), {
      ...{ known: PICK_COLUMNS, given, required: [] },
    });
  const of = names.map((name) => stake(name).columns[1]?.of);
  expect(of).toEqual([null, null, null, null, null, 'units']);
  const { rows, problems } = stake('Stake ($)', [{ column: 'Stake ($)', of: 'units' }]);
  expect(rows).toEqual([]);
  expect(problems).toMatchObject([
    { column: 'Stake ($)', reason: expect.stringContaining('in units, as in 1.5') },
  ]);
});

test.each(['Home ML (1H)', '1st Half Home ML', 'Home ML (F5)', 'Home ML [2Q]'])(
  'a price of a part of a game is no price of the game, even where somebody chooses it: %s',
  (name) => {
    const read = (given: ColumnMatch[]) =>
      matchRows(readTable(`league,${name}\nNBA,-110`, { isHeader: ([first]) => first === 'league' }), {
        ...{ known: GAME_COLUMNS, given, required: [] },
      });
    expect(read([]).columns[1]).toMatchObject({ of: null, isCertain: false });
    const { rows, problems } = read([{ column: name, of: 'home_ml' }]);
    expect([rows, problems]).toMatchObject([
      [],
      [{ column: name, reason: expect.stringMatching(/^is said to be home_ml, .* part of a game is none/) }],
    ]);
  },
);
