import { expect, test } from '@jest/globals';
import type { KnownTeam } from '#schema/rules/market/reading/read-team.ts';
import { leastCpuTime } from '#schema/testing/cpu-time.ts';
import { asked, DAY, HEADER, line, read } from '#schema/testing/pasted-line.ts';
import { MAX_PASTED } from './pasted-picks.ts';

test('a sheet that LibreOffice copied: days, seconds and inch signs are read, 150 is asked about', () => {
  const text = [
    'sport\ttier\tgame\tdate\ttime\tpick\todds\tunits\tdetails',
    'NBA\tPlus\tCeltics @ Lakers\t12/02/26\t07:30:00 PM\tCeltics ML\t150\t1.5\tplain words',
    'NBA\tPlus\tBulls @ Heat\t2026-12-02\t07:30:00 PM\tOver 220.5\t-110\t1\t6\'9" center is out',
    'NBA\tPlus\tNets @ Hawks\t12/02/26\t07:30:00 PM\tNets +4.5\t1.91\t1\t"Sharp" money, they say',
  ].join('\n');
  const { picks, problems, questions } = read(text);
  expect(problems).toEqual([]);
  expect(questions).toMatchObject([{ asks: 'Is +150 meant?', column: 'odds', cell: '150', rows: [2] }]);
  expect(picks.map(({ row }) => row)).toEqual([3, 4]);
  const answered = read(text, { answers: [{ question: 'odds:sign:150', choice: 'plus' }] });
  expect(answered.picks).toMatchObject([
    { date: DAY, time: '19:30', market: 'MONEYLINE', odds: 2.5, pickDetails: 'plain words' },
    { date: DAY, time: '19:30', line: 220.5, odds: 1.909091, pickDetails: '6\'9" center is out' },
    { date: DAY, time: '19:30', line: 4.5, odds: 1.91, pickDetails: '"Sharp" money, they say' },
  ]);
});

test('January 1, pasted on December 31, is tomorrow', () => {
  const text =
    'sport,tier,game,date,time,pick,odds,units,details\nNCAAF,Plus,Ohio State @ Oregon,1/1,5:00 PM,Oregon -2.5,-110,1,Why';
  expect(read(text, { day: '2026-12-31' }).picks).toMatchObject([{ date: '2027-01-01' }]);
});

test('a day that is years away is asked about', () => {
  const text = `date,${HEADER}\n12/2/2036,NBA,Plus,Celtics @ Lakers,7:30 PM,Celtics -3.5,-110,,,Why`;
  expect(read(text)).toMatchObject({
    picks: [],
    questions: [{ key: 'date:far:12/2/2036', asks: 'Dec 2, 2036 is more than a year away. Is it meant?' }],
  });
  const answers = [{ question: 'date:far:12/2/2036', choice: 'written' }];
  expect(read(text, { answers }).picks).toMatchObject([{ date: '2036-12-02' }]);
});

test('a time before 9:00 AM is asked about', () => {
  const text = [
    'sport,tier,game,time,pick,odds,units,details',
    'MLB,Plus,Cubs @ Reds,1:05,Cubs ML,-120,1,an afternoon',
    'NBA,Plus,Celtics @ Heat,7:30,Celtics -3.5,-110,1,an evening',
    'NFL,Plus,Bills @ Jaguars,9:30 AM,Bills -3.5,-110,1,in London',
  ].join('\n');
  const { picks, questions } = read(text);
  expect(questions.map(({ asks, rows }) => [asks, rows])).toEqual([
    ['Is 1:05 PM meant? Games seldom start in the morning.', [2]],
    ['Is 7:30 PM meant? Games seldom start in the morning.', [3]],
  ]);
  expect(picks).toMatchObject([{ row: 4, time: '09:30' }]);
});

const SCHEDULE: KnownTeam[] = [
  'Boston Celtics',
  'Los Angeles Lakers',
  'Los Angeles Clippers',
  'Houston Rockets',
].map((name) => ({ league: 'NBA', name, keys: [name.toLowerCase()] }));

test('a team that the schedule does not have is asked about, the nearest three named', () => {
  const game = 'Bostn Celtics @ Los Angeles Lakers';
  expect(asked({ game, pick: 'Over 220' }, SCHEDULE)).toEqual([
    [
      '“Bostn Celtics” is no team of NBA in the schedule. Which team is meant?',
      ['Boston Celtics', 'Los Angeles Clippers', 'Los Angeles Lakers', '“Bostn Celtics”, as written'],
    ],
  ]);
  const answers = [{ question: 'game:team:Bostn Celtics', choice: 'boston celtics' }];
  const { picks } = read(line({ game, pick: 'Over 220' }), { teams: SCHEDULE, answers });
  expect(picks).toMatchObject([{ teamOne: 'Boston Celtics', teamTwo: 'Los Angeles Lakers' }]);
});

test('an answer is never applied to other words, nor to the same words in another column', () => {
  const answers = [
    { question: 'odds:sign:151', choice: 'plus' },
    { question: 'line:sign:150', choice: 'plus' },
    { question: 'odds:sign:150', choice: 'sideways' },
  ];
  const { picks, questions } = read(line({ odds: '150' }), { answers });
  expect(picks).toEqual([]);
  expect(questions).toMatchObject([{ key: 'odds:sign:150', answer: null }]);
});

test('200 lines with their questions are read within 100 ms', () => {
  const lines = Array.from(
    { length: MAX_PASTED },
    (_, at) =>
      line({ odds: String(120 + at), game: `Team ${at} @ Lakers`, pick: 'Over 1H 8', time: '7:30' }).split(
        '\n',
      )[1],
  );
  const text = [HEADER, ...lines].join('\n');
  const teams = Array.from({ length: 360 }, (_, at) => ({
    ...SCHEDULE[0],
    name: `Some Team Number ${at}`,
    keys: [`k${at}`],
    league: 'NBA' as const,
  }));
  read(text, { teams });
  // Teams of its own each time: nothing of them is known yet.
  const { answer, cpu } = leastCpuTime(() => read(text, { teams: teams.map((team) => ({ ...team })) }));
  expect(answer.questions.length).toBeGreaterThan(MAX_PASTED);
  expect(cpu).toBeLessThan(100);
});
