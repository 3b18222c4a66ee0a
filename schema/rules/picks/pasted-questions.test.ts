import { describe, expect, test } from '@jest/globals';
import { type Answer, SheetReader } from '#schema/rules/market/reading/questions.ts';
import type { KnownTeam } from '#schema/rules/market/reading/read-team.ts';
import { leastCpuTime } from '#schema/testing/cpu-time.ts';
import { MAX_PASTED, parsePastedPicks } from './pasted-picks.ts';

const DAY = '2026-12-02';
const read = (text: string, { day = DAY, answers = [] as Answer[], teams = [] as KnownTeam[] } = {}) => {
  const reader = new SheetReader(answers);
  const { picks } = parsePastedPicks(text, { day, reader, teams });
  return { picks, problems: reader.problems, questions: reader.questions };
};
const HEADER = 'sport,tier,game,time,pick,odds,market,line,details';
const line = (given: Partial<Record<string, string>>) =>
  `${HEADER}\n${HEADER.split(',')
    .map((column) => ({ ...ORDINARY, ...given })[column] ?? '')
    .join(',')}`;
const ORDINARY: Partial<Record<string, string>> = {
  ...{ sport: 'NBA', tier: 'Plus', game: 'Celtics @ Lakers', time: '7:30 PM', pick: 'Celtics -3.5' },
  ...{ odds: '-110', details: 'Why' },
};
const asked = (given: Partial<Record<string, string>>, teams?: KnownTeam[]) =>
  read(line(given), { teams }).questions.map(({ asks, choices }) => [
    asks,
    choices.map(({ label }) => label),
  ]);

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

