import { expect, test } from '@jest/globals';
import { SheetReader } from '#schema/rules/market/reading/questions.ts';
import { parsePastedPicks } from './pasted-picks.ts';

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
])('a heading of a chat that may change its lines is not passed over: %s', (heading) => {
  const lines = [heading, 'NBA Bulls @ Clippers over 226.5 -110 1u'];
  expect(problemsOf(lines)).toEqual([[1, MAY_CHANGE]]);
  expect(problemsOf(lines, [1])).toEqual([]);
});

test.each(['🏀 NBA', 'BOL everyone 🤝', 'Good luck tonight!'])(
  'and one that says nothing of them is: %s',
  (heading) => expect(problemsOf([heading, 'NBA Bulls @ Clippers over 226.5 -110 1u'])).toEqual([]),
);

test('a title above the columns and a note below the rows neither', () => {
  const lines = ['sport,game,pick,odds', 'NBA,Bulls @ Clippers,Bulls +5,-110'];
  expect(problemsOf(['FIRST HALF PLAYS', ...lines])).toEqual([[1, MAY_CHANGE]]);
  expect(problemsOf([...lines, 'Units are x2 today'])).toEqual([[3, MAY_CHANGE]]);
  expect(problemsOf(['My picks', ...lines])).toEqual([]);
});
