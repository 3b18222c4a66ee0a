import { expect, test } from 'vitest';
import { parseGameFile } from './game-file.ts';

const HEAD = 'league,away,home,day,time,away_score,home_score,final,book,market,line,one,two';
const GAME = 'NBA,Los Angeles Lakers,Boston Celtics,2026-11-24,19:30';

test('a game with its score and the prices of its lines', () => {
  const file = [
    HEAD,
    `${GAME},99,101,yes,DraftKings,spread,3.5,-110,-110`,
    `${GAME},,,,DraftKings,moneyline,,+140,-165`,
    `${GAME},,,,FanDuel,total,221.5,1.91,1.95`,
    'nhl,Boston Bruins,New York Rangers,2026-11-24,19:00,,,,,,,,',
  ].join('\n');
  expect(parseGameFile(file)).toEqual([
    {
      id: 'csv NBA los angeles lakers @ boston celtics 2026-11-24 1',
      league: 'NBA',
      ...{
        away: 'Los Angeles Lakers',
        home: 'Boston Celtics',
        startsAt: new Date('2026-11-25T00:30:00.000Z'),
      },
      ...{ score: { away: 99, home: 101 }, isFinal: true },
      quotes: [
        { book: 'DraftKings', market: 'SPREAD', line: 3.5, one: 1.909091, two: 1.909091, draw: null },
        { book: 'DraftKings', market: 'MONEYLINE', line: null, one: 2.4, two: 1.606061, draw: null },
        { book: 'FanDuel', market: 'TOTAL', line: 221.5, one: 1.91, two: 1.95, draw: null },
      ],
    },
    expect.objectContaining({ league: 'NHL', score: null, isFinal: false, quotes: [] }),
  ]);
});

test('the games of a doubleheader are told apart by their number or id', () => {
  const head = 'league,away,home,day,time,game,id';
  const rows = ['13:05,,', '19:05,2,', '21:05,,third'].map((rest) => `MLB,Cubs,Mets,2026-06-01,${rest}`);
  const games = parseGameFile([head, ...rows].join('\n'));
  expect(Array.isArray(games) && games.map(({ id }) => id)).toEqual([
    'csv MLB cubs @ mets 2026-06-01 1',
    'csv MLB cubs @ mets 2026-06-01 2',
    'third',
  ]);
});

test.each([
  ['', 1, null, 'The first line has to name the columns, "league" among them'],
  [HEAD, 1, null, 'The file has no lines after its first'],
  ['league,away,home,day,time,stadium\nx', 1, null, expect.stringContaining('"stadium"')],
  [`${HEAD}\n"${GAME}`, 2, null, 'A quote is not closed, or is inside a cell'],
  [`${HEAD}\n${GAME}\nXFL,A,B,2026-11-24,19:30`, 3, 'league', 'It is no league'],
  [`${HEAD}\nNBA,A,a,2026-11-24,19:30`, 2, 'home', 'A team does not play itself'],
  [`${HEAD}\nNBA,A,B,11/24/2026,19:30`, 2, 'day', 'Write it as 2026-11-24'],
  [`${HEAD}\nNBA,A,B,2026-11-24,7:30 PM`, 2, 'time', 'Write it as 19:30'],
  [`${HEAD}\n${GAME},99`, 2, 'home_score', 'A score is that of both teams'],
  [`${HEAD}\n${GAME},,,,,spread,3,-110,-110`, 2, 'book', 'A price needs its book'],
  [`${HEAD}\n${GAME},,,,B,spread,3.3,-110,-110`, 2, 'line', 'It is no line'],
  [`${HEAD}\n${GAME},,,,B,moneyline,,110,-50`, 2, 'two', 'It is no price'],
  [
    `${HEAD}\n${GAME},,,,B,total,200,-110,-110\n${GAME},,,,B,total,201,-110,-110`,
    3,
    'market',
    expect.any(String),
  ],
  [`${HEAD}\n${GAME}\n${GAME.replace('19:30', '20:00')}`, 3, 'time', expect.any(String)],
])('%j: line %d, column %s', (file, line, column, reason) => {
  expect(parseGameFile(file)).toEqual({ line, column, reason });
});
