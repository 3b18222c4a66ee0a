import { describe, expect, test } from '@jest/globals';
import { type Answer, SheetReader } from '#schema/rules/market/reading/questions.ts';
import { MAX_PASTED, parsePastedPicks } from './pasted-picks.ts';

const DAY = '2031-11-20';
const LINE =
  'NBA,Plus,Memphis Grizzlies @ Boston Celtics,7:30 PM,Celtics -3.5,-110,1.5,"Rested, and at home."';
const parse = (text: string, answers: Answer[] = []) => {
  const reader = new SheetReader(answers);
  const { picks } = parsePastedPicks(text, { day: DAY, reader });
  return { picks, problems: reader.problems, questions: reader.questions };
};
const only = (text: string) => {
  const { picks, problems, questions } = parse(text);
  expect([problems, questions]).toEqual([[], []]);
  return picks[0];
};

test('a line of a CSV file is a pick of the day that is shown', () => {
  expect(only(LINE)).toEqual({
    ...{ row: 1, sport: 'NBA', tier: 'PLUS', date: DAY, time: '19:30' },
    ...{ teamOne: 'Memphis Grizzlies', teamTwo: 'Boston Celtics', pick: 'Celtics -3.5' },
    ...{ market: 'SPREAD', line: -3.5, odds: 1.909091, units: 1.5, pickDetails: 'Rested, and at home.' },
    ...{ book: null, probability: null, analyst: null, releaseAt: null, gameNumber: null },
  });
});

test('cells that a spreadsheet copied have tabs between them', () => {
  const cells = [
    'nba',
    'plus',
    'Grizzlies at Celtics',
    '19:30',
    'Celtics −3.5',
    '−110',
    '1.5u',
    'Rested, at home',
  ];
  expect(only(cells.join('\t'))).toMatchObject({
    ...{ sport: 'NBA', tier: 'PLUS', time: '19:30', line: -3.5, odds: 1.909091, units: 1.5 },
    pickDetails: 'Rested, at home',
  });
});

test('a header names the columns in any order, and optional ones', () => {
  const header = 'Details,Sport,Tier,Away,Home,Date,Time,Pick,Odds,Book,Chance,Analyst,Release';
  const line = 'Rested.,NHL,VIP,Bruins,Rangers,11/22,7p,Rangers ML,1.95,Book A,55%,Dana,4:00 PM';
  expect(only(`${header}\r\n${line}\r\n`)).toMatchObject({
    ...{ row: 2, sport: 'NHL', tier: 'VIP', teamOne: 'Bruins', teamTwo: 'Rangers', date: '2031-11-22' },
    ...{ time: '19:00', market: 'MONEYLINE', line: null, odds: 1.95, units: 1, book: 'Book A' },
    ...{ probability: 0.55, analyst: 'Dana', releaseAt: new Date('2031-11-22T21:00:00Z') },
  });
});

test('a plan that is called otherwise is asked about once, and a plan in capitals and points is one', () => {
  const gold = LINE.replace('Plus', 'Gold');
  const text = [LINE.replace('Plus', 'V.I.P.'), gold, gold].join('\n');
  const { questions, problems, picks } = parse(text);
  expect([problems, picks.map(({ tier }) => tier)]).toEqual([[], ['VIP']]);
  expect(questions).toMatchObject([{ key: 'tier:tier:Gold', asks: 'Which plan is “Gold”?', rows: [2, 3] }]);
  const answers = [{ question: 'tier:tier:Gold', choice: 'premium' }];
  expect(parse(text, answers).picks.map(({ tier }) => tier)).toEqual(['VIP', 'PREMIUM', 'PREMIUM']);
});

describe('market and line come from the words where they say them', () => {
  test.each([
    ['Celtics -3.5', 'SPREAD', -3.5],
    ['Boston Celtics +½', 'SPREAD', 0.5],
    ['Celtics -3½ (−110)', 'SPREAD', -3.5],
    ['o220.5', 'TOTAL', 220.5],
    ['Celtics PK', 'SPREAD', 0],
    ['(Live) Celtics +17.5', 'SPREAD', 17.5],
    ['Grizzlies +7', 'SPREAD', 7],
    ['Over 220.5', 'TOTAL', 220.5],
    ['under 214', 'TOTAL', 214],
    ['Celtics ML', 'MONEYLINE', null],
    ['Memphis Grizzlies', 'MONEYLINE', null],
    ['Jayson Tatum over 27.5 points', null, null],
    ['Grizz +4', 'SPREAD', 4],
    ['BOS ML', 'MONEYLINE', null],
  ])('%s', (pick, market, line) => {
    expect(only(LINE.replace('Celtics -3.5', pick))).toMatchObject({ market, line });
  });

  test('a team in short stands in the pick by its name, as in the game', () => {
    const { pick, teamTwo } = only(LINE.replace('Celtics -3.5', 'BOS -3½')) ?? {};
    expect([pick, teamTwo]).toEqual(['Celtics -3½', 'Boston Celtics']);
  });

  test.each(['Lakers -3', 'UK +3', 'Nuggets ML'])('%s, of neither team, is asked about', (pick) => {
    const text = LINE.replace('Celtics -3.5', pick);
    const key = `pick:team:${pick}`;
    expect(parse(text)).toMatchObject({ picks: [], questions: [{ key, choices: { length: 3 } }] });
    const [read] = parse(text, [{ question: key, choice: 'two' }]).picks;
    expect(read?.pick).toBe(pick.replace(/^\w+/, 'Boston Celtics'));
  });

  test('a column of its own counts before the words', () => {
    const header = 'sport,tier,game,time,pick,market,line,details';
    expect(only(`${header}\nNBA,Free,A @ B,7 PM,Tatum over 27.5,prop,27.5,Why`)).toMatchObject({
      market: 'PROP',
      line: 27.5,
    });
  });
});

