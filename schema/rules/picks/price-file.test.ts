import { describe, expect, test } from '@jest/globals';
import type { SaidOfSheet } from '#schema/rules/text/table/sheet.ts';
import { leastCpuTime } from '#schema/testing/cpu-time.ts';
import { priceSheet, pricesIn } from './price-file.ts';
import type { PricedPick } from './price-fit.ts';

const HEADER = 'pick,moment,book,line,odds,odds_other,score_one,score_two,source';
const PICKS = new Map<string, PricedPick>([
  ['pick_ml', { pick: 'Bills ML', market: 'MONEYLINE', line: null, odds: 1.91 }],
  ['pick_spread', { pick: 'Bills -3.5', market: 'SPREAD', line: -3.5, odds: 1.909091 }],
  ['pick_total', { pick: 'Over 48.5', market: 'TOTAL', line: 48.5, odds: 1.909091 }],
]);
const read = (text: string, said: SaidOfSheet = {}) => pricesIn(priceSheet(text, said), PICKS, said);
const file = (...lines: string[]) => read([HEADER, ...lines].join('\n'));

describe('a file of prices', () => {
  test('has a price, a score or both on a line; odds are American or decimal', () => {
    const { prices, scores, problems, questions, wrong } = file(
      'pick_a,close,"Bet, Inc.",-3.5,-110,1.91,101,99,nba.com',
      '',
      'pick_b,POSTED,,,+150,,,,',
      'pick_c,,,,,,3,0,',
    );
    expect(prices).toEqual([
      {
        ...{ row: 2, pickId: 'pick_a', moment: 'CLOSE', book: 'Bet, Inc.', line: -3.5 },
        ...{ odds: 1.909091, oddsOther: 1.91 },
      },
      { row: 4, pickId: 'pick_b', moment: 'POSTED', book: null, line: null, odds: 2.5, oddsOther: null },
    ]);
    expect(scores).toEqual([
      { row: 2, pickId: 'pick_a', one: 101, two: 99, source: 'nba.com' },
      { row: 5, pickId: 'pick_c', one: 3, two: 0, source: null },
    ]);
    expect([problems, questions, wrong]).toEqual([[], [], []]);
  });

  test('every fault of a line is named, and columns for people are not read', () => {
    const lines = [
      'pick,game,selection,posted_odds,moment,odds,line,score_one',
      'pick_a,=1,x,x,noon,evans,three,1',
    ];
    const { prices, problems, wrong } = read(lines.join('\n'));
    expect(prices).toEqual([]);
    expect(problems.map(({ column, reason }) => `${column} ${reason}`)).toEqual([
      expect.stringMatching(/^moment says "noon"; write POSTED, /),
      'line says "three"; write -3.5 or 48.5',
      'odds says "evans"; write -110, +150 or 1.91',
      expect.stringMatching(/^score_one and its other: A score is two whole numbers/),
    ]);
    expect(wrong).toEqual([{ row: 2, pickId: 'pick_a' }]);
  });

  test.each(['pick_a,,,,,,,,', 'pick_a,close,,,,,,,'])('%s has not been filled in', (line) => {
    expect(file(line)).toEqual({ prices: [], scores: [], problems: [], questions: [], wrong: [] });
  });

  test.each([
    [',close,,,1.9,,,,', 'pick', 'is empty; write the id of a pick'],
    ['pick_a,close,Harbor,,,,,,', 'odds', 'is empty; write -110, +150 or 1.91'],
    ['pick_a,,,,1.9,,,,', 'moment', /^is empty; write POSTED, .* or CLOSE$/],
    ['pick_a,close,,,-50,,,,', 'odds', /^says "-50"; American odds begin at -100/],
    ['pick_a,close,,,1.9,x,,,', 'odds_other', 'says "x"; write -110, +150 or 1.91'],
    ['pick_a,close,,,1,,,,', 'odds', /^says "1"; decimal odds are above 1/],
    ['pick_a,close,,2000,1.9,,,,', 'line', 'says "2000"; write -3.5 or 48.5'],
    [`pick_a,close,${'B'.repeat(81)},,1.9,,,,`, null, /^Book is longer than/],
    ['pick_a,close,Har\u0007bor,,1.9,,,,', null, /^Book has a character that cannot be shown/],
    ['pick_a,,,,,,3,,', 'score_one', /A score is two whole numbers from 0 to 999/],
    ['pick_a,,,,,,3,1.5,', 'score_one', /A score is two whole numbers from 0 to 999/],
    ['pick_a,close,,,1.9,,,,,more', null, /^has 10 cells and 9 columns/],
  ])('%s', (line, column, reason) => {
    expect(file('pick_z,close,,,1.9,,,,', line).problems).toEqual([
      { row: 3, column, reason: reason instanceof RegExp ? expect.stringMatching(reason) : reason },
    ]);
  });

  test.each([
    ['moment,odds\nCLOSE,1.9', 1, /^names no column pick; .* It has moment, odds$/],
    ['pick,price\nx,1', 1, /^has the column "price"; say which of pick, moment/],
    ['pick,odds,odds\nx,1.9,1.9', 1, /^has the column "odds \(column 3\)"; /],
    [HEADER, 1, 'has no rows below it; fill one in, or choose another file'],
    ['', 1, 'is empty; fill it in, or choose another file'],
    [`${HEADER}\n"pick_a,close`, 2, /^begins with a quote that ends nowhere/],
    [`${HEADER}\n${'pick_a,close,,,1.9,,,,\n'.repeat(1_001)}`, 1, /^has 1001 rows; at most 1000/],
  ])('that begins %.40s is refused whole', (text, row, reason) => {
    const { prices, problems } = read(text);
    expect(prices).toEqual([]);
    expect(problems).toMatchObject([
      { row, reason: reason instanceof RegExp ? expect.stringMatching(reason) : reason },
    ]);
  });
});