describe('what a pick means is asked where its cells leave two readings', () => {
  const KEPT = 'A prop: its result is entered by hand';
  test.each<[string, Partial<Record<string, string>>, [string, string[]][]]>([
    [
      'a part of the game',
      { pick: 'Over 60.5 1H', market: 'total' },
      [
        [
          '“Over 60.5 1H” names a first half, which the final score does not decide. What is the bet?',
          [KEPT, 'Total of the whole game'],
        ],
      ],
    ],
    [
      'one team’s points',
      { pick: 'Celtics over 110.5', market: 'total' },
      [
        [
          "“Celtics over 110.5” names one team's points, which the final score does not decide. What is the bet?",
          [KEPT, 'Total of the whole game'],
        ],
      ],
    ],
    [
      'a spread without a line',
      { pick: 'Celtics', market: 'spread' },
      [
        [
          '“Celtics” is a spread without a line. What is meant?',
          ['Pick’em: a line of 0', 'A moneyline', 'A spread without a line: its result is entered by hand'],
        ],
      ],
    ],
    [
      'a spread that only the words name, without a line',
      { pick: 'Celtics spread -110' },
      [
        [
          '“Celtics spread -110” is a spread without a line. What is meant?',
          ['Pick’em: a line of 0', 'A moneyline', 'A spread without a line: its result is entered by hand'],
        ],
      ],
    ],
    ...[
      ['Fade Lakers', 'Celtics ML', 'Lakers ML'],
      ['not Celtics', 'Celtics ML', 'Lakers ML'],
      ['against the Lakers -3.5', 'Celtics −3.5', 'Lakers −3.5'],
    ].map(([pick = '', ...sides]): [string, Partial<Record<string, string>>, [string, string[]][]] => [
      `more than a team: ${pick}`,
      { pick },
      [
        [
          `“${pick}” says more than a team. Which bet is meant?`,
          [...sides, 'No market: its result is entered by hand'],
        ],
      ],
    ]),
    [
      'another team of the same place',
      { sport: 'NCAAB', game: 'Michigan @ Toledo', pick: 'Eastern Michigan -3.5' },
      [
        [
          '“Eastern Michigan -3.5” says more than a team. Which bet is meant?',
          ['Michigan −3.5', 'Toledo −3.5', 'No market: its result is entered by hand'],
        ],
      ],
    ],
    [
      'a run line that is named before its team',
      { pick: 'run line Celtics' },
      [
        [
          '“run line Celtics” is a spread without a line. What is meant?',
          ['Pick’em: a line of 0', 'A moneyline', 'A spread without a line: its result is entered by hand'],
        ],
      ],
    ],
    [
      'a total without its points: Over',
      { pick: 'Over' },
      [
        [
          '“Over” is a total without a line. What is meant?',
          ['A total without a line: its result is entered by hand'],
        ],
      ],
    ],
    [
      'a total without its points: Under total -110',
      { pick: 'Under total -110' },
      [
        [
          '“Under total -110” is a total without a line. What is meant?',
          ['A total without a line: its result is entered by hand'],
        ],
      ],
    ],
    [
      'a total without its points: Total over',
      { pick: 'Total over' },
      [
        [
          '“Total over” is a total without a line. What is meant?',
          ['A total without a line: its result is entered by hand'],
        ],
      ],
    ],
    [
      'a line without a sign',
      { pick: 'Celtics 3.5' },
      [['Which line is meant by “Celtics 3.5”?', ['+3.5', '−3.5']]],
    ],
    [
      'neither team, and a market in its column',
      { pick: 'Heat', market: 'moneyline' },
      [
        [
          '“Heat” names neither team of the game. Which bet is meant?',
          ['Celtics ML', 'Lakers ML', 'As written: its result is entered by hand'],
        ],
      ],
    ],
    [
      'neither over nor under',
      { pick: '220.5', market: 'total', line: '220.5' },
      [
        [
          '“220.5” names neither over nor under. Which bet is meant?',
          ['Over 220.5', 'Under 220.5', 'As written: its result is entered by hand'],
        ],
      ],
    ],
    [
      'a total that games of the league do not have',
      { pick: 'Over 3.5' },
      [['3.5 is far from any total of NBA. Is it meant?', ['3.5, as written']]],
    ],
    ['another line in its column', { line: '-4' }, [['Is −4 or −3.5 meant?', ['−4', '−3.5']]]],
    [
      'another price in the words',
      { pick: 'Celtics -3.5 -120' },
      [['Is −110 or −120 meant?', ['−110', '−120']]],
    ],
    [
      'another market in its column',
      { market: 'total' },
      [['Is Total or Spread meant?', ['Total', 'Spread']]],
    ],
    [
      'a team alone where the game has a line',
      { game: 'PHI (-7.0) @ DAL', pick: 'DAL' },
      [['The game names a line. Is DAL +7 meant?', ['DAL +7', 'DAL moneyline']]],
    ],
  ])('%s', (_what, given, questions) => expect(asked(given)).toEqual(questions));

  test.each<[string, Partial<Record<string, string>>, object]>([
    ['the sign of the words', { line: '3.5' }, { market: 'SPREAD', line: -3.5 }],
    ['the sign of the price in the words', { pick: 'Celtics ML +150', odds: '150' }, { odds: 2.5 }],
    ['a line in its own column', { pick: 'Celtics', line: '-3.5' }, { market: 'SPREAD', line: -3.5 }],
    ['a total in its own column', { pick: 'Over', line: '220.5' }, { market: 'TOTAL', line: 220.5 }],
    ['a market before its team', { pick: 'ML BOS' }, { market: 'MONEYLINE', pick: 'Celtics ML' }],
    [
      'a market before its team and line',
      { pick: 'run line Celtics -1.5' },
      { market: 'SPREAD', line: -1.5, pick: 'Celtics -1.5' },
    ],
    [
      'a place before the team',
      { pick: 'Boston Celtics -3.5' },
      { market: 'SPREAD', line: -3.5, pick: 'Celtics -3.5' },
    ],
    [
      'a line in the team',
      { game: 'PHI (-7.0) @ DAL', pick: 'PHI (-7.0)' },
      { market: 'SPREAD', line: -7, teamOne: 'PHI' },
    ],
    [
      'the number of a doubleheader’s game',
      { game: 'Mets @ Braves G2', pick: 'Mets ML' },
      { teamTwo: 'Braves', gameNumber: 2 },
    ],
  ])('and not where another cell decides it: %s', (_what, given, pick) => {
    const { picks, questions } = read(line(given));
    expect(questions).toEqual([]);
    expect(picks).toMatchObject([pick]);
  });
});

test.each([
  [
    'pick:part:Over 60.5 1H',
    'written',
    { pick: 'Over 60.5 1H', market: 'total', line: '60.5' },
    'Over 60.5 1H',
  ],
  ['pick:side:220.5', 'two', { pick: '220.5', market: 'total', line: '220.5' }, 'Under 220.5'],
])('a line is kept once its question is answered: %s, %s', (question, choice, given, pick) => {
  const { picks } = read(line(given), { answers: [{ question, choice }] });
  expect(picks).toMatchObject([{ pick, market: 'TOTAL', line: Number(given.line) }]);
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
