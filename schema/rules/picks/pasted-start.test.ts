import { expect, test } from '@jest/globals';
import { type Answer, openQuestions, SheetReader } from '#schema/rules/market/reading/questions.ts';
import type { ColumnMatch } from '#schema/rules/text/table/match-columns.ts';
import { parsePastedPicks } from './pasted-picks.ts';

const read = (
  text: string,
  { answers = [], columns = [] }: { answers?: Answer[]; columns?: ColumnMatch[] } = {},
) => {
  const reader = new SheetReader(answers);
  const { picks } = parsePastedPicks(text, { day: '2026-12-02', reader, columns });
  return {
    starts: picks.map(({ date, time }) => `${date} ${time}`),
    open: openQuestions(reader.questions).map(({ key }) => key),
    labels: reader.questions.map(({ choices }) => choices.map(({ label }) => label)),
    problems: reader.problems.map(({ row, column, reason }) => `${row} ${column} ${reason}`),
  };
};
const REST = 'NFL,Plus,Bills @ Jaguars,Bills -3.5,Why';
const sheet = (names: string, ...lines: string[]) =>
  [`sport,tier,game,pick,details,${names}`, ...lines.map((line) => `${REST},${line}`)].join('\n');

test('a moment in the morning of New York is asked about, and midnight of UTC still as a day', () => {
  const { starts, open, labels } = read(
    sheet('date', '2026-12-02T12:00:00Z', '2026-12-06T14:30:00Z', '2026-12-03T00:30:00Z'),
  );
  expect(starts).toEqual(['2026-12-06 09:30', '2026-12-02 19:30']);
  expect(open).toEqual(['date:morning:2026-12-02T12:00:00Z']);
  expect(labels).toEqual([['7:00 PM ET', '7:00 AM ET']]);
  expect(read(sheet('date', '2026-12-03T00:00:00Z')).open).toEqual(['date:moment:2026-12-03T00:00:00Z']);
});