describe('what people and exports write', () => {
  test('EVEN, PK, halves, minus signs and .0 are read as in pasted picks', () => {
    const { prices, problems } = file(
      'pick_ml,CLOSE,Some Book,PK,EVEN,-120,,,',
      'pick_spread,CLOSE,Some Book,-3½,−110,-110.0,,,',
      'pick_total,closing,,o48.5 -105,,−115,,,',
    );
    expect(problems).toEqual([]);
    expect(prices.map(({ line, odds, oddsOther }) => [line, odds, oddsOther])).toEqual([
      [null, 2, 1.833333],
      [-3.5, 1.909091, 1.909091],
      [48.5, 1.952381, 1.869565],
    ]);
  });

  test('+150 of which a spreadsheet kept 150 is asked about, once for all lines, and answered', () => {
    const lines = [HEADER, 'pick_a,CLOSE,,,150,-170,,,', 'pick_b,CLOSE,,,150,-170,,,'].join('\n');
    const { prices, questions, problems } = read(lines);
    expect([prices, problems]).toEqual([[], []]);
    expect(questions).toMatchObject([
      {
        key: 'odds:sign:150',
        asks: 'Is +150 meant?',
        column: 'odds',
        cell: '150',
        rows: [2, 3],
        answer: null,
      },
    ]);
    const answered = read(lines, { answers: [{ question: 'odds:sign:150', choice: 'plus' }] });
    expect(answered.prices.map(({ odds }) => odds)).toEqual([2.5, 2.5]);
  });

  test('an answer for other words changes nothing', () => {
    const said = { answers: [{ question: 'odds:sign:150', choice: 'plus' }] };
    expect(read(`${HEADER}\npick_a,CLOSE,,,160,,,,`, said).prices).toEqual([]);
  });
});

describe('a price is one of its pick’s market', () => {
  test.each([
    ['pick_ml,CLOSE,,149.5,1.885,2.03,,,', 'line', /a moneyline has no line/],
    ['pick_spread,CLOSE,,o48.5,-110,,,,', 'line', /the line of a total/],
    ['pick_total,CLOSE,,-3.5,-110,,,,', 'line', /a total is above 0/],
  ])('%s is of another', (line, column, reason) => {
    const { prices, problems } = file(line);
    expect(prices).toEqual([]);
    expect(problems).toEqual([{ row: 2, column, reason: expect.stringMatching(reason) }]);
  });

  test.each([
    [
      'pick_spread,CLOSE,,+3.5,-110,,,,',
      'The pick is at −3.5. Is +3.5 a line of the same bet?',
      ['posted', 'written'],
    ],
    ['pick_spread,CLOSE,,,-110,,,,', 'At which line is this price? The pick is at −3.5.', ['posted']],
    ['pick_spread,CLOSE,,3.5,-110,,,,', 'Is +3.5 meant?', ['plus', 'minus']],
    [
      'pick_total,CLOSE,,148.5,-110,,,,',
      'The pick is at 48.5. Is 148.5 a line of the same bet?',
      ['written'],
    ],
    [
      'pick_ml,CLOSE,,,+900,,,,',
      'The pick was posted at −110. Is +900 a price of the same bet?',
      ['written'],
    ],
    [
      'pick_ml,CLOSE,,,2.5,2.7,,,',
      'The two sides come to 77%. Which odds are meant?',
      ['own', 'other', 'written'],
    ],
  ])('%s is asked about', (line, asks, choices) => {
    const { prices, questions } = file(line);
    expect(prices).toEqual([]);
    expect(questions.map((question) => [question.asks, question.choices.map(({ key }) => key)])).toEqual([
      [asks, choices],
    ]);
  });

  test('the same words beside another pick are another question', () => {
    const { questions } = file('pick_ml,CLOSE,,,+900,,,,', 'pick_total,CLOSE,,48.5,+900,,,,');
    expect(questions).toHaveLength(2);
  });
});

test.each([
  ['90,000 commas', ','.repeat(90_000)],
  ['a quote that is never closed', `pick_a,close,"${'x'.repeat(90_000)}`],
  ['30,000 quotes', '"'.repeat(30_001)],
  ['a name that objects have', '__proto__,close,,,1.9,,,,\nconstructor,close,,,x,,,,'],
  ['a null byte', 'pick_a\u0000,close,,,\u0000,,,,'],
  ['a number beyond all', 'pick_a,close,,1e309,1e309,,,,'],
  ['not a number', 'pick_a,close,,NaN,Infinity,-Infinity,1e3,0x10,'],
  ['a formula', '=cmd|calc!A1,=1,=1,=1,=1,=1,=1,=1,=1'],
])('a file with %s is refused with a sentence, and soon', (_what, lines) => {
  const { answer, cpu } = leastCpuTime(() => file(lines));
  expect(cpu).toBeLessThan(700);
  expect(answer.problems.length).toBeGreaterThan(0);
});
