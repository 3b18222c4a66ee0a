import { describe, expect, test } from 'vitest';
import { csvLines } from '#schema/rules/text/csv-lines.ts';
import { parsePriceFile } from './price-file.ts';

const HEADER = 'pick,moment,book,line,odds,odds_other,score_one,score_two,source';
const file = (...lines: string[]) => parsePriceFile([HEADER, ...lines].join('\n'));

describe('a file of prices', () => {
  test('has a price, a score or both on a line; odds are American or decimal', () => {
    const read = file(
      'pick_a,close,"Bet, Inc.",-3.5,-110,1.91,101,99,nba.com',
      '',
      'pick_b,POSTED,,,+150,,,,',
      'pick_c,,,,,,3,0,',
    );
    expect(read).toEqual({
      prices: [
        {
          ...{ row: 2, pickId: 'pick_a', moment: 'CLOSE', book: 'Bet, Inc.', line: -3.5 },
          ...{ odds: 1.909091, oddsOther: 1.91 },
        },
        { row: 4, pickId: 'pick_b', moment: 'POSTED', book: null, line: null, odds: 2.5, oddsOther: null },
      ],
      scores: [
        { row: 2, pickId: 'pick_a', one: 101, two: 99, source: 'nba.com' },
        { row: 5, pickId: 'pick_c', one: 3, two: 0, source: null },
      ],
      problems: [],
      wrong: [],
    });
  });

  test('every fault of a line is named, and columns for people are not read', () => {
    const read = parsePriceFile(
      ['pick,game,selection,posted_odds,moment,odds,line,score_one', 'pick_a,=1,x,x,noon,evens,three,1'].join(
        '\n',
      ),
    );
    expect(read).toEqual({
      prices: [],
      scores: [],
      problems: [
        expect.stringMatching(/^The column "moment" says /),
        '"evens" are no odds: write -110, +150 or 1.91',
        '"three" is no line: write -3.5 or 48.5',
        'A score is two whole numbers from 0 to 999',
      ].map((reason) => ({ row: 2, reason })),
      wrong: [{ row: 2, pickId: 'pick_a' }],
    });
  });

  test.each(['pick_a,,,,,,,,', 'pick_a,close,,,,,,,'])('%s has not been filled in', (line) => {
    expect(file(line)).toEqual({ prices: [], scores: [], problems: [], wrong: [] });
  });

  test.each([
    [',close,,,1.9,,,,', 'No pick'],
    [
      'pick_a,noon,,,1.9,,,,',
      'The column "moment" says "noon"; write POSTED, OPENED_FREE, OPENED_PLUS, OPENED_PREMIUM, OPENED_VIP or CLOSE',
    ],
    ['pick_a,close,Harbor,,,,,,', 'A price needs odds'],
    ['pick_a,,,,1.9,,,,', /^The column "moment" is empty; write POSTED, /],
    ['pick_a,close,,,evens,,,,', '"evens" are no odds: write -110, +150 or 1.91'],
    ['pick_a,close,,,-50,,,,', '"-50" are no odds: write -110, +150 or 1.91'],
    ['pick_a,close,,,1.9,x,,,', '"x" are no odds: write -110, +150 or 1.91'],
    ['pick_a,close,,,1,,,,', 'Odds must be above 1.00 and at most 1000 (decimal)'],
    ['pick_a,close,,,1.9,1,,,', 'Odds of the other side must be above 1.00 and at most 1000 (decimal)'],
    ['pick_a,close,,three,1.9,,,,', '"three" is no line: write -3.5 or 48.5'],
    ['pick_a,close,,2000,1.9,,,,', 'Line must be between -1000 and 1000'],
    ['pick_a,,,,,,3,,', 'A score is two whole numbers from 0 to 999'],
    ['pick_a,,,,,,3,1.5,', 'A score is two whole numbers from 0 to 999'],
    ['pick_a,close,,,1.9,,,,,more', 'It has 10 cells, but the header has 9'],
  ])('%s', (line, reason) => {
    expect(file('pick_z,close,,,1.9,,,,', line).problems).toEqual([
      { row: 3, reason: reason instanceof RegExp ? expect.stringMatching(reason) : reason },
    ]);
  });

  test.each([
    ['moment,odds\nCLOSE,1.9', 1, 'The first line has to name the columns, "pick" among them'],
    ['pick,price\nx,1', 1, /^Column "price" is none of pick, moment/],
    ['pick,odds,odds\nx,1,1', 1, 'Column "odds" appears twice'],
    [HEADER, 1, 'The file has no lines after its header'],
    ['', 1, 'The first line has to name the columns, "pick" among them'],
    [`${HEADER}\n"pick_a,close`, 2, 'A quote is not closed, or is inside a cell'],
    [`${HEADER}\n${'pick_a,close,,,1.9,,,,\n'.repeat(1_001)}`, 1, 'The file has more than 1000 lines'],
  ])('that begins %j is refused whole', (text, row, reason) => {
    const { prices, problems } = parsePriceFile(text);
    expect(prices).toEqual([]);
    expect(problems).toEqual([
      { row, reason: reason instanceof RegExp ? expect.stringMatching(reason) : reason },
    ]);
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
  const began = performance.now();
  const { problems } = file(lines);
  expect(performance.now() - began).toBeLessThan(700);
  expect(problems.length).toBeGreaterThan(0);
});

test('lines are counted through quoted line breaks; a byte order mark and Windows line ends are no cells', () => {
  expect(csvLines('\ufeffa,b\r\n"x\ny","say ""hi"""\r\n\r\nc,')).toEqual([
    { row: 1, cells: ['a', 'b'] },
    { row: 2, cells: ['x\ny', 'say "hi"'] },
    { row: 5, cells: ['c', ''] },
  ]);
});
