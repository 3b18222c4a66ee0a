import { expect, test } from '@jest/globals';
import { readGameFile } from './game-file.ts';

const WORLD = { now: new Date('2026-11-29T18:00:00Z'), teams: [], games: [] };
const read = (text: string, answers: { question: string; choice: string }[] = []) => {
  const { games, questions, problems } = readGameFile(text, WORLD, { answers });
  return {
    starts: games.map(({ startsAt }) => startsAt.toISOString()),
    open: questions.filter(({ answer }) => answer === null).map(({ key }) => key),
    labels: questions.map(({ choices }) => choices.map(({ label }) => label)),
    problems,
  };
};
const withStarts = (...starts: string[]) =>
  ['league,away,home,starts', ...starts.map((start, at) => `NFL,A${at},B${at},${start}`)].join('\n');
const UTC = { question: 'starts:zone:times without a zone', choice: 'utc' };

test('a start in the morning of New York is asked about, whatever zone it comes in; 9:30 AM in London is none', () => {
  const { starts, open, labels, problems } = read(
    withStarts('2026-12-02T12:00:00Z', '2026-12-02T13:00:00+01:00', '2026-12-06T14:30:00Z'),
  );
  expect([starts, problems]).toEqual([['2026-12-06T14:30:00.000Z'], []]);
  expect(open).toEqual(['starts:morning:2026-12-02T12:00:00Z', 'starts:morning:2026-12-02T13:00:00+01:00']);
  expect(labels[0]).toEqual(['7:00 PM ET', '7:00 AM ET']);
  const answers = [{ question: open[0] ?? '', choice: '19:00' }];
  expect(read(withStarts('2026-12-02T12:00:00Z'), answers).starts).toEqual(['2026-12-03T00:00:00.000Z']);
});

test('a time of UTC beside its day, and moments whose zone was asked', () => {
  const beside = 'league,away,home,day,time\nNFL,A,B,2026-12-02,12:00 UTC\nNFL,C,D,2026-12-02,1:00 PM UK';
  expect(read(beside).open).toEqual(['time:morning:12:00 UTC', 'time:morning:1:00 PM UK']);
  const moments = withStarts('2026-12-02 12:00', '2026-12-03 00:30');
  expect(read(moments, [UTC])).toMatchObject({
    starts: ['2026-12-03T00:30:00.000Z'],
    open: ['starts:morning:2026-12-02 12:00'],
  });
});

test.each([
  ['day,Time (PT)', 'Time (PT)', 'time', '2026-12-02,4:30 PM'],
  ['day,Start Time (UTC)', 'Start Time (UTC)', 'time', '2026-12-03,00:30'],
  ['Start (CT)', 'Start (CT)', 'starts', '12/2/2026 6:30 PM'],
  ['start_utc', 'start_utc', 'starts', '2026-12-03 00:30:00'],
])('the zone of the column counts: %s', (names, column, of, cells) => {
  const text = `league,away,home,${names}\nNFL,A,B,${cells}`;
  const { games, questions, problems } = readGameFile(text, WORLD, { columns: [{ column, of }] });
  expect([problems, questions]).toEqual([[], []]);
  expect(games[0]?.startsAt.toISOString()).toBe('2026-12-03T00:30:00.000Z');
});

test('a zone in the name of a column that is not known is asked once', () => {
  const text = 'league,away,home,day,Time (AEST)\nNFL,A,B,2026-12-02,4:30 PM\nNFL,C,D,2026-12-02,5:30 PM';
  const said = { columns: [{ column: 'Time (AEST)', of: 'time' }] };
  expect(readGameFile(text, WORLD, said).questions).toMatchObject([
    { key: 'time:zone:Time (AEST)', rows: [2, 3], column: 'Time (AEST)' },
  ]);
});

test('days of a European schedule are in its own order, or asked about', () => {
  const sheet = (...days: string[]) =>
    ['league;away;home;day;time', ...days.map((day, at) => `NFL;A${at};B${at};${day};19:30`)].join('\n');
  expect(read(sheet('02-12-2026', '13/12')).starts).toEqual([
    '2026-12-03T00:30:00.000Z',
    '2026-12-14T00:30:00.000Z',
  ]);
  expect(read(sheet('02-12-2026', '05/12')).open).toEqual(['day:order:02.12.2026', 'day:order:05.12.']);
});

test.each([
  ['day,time,zone', '2026-12-02,6:30 PM,CT'],
  ['starts,zone', '2026-12-02 18:30,CT'],
  ['day,time,zone', '2026-12-02,7:30 PM ET,CT'],
  ['starts,day,time,zone', '2026-12-03T00:30:00Z,2026-12-02,6:30 PM,CT'],
])('the zone of the line counts where a time names none: %s with %s', (names, cells) => {
  expect(read(`league,away,home,${names}\nNFL,A,B,${cells}`)).toMatchObject({
    starts: ['2026-12-03T00:30:00.000Z'],
    problems: [],
  });
});

test('a zone that is none is refused once, as it was written', () => {
  const { problems } = read('league,away,home,day,time,zone\nNFL,A,B,2026-12-02,6:30 PM,Mars');
  expect(problems.map(({ column, reason }) => [column, reason.slice(0, 11)])).toEqual([
    ['zone', 'says "Mars"'],
  ]);
});
