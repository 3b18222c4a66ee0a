import { describe, expect, test } from '@jest/globals';
import { readGameFile } from './game-file.ts';

const HEAD = 'league,away,home,day,time,away_score,home_score,final,book,market,line,one,two';
const GAME = 'NBA,Los Angeles Lakers,Boston Celtics,2026-11-24,19:30';
const read = (text: string, said = {}) =>
  readGameFile(text, { now: new Date('2026-11-25T05:00:00Z'), teams: [], games: [] }, said);

describe('a price', () => {
  const long = 'league,away,home,starts,book,market,side,line,odds';
  const game = 'NBA,Lakers,Celtics,2026-11-25T00:30:00Z,DraftKings';
  test('may have a line for each side', () => {
    const { games, problems } = read(
      [
        ...[long, `${game},h2h,Celtics,,-165`, `${game},h2h,Lakers,,+140`, `${game},totals,Under,221½,−110`],
        ...[
          `${game},totals,Over,221.5,EVEN`,
          `${game},spreads,Celtics,-3.5,-110`,
          `${game},spreads,Lakers,3.5,-110.0`,
        ],
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(games[0]?.quotes).toEqual([
      { book: 'DraftKings', market: 'MONEYLINE', line: null, one: 2.4, two: 1.606061, draw: null },
      { book: 'DraftKings', market: 'TOTAL', line: 221.5, one: 2, two: 1.909091, draw: null },
      { book: 'DraftKings', market: 'SPREAD', line: 3.5, one: 1.909091, two: 1.909091, draw: null },
    ]);
  });

  test('may have a column for each side', () => {
    const { games, problems } = read(
      [
        'league,away,home,day,time,book,away_ml,home_ml,home_spread,away_spread_odds,home_spread_odds,total,over_odds,under_odds',
        'NBA,Lakers,Celtics,2026-11-24,19:30,DraftKings,+140,-165,-3.5,-110,-110,221.5,-108,-112',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(games[0]?.quotes.map(({ market, line, one, two }) => [market, line, one, two])).toEqual([
      ['MONEYLINE', null, 2.4, 1.606061],
      ['SPREAD', 3.5, 1.909091, 1.909091],
      ['TOTAL', 221.5, 1.925926, 1.892857],
    ]);
  });

  test.each([
    ['one side of it alone', [`${game},h2h,Celtics,,-165`], /^has one side of a price of DraftKings/],
    [
      'sides at two lines',
      [`${game},spreads,Lakers,3.5,-110`, `${game},spreads,Celtics,3.5,-110`],
      /^is at another line than line 2/,
    ],
    ['a side that nobody is', [`${game},h2h,Heat,,-165`], /write Lakers or Celtics$/],
    ['a half', [`${game},h2h_h1,Celtics,,-165`], /part of a game; leave the line out$/],
  ])('%s is a problem', (_what, lines, reason) => {
    const { games, problems } = read([long, ...lines].join('\n'));
    expect(games.flatMap(({ quotes }) => quotes)).toEqual([]);
    expect(problems[0]?.reason).toMatch(reason);
  });

  test('245 beside -303 is asked about: +245 may be meant', () => {
    const text = `${HEAD}\n${GAME},,,,Some Book,moneyline,,245,-303`;
    const { games, questions } = read(text);
    expect(games[0]?.quotes).toEqual([]);
    expect(questions).toMatchObject([{ key: 'one:sign:245', asks: 'Is +245 meant?', rows: [2] }]);
    const answered = read(text, { answers: [{ question: 'one:sign:245', choice: 'plus' }] });
    expect(answered.games[0]?.quotes[0]).toMatchObject({ one: 3.45, two: 1.330033 });
  });

  test('two sides that come to 64% are asked about', () => {
    const { games, questions } = read(`${HEAD}\n${GAME},,,,Some Book,moneyline,,2.5,4.1`);
    expect(games[0]?.quotes).toEqual([]);
    expect(questions).toMatchObject([{ asks: 'The two sides come to 64%. Which odds are meant?' }]);
  });
});
