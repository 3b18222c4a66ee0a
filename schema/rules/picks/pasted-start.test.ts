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

const match = (column: string, of: string) => ({ columns: [{ column, of }] });

test.each([
  ['Time (PT)', '4:30 PM'],
  ['Time (CT)', '6:30 PM'],
  ['Start Time (UTC)', '00:30'],
  ['Time [CET]', '1:30'],
  ['Kickoff (UK)', '12:30 AM'],
  ['Pacific Time', '4:30 PM'],
  ['Start PT', '4:30 PM'],
  ['Time (PT)', '7:30 PM ET'],
  ['Time (ET)', '7:30 PM'],
  ['startTimeUtc', '00:30'],
  ['timeUTC', '00:30'],
  ['Time (24h)', '19:30'],
  ['Time (HH:MM)', '19:30'],
])('the zone of the column: %s with %s', (name, time) => {
  const { starts, problems, open } = read(sheet(name, time), match(name, 'time'));
  expect([problems, open]).toEqual([[], []]);
  expect(starts[0]?.slice(11)).toBe('19:30');
});

const UNKNOWN_ZONES = [
  ...['Time (AEST)', 'Time (local)', 'Time (UTC+2)', 'Time UTC+2', 'Time ET/PT'],
  ...['Local Time', 'Vegas Time', 'Time (Las Vegas)', 'Uhrzeit', 'Heure'],
];

test.each(UNKNOWN_ZONES)('a zone that is not known is asked once: %s', (name) => {
  const text = sheet(name, '4:30 PM', '5:30 PM');
  const { starts, open } = read(text, match(name, 'time'));
  expect([starts, open]).toEqual([[], [`${name}:zone:${name}`]]);
  const answers = [{ question: open[0] ?? '', choice: 'pt' }];
  expect(read(text, { ...match(name, 'time'), answers }).starts).toEqual([
    '2026-12-02 19:30',
    '2026-12-02 20:30',
  ]);
});

test('a column of zones says more than the name of the column, and a day with its time and a release have names too', () => {
  expect(read(sheet('Time (PT),zone', '6:30 PM,CT'), match('Time (PT)', 'time')).starts).toEqual([
    '2026-12-02 19:30',
  ]);
  expect(read(sheet('Date (PT)', '12/2/2026 4:30 PM'), match('Date (PT)', 'date')).starts).toEqual([
    '2026-12-02 19:30',
  ]);
  const late = 'says "4:00 PM"; it has to open before its game starts; write 6:00 PM';
  const text = sheet('time,Release (PT)', '7:00 PM,4:00 PM');
  expect(read(text, match('Release (PT)', 'release')).problems).toEqual([`2 Release (PT) ${late}`]);
});

const european = (names: string, ...lines: string[]) => sheet(names, ...lines).replaceAll(',', ';');
const START = ['2026-12-02 19:30', '2026-12-13 19:30'];

test.each([
  ['date,time', ['02-12-2026,19:30', '13-12-2026,19:30']],
  ['date,time', ['02/12,19:30', '13/12,19:30']],
  ['date', ['02/12/2026 19:30', '13/12/2026 19:30']],
])('days are in the order that one of the sheet shows: %s of %j', (names, lines) => {
  for (const text of [sheet(names, ...lines), european(names, ...lines)])
    expect(read(text)).toMatchObject({ starts: START, open: [], problems: [] });
});

test.each([
  ['date,time', '02-12-2026,19:30', 'date:order:02.12.2026'],
  ['date,time', '02/12,19:30', 'date:order:02.12.'],
  ['date', '02/12/2026 19:30', 'date:order:02.12.2026 19:30'],
])('and asked about in a European sheet that does not show it: %s of %s', (names, cells, key) => {
  const { starts, open, labels } = read(european(names, cells));
  expect([starts, open, labels[0]?.[0]]).toEqual([[], [key], 'Dec 2, 2026']);
  const answers = [{ question: key, choice: '2026-12-02' }];
  expect(read(european(names, cells), { answers }).starts).toEqual(['2026-12-02 19:30']);
});

test.each([
  ['date,time', '5/12/2026,00:30 CET'],
  ['date,time (UK)', '5/12/2026,23:30'],
  ['date,time,zone', '5/12/2026,23:30,UK'],
  ['date,Uhrzeit', '5/12/2026,19:30 ET'],
  ['date,time,stake (€)', '5/12/2026,7:30 PM,100'],
  // On December 2, as May 12 it is far, and as December 5 near.
  ['date,time', '5/12,7:30 PM'],
])(
  'and where the zone, the words or the nearness of a sheet speak for the day first: %s of %s',
  (names, cells) => {
    const columns = names.split(',').flatMap((column, at) => {
      const of = ['date', 'time', at === 2 && column.startsWith('stake') ? null : 'zone'][at] ?? null;
      return [{ column, of }];
    });
    const asked = read(sheet(names, cells), { columns });
    expect([asked.starts, asked.problems, asked.open]).toEqual([
      [],
      [],
      [expect.stringMatching(/^date:order:5.12./)],
    ]);
    const answers = [{ question: asked.open[0] ?? '', choice: '2026-12-05' }];
    expect(read(sheet(names, cells), { columns, answers }).starts[0]).toMatch(/^2026-12-0[45] 1[89]:30$/);
  },
);

test('other days that leave the order open have the month first, as the preview shows in words', () => {
  expect(read(sheet('date,time', '12/5/2026,7:30 PM', '12/6/2026,7:30 PM')).starts).toEqual([
    '2026-12-05 19:30',
    '2026-12-06 19:30',
  ]);
});

test.each([
  ['time', '2026-12-03T00:30:00Z'],
  ['time', '12/2/2026 7:30 PM'],
  ['time', '19h30'],
])('%s may say %s', (name, time) => {
  expect(read(sheet(name, time))).toMatchObject({ starts: ['2026-12-02 19:30'], open: [], problems: [] });
});

test.each(['Time Posted', 'time_placed', 'Bet Time'])(
  '%s is no start, and never guessed to be one',
  (name) => {
    const text = sheet(name, '9:15 AM');
    const { columns } = parsePastedPicks(text, { day: '2026-12-02', reader: new SheetReader([]) });
    expect(columns.find(({ column }) => column === name)?.of).toBeNull();
    expect(read(text, match(name, 'time')).problems).toEqual([
      `1 ${name} is said to be time, and its name says otherwise; leave it unread: when a bet was placed is not when its game starts`,
    ]);
  },
);

test('a moment with seconds is when something was noted, and no start', () => {
  expect(read(sheet('date', '2026-12-02 13:15:22')).problems).toEqual([
    '2 date says "13:15:22"; a start has no seconds; write 7:30 PM or 19:30',
  ]);
});
