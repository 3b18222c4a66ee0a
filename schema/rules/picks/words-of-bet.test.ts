import { expect, test } from '@jest/globals';
import { line, read } from '#schema/testing/pasted-line.ts';

test.each<[Partial<Record<string, string>>, string, string]>([
  [{ pick: 'Over', line: '231.5', market: 'total' }, '', 'Over 231.5'],
  [{ pick: 'Celtics', line: '+12.5', market: 'spread' }, '', 'Celtics +12.5'],
  [{ pick: 'Over -110', line: '231.5', market: 'total' }, '', 'Over 231.5 -110'],
  [{ pick: 'Celtics', line: '0', market: 'spread' }, '', 'Celtics PK'],
  [{ pick: 'Celtics -3.5', line: '-3.5' }, '', 'Celtics -3.5'],
  [{ pick: 'Celtics -½' }, '', 'Celtics -½'],
  [{ pick: 'Celtics', line: '-1.5', market: '1H Spread' }, 'prop', 'Celtics -1.5 1H Spread'],
  [{ pick: 'Over', line: '114.5', market: 'First Half Total' }, 'prop', 'Over 114.5 First Half Total'],
  [{ pick: 'Celtics Over', line: '115.5', market: 'Team Total' }, 'prop', 'Celtics Over 115.5 Team Total'],
])('the words say the whole bet: %j, %s', (given, choice, words) => {
  const { questions } = read(line(given));
  const answers = questions.map(({ key }) => ({ question: key, choice }));
  expect(read(line(given), { answers }).picks.map(({ pick }) => pick)).toEqual([words]);
});

test('a half in a column of its own is part of the bet', () => {
  const sheet = (part: string) =>
    `sport,tier,game,time,pick,odds,details,period\nNBA,Plus,Celtics @ Lakers,7:30 PM,Celtics -1.5,-110,Why,${part}`;
  const columns = [{ column: 'period', of: 'part' }];
  const said = (part: string, answers: { question: string; choice: string }[] = []) =>
    read(sheet(part), { columns, answers });
  expect(said('Full Game')).toMatchObject({ picks: [{ market: 'SPREAD', line: -1.5 }], questions: [] });
  for (const whole of ['incl. OT', 'Full game (including overtime)', 'Match', ''])
    expect(said(whole)).toMatchObject({ picks: [{ pick: 'Celtics -1.5' }], questions: [], problems: [] });
  expect(said('1st Half')).toMatchObject({
    picks: [],
    questions: [{ key: 'pick:part:Celtics -1.5 1st Half' }],
  });
  const answers = [{ question: 'pick:part:Celtics -1.5 1st Half', choice: 'prop' }];
  expect(said('1st Half', answers).picks).toMatchObject([{ market: 'PROP', pick: 'Celtics -1.5 1st Half' }]);
  for (const other of ['late', 'Full Time', 'FT'])
    expect(said(other).problems).toMatchObject([
      { column: 'period', reason: expect.stringContaining('write 1H') },
    ]);
});