describe('a wrong cell is named by its line and its column', () => {
  test.each([
    ['NBX', 'sport', /^says "NBX"; write NFL/],
    ['3', 'tier', /^says "3"; write Free, Plus, Premium, VIP$/],
    ['Celtics', 'game', /write the two teams as Away @ Home$/],
    ['25:00', 'time', /^says "25:00"; write 7:30 PM or 19:30$/],
    ['7', 'time', /^says "7"/],
    ['', 'pick', /^Pick is required$/],
    ['-1x0', 'odds', /^says "-1x0"; write -110, \+150 or 1.91$/],
    ['-90', 'odds', /^says "-90"/],
    ['many', 'units', /^says "many"; write 1.5$/],
    ['9u', 'units', /^says "9u"; units must be above 0 and at most 5; write 1.5$/],
    ['', 'details', /^Pick details is required$/],
  ])('%j in the column %s', (cell, column, reason) => {
    const cells = ['NBA', 'Plus', 'A Team @ B Team', '7:30 PM', 'Over 8', '-110', '1.5', 'Why'];
    const order = ['sport', 'tier', 'game', 'time', 'pick', 'odds', 'units', 'details'];
    const wrong = cells.with(order.indexOf(column), cell);
    // A line whose first cell is no league is a header unless one comes before it.
    const { picks, problems } = parse([LINE, wrong.join(',')].join('\n'));
    expect(problems).toEqual([{ row: 2, column, reason: expect.stringMatching(reason) }]);
    expect(picks).toHaveLength(1);
  });

  test('cells that are empty in several lines are one problem, which names them all', () => {
    const header = 'sport,tier,game,time,pick,details';
    const cells = 'NBA,Plus,A @ B,7 PM,Over 200';
    const { problems } = parse(
      [header, ...[1, 2, 3].map(() => `${cells},`), `${cells},Why`, `${cells},`].join('\n'),
    );
    const reason =
      'is empty in lines 2 to 4 and 6; fill it in, or leave the column unread and say what all lines have';
    expect(problems).toEqual([{ row: 2, column: 'details', reason }]);
    expect(
      parse(`${header}\n${cells.replace('Plus', '')},Why\n${cells.replace('Plus', '')},Why`).problems,
    ).toEqual([
      { row: 2, column: 'tier', reason: 'is empty in lines 2 to 3; write Free, Plus, Premium, VIP' },
    ]);
  });

  test('every wrong cell of every line', () => {
    const { problems } = parse(
      [LINE, LINE.replace('7:30 PM', 'evening').replace('-110', 'much'), LINE].join('\n'),
    );
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [2, 'time'],
      [2, 'odds'],
    ]);
  });

  test.each<[string, number, string | null, RegExp]>([
    ['', 1, null, /^is empty; fill it in, or choose another file$/],
    ['NBA,Plus,"A @ B', 1, 'column 3', /^begins with a quote that ends nowhere/],
    [`${LINE},more`, 1, null, /^has 9 cells and 8 columns; put text with a comma in quotes$/],
    [
      'sport,tier,game,time,pick,details',
      1,
      null,
      /^has no rows below it; fill one in, or choose another file$/,
    ],
    [
      'sport,tier,away,time,pick,details\nNBA,Plus,A,7 PM,A ML,Why',
      1,
      null,
      /^names no column game or away and home/,
    ],
    ['sport,stake\nNBA,1', 1, null, /^has the column "stake"; say which of sport, tier/],
    [
      Array.from({ length: MAX_PASTED + 1 }, () => LINE).join('\n'),
      1,
      null,
      /^has 201 picks; paste at most 200/,
    ],
  ])('%#', (text, row, column, reason) => {
    const { picks, problems } = parse(text);
    expect(picks).toEqual([]);
    expect(problems[0]).toEqual({ row, column, reason: expect.stringMatching(reason) });
  });
});

test('a release after the start, and a time that spring skips', () => {
  const header = 'sport,tier,game,date,time,pick,details,release';
  const { problems } = parse(
    `${header}\nNBA,Plus,A @ B,,7 PM,Over 8,Why,8 PM\nNBA,Plus,A @ B,2031-03-09,2:30 AM,Over 8,Why,`,
    [{ question: 'time:morning:2:30 AM', choice: '02:30' }],
  );
  expect(problems).toEqual([
    {
      ...{ row: 2, column: 'release' },
      reason: 'says "8 PM"; it has to open before its game starts; write 6:00 PM',
    },
    {
      ...{ row: 3, column: 'time' },
      reason: 'says "2:30 AM"; time is skipped on that day: clocks go from 2:00 AM to 3:00 AM; write 7:30 PM',
    },
  ]);
});
