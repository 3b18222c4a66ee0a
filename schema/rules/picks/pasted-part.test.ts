import { expect, test } from '@jest/globals';
import { type Answer, SheetReader } from '#schema/rules/market/reading/questions.ts';
import { parsePastedPicks } from './pasted-picks.ts';

/** One line of a sheet with a column of this name. Words that name a part are bets by hand. */
function read(
  column: string,
  cell: string,
  { pick = 'Over 110.5', game = 'Bulls @ Celtics', of = 'part' } = {},
  answers: Answer[] = [],
) {
  const names = of === 'pick' ? 'sport,tier,game,time,details' : 'sport,tier,game,time,details,pick';
  const cells = ['NBA', 'Plus', game, '7:30 PM', 'Why', ...(of === 'pick' ? [] : [pick]), cell];
  const reader = new SheetReader(answers);
  const columns = [{ column, of }];
  const text = `${names},${column}\n${cells.join(',')}`;
  const { picks } = parsePastedPicks(text, { day: '2026-12-02', reader, columns });
  return { picks, problems: reader.problems, questions: reader.questions };
}

test.each([
  ['Half', '2H', { pick: 'Celtics -3.5 1H' }, ['2H', '1H']],
  ['Period', '1st half', { pick: 'Over 110.5 second half' }, ['1H', '2H']],
  ['Period', 'Q2', { pick: 'Over 55.5 3Q' }, ['2Q', '3Q']],
  ['Period', 'F5', { pick: 'Over 4.5 F3' }, ['F5', 'F3']],
  ['Part', 'Full Game', { pick: 'Over 110.5 1H' }, ['Whole game', '1H']],
  ['Half', '2H', { game: 'Bulls @ Celtics 1H' }, ['2H', '1H']],
])('a column %s that says %s beside other words is asked about: %j', (column, cell, beside, labels) => {
  const { picks, questions } = read(column, cell, beside);
  expect(picks).toEqual([]);
  expect(questions.map(({ choices }) => choices.map(({ label }) => label))).toEqual([labels]);
});

test.each([
  ['2H', 'Celtics -3.5 2H'],
  ['1H', 'Celtics -3.5 1H'],
])('and the bet is on the part that is meant: %s', (choice, pick) => {
  const given = { pick: 'Celtics -3.5 1H' };
  const [asked] = read('Half', '2H', given).questions;
  const answers = [
    { question: asked?.key ?? '', choice },
    { question: `pick:part:${pick}`, choice: 'prop' },
  ];
  expect(read('Half', '2H', given, answers).picks).toMatchObject([{ pick, market: 'PROP' }]);
});

test('a column that says the same, or the half that the words leave open, asks nothing of its own', () => {
  const asks = (cell: string, pick: string) => read('Half', cell, { pick }).questions.map(({ key }) => key);
  expect(asks('1st half', 'Over 110.5 1H')).toEqual(['pick:part:Over 110.5 1H']);
  expect(asks('Half', 'Over 110.5 1H')).toEqual(['pick:part:Over 110.5 1H']);
  expect(asks('1H', 'Celtics team total over 55.5')).toEqual(['pick:part:Celtics team total over 55.5 1H']);
});

test.each([
  ['Pick (1H)', 'pick', 'Celtics -3.5', 'Celtics -3.5 1H'],
  ['2nd Half Line', 'line', '110.5', 'Over 110.5 2nd Half'],
])('a part in the name of a column stays with the bet: %s', (column, of, cell, words) => {
  const { picks, questions } = read(column, cell, { of });
  expect([picks, questions.map(({ key }) => key)]).toEqual([[], [expect.stringContaining(`:part:${words}`)]]);
});
