import { describe, expect, test } from '@jest/globals';
import { leastCpuTime } from '#schema/testing/cpu-time.ts';
import { readGameFile } from './game-file.ts';

const HEAD = 'league,away,home,day,time,away_score,home_score,final,book,market,line,one,two';
const GAME = 'NBA,Los Angeles Lakers,Boston Celtics,2026-11-24,19:30';
const WORLD = { now: new Date('2026-11-25T05:00:00Z'), teams: [], games: [] };
const read = (text: string, said = {}) => readGameFile(text, WORLD, said);

test('a game with its score and the prices of its lines', () => {
  const file = [
    HEAD,
    `${GAME},99,101,yes,DraftKings,spread,3.5,-110,-110`,
    `${GAME},,,,DraftKings,moneyline,,+140,-165`,
    `${GAME},,,,FanDuel,total,221.5,1.91,1.95`,
    'nhl,Boston Bruins,New York Rangers,2026-11-24,19:00,,,,,,,,',
  ].join('\n');
  const { games, problems, questions } = read(file);
  expect([problems, questions]).toEqual([[], []]);
  expect(games).toEqual([
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
  const rows = ['13:05,,', '19:05,2,', '21:05,,third'].map((rest) => `MLB,Cubs,Mets,2026-12-01,${rest}`);
  rows.push('MLB,Cubs,Mets (G2),2026-12-02,7:05 PM,,');
  expect(read([head, ...rows].join('\n')).games.map(({ id }) => id)).toEqual([
    'csv MLB cubs @ mets 2026-12-01 1',
    'csv MLB cubs @ mets 2026-12-01 2',
    'third',
    'csv MLB cubs @ mets 2026-12-02 2',
  ]);
});

test.each([
  ['09:30', '2026-11-24T14:30:00.000Z'],
  ['7:30 PM', '2026-11-25T00:30:00.000Z'],
  ['7:30p', '2026-11-25T00:30:00.000Z'],
  ['19:30:00', '2026-11-25T00:30:00.000Z'],
  ['4:30 PM PT', '2026-11-25T00:30:00.000Z'],
])('a start at %s, on a day as America writes it', (time, startsAt) => {
  const { games, problems } = read(`league,game,date,time\nCBB,501 Duke @ 502 Kansas,11/24/26,${time}`, {
    columns: [{ column: 'date', of: 'day' }],
  });
  expect(problems).toEqual([]);
  expect(games[0]).toMatchObject({
    league: 'NCAAB',
    away: 'Duke',
    home: 'Kansas',
    startsAt: new Date(startsAt),
  });
});

describe('what is not certain is asked', () => {
  test.each([
    [`${HEAD}\n${GAME.replace('19:30', '7:30')}`, 'time:morning:7:30'],
    [`${HEAD}\n${GAME.replace('19:30', '9:30')}`, 'time:morning:9:30'],
    [`${HEAD}\n${GAME.replace('2026-11-24', '02.12.2026')}`, 'day:order:02.12.2026'],
    [`${HEAD}\n${GAME.replace('NBA', 'Basketball')}`, 'league:league:Basketball'],
  ])('%j', (text, key) => {
    const { games, questions, problems } = read(text);
    expect([games, problems]).toEqual([[], []]);
    expect(questions.map((question) => question.key)).toEqual([key]);
  });

  test('times without a zone once for the whole file', () => {
    const rows = ['2026-11-25 00:30:00', '2026-11-25 01:00'].map(
      (starts, at) => `NBA,A${at},B${at},${starts}`,
    );
    const text = ['league,away,home,starts', ...rows].join('\n');
    expect(read(text).questions).toMatchObject([{ key: 'starts:zone:times without a zone', rows: [2, 3] }]);
    const answers = [{ question: 'starts:zone:times without a zone', choice: 'utc' }];
    expect(read(text, { answers }).games.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2026-11-25T00:30:00.000Z',
      '2026-11-25T01:00:00.000Z',
    ]);
  });

  test('new teams of a schedule are taken, and in a league that is known whole asked about', () => {
    const teams = Array.from({ length: 30 }, (_, at) => ({
      league: 'NBA' as const,
      name: `Team ${at}`,
      keys: [`team ${at}`],
    }));
    const file = 'league,game,day,time\nNBA,Seattle Rain @ Team 3,2026-12-02,19:00';
    expect(readGameFile(file, { ...WORLD, teams }).questions).toHaveLength(1);
    expect(readGameFile(file, { ...WORLD, teams: teams.slice(0, 20) }).questions).toEqual([]);
  });

  test('a city alone in a professional league, of one team or of two', () => {
    const teams = (['Los Angeles Lakers', 'Los Angeles Clippers', 'Boston Celtics'] as const).map((name) => ({
      ...{ league: 'NBA' as const, name, keys: [name.toLowerCase()] },
    }));
    const file = 'league,away,home,day,time\nNBA,Los Angeles,Boston,2026-12-02,19:00';
    const { questions } = readGameFile(file, { ...WORLD, teams });
    expect(questions.map(({ key }) => key)).toEqual(['away:team:Los Angeles', 'home:team:Boston']);
  });

  test('both teams of a cell apart', () => {
    const teams = ['Boston Bruins'].map((name) => ({
      league: 'NHL' as const,
      name,
      keys: [name.toLowerCase()],
    }));
    const { questions } = readGameFile(
      'league,game,day,time\nNHL,Boston Bruin @ Bostn Bruins,2026-12-02,19:00',
      {
        ...WORLD,
        teams,
      },
    );
    expect(questions.map(({ key }) => key)).toEqual(['game:team:Boston Bruin', 'game:team:Bostn Bruins']);
  });

  test('a team that the schedule does not have, with the nearest', () => {
    const teams = ['Montreal Canadiens', 'Boston Bruins', 'Ottawa Senators', 'Toronto Maple Leafs'].map(
      (name) => ({
        ...{ league: 'NHL' as const, name },
        keys: [name.toLowerCase()],
      }),
    );
    const { questions } = readGameFile(`${HEAD}\nNHL,Montral Canadiens,Boston Bruins,2026-12-02,19:00`, {
      ...WORLD,
      teams,
    });
    expect(questions[0]?.choices.map(({ label }) => label)[0]).toBe('Montreal Canadiens');
  });
});

test.each<[file: string, row: number, column: string | null, reason: unknown]>([
  ['', 1, null, 'is empty; fill it in, or choose another file'],
  [HEAD, 1, null, 'has no rows below it; fill one in, or choose another file'],
  [
    'league,away,home,day,time,stadium\nx,a,b,c,d,e',
    1,
    null,
    expect.stringContaining('has the column "stadium"; say which of league, away'),
  ],
  [`${HEAD}\n"${GAME}`, 2, 'league', expect.stringContaining('begins with a quote')],
  [
    `${HEAD}\n${GAME}\nXFL,A,B,2026-11-24,19:30`,
    3,
    'league',
    'says "XFL"; write NFL, NCAAF, NBA, NCAAB, MLB, NHL',
  ],
  [`${HEAD}\nNBA,A,a,2026-11-24,19:30`, 2, 'home', expect.stringContaining('play itself')],
  [`${HEAD}\nNBA,A,B,24 Foo,19:30`, 2, 'day', expect.stringContaining('write 2026-11-20')],
  [`${HEAD}\nNBA,A,B,2026-11-24,late`, 2, 'time', 'says "late"; write 7:30 PM or 19:30'],
  [`${HEAD}\n${GAME},99`, 2, 'home_score', expect.stringContaining('both teams’ points')],
  [`${HEAD}\n${GAME},,,,,spread,3,-110,-110`, 2, 'book', expect.stringContaining('a price needs its book')],
  [`${HEAD}\n${GAME},,,,B,spread,3.3,-110,-110`, 2, 'line', expect.stringContaining('lines go in quarters')],
  [`${HEAD}\n${GAME},,,,B,moneyline,,+110,-50`, 2, 'two', expect.stringContaining('American odds begin')],
  [
    `${HEAD}\n${GAME},,,,B,total,200,-110,-110\n${GAME},,,,B,total,201,-110,-110`,
    3,
    'market',
    expect.stringContaining('as line 2 does'),
  ],
  [
    `${HEAD}\n${GAME}\n${GAME.replace('19:30', '20:00')}`,
    3,
    'time',
    expect.stringContaining('another than in line 2'),
  ],
  [`${HEAD}\n${GAME},99,101\n${GAME},98,101`, 3, 'away_score', expect.stringContaining('another score')],
])('%j: line %d, column %s', (file, row, column, reason) => {
  expect(read(file).problems).toEqual([{ row, column, reason }]);
});

test.each([
  ['alternate_spreads', 'it is a further line of the book beside its main one; leave the line out'],
  ['h2h_3_way', 'it is of a part of a game; leave the line out'],
  ['team_totals', 'it is of a part of a game; leave the line out'],
])('%s is none of the markets of a game', (market, reason) => {
  const file = 'league,away,home,day,time,book,market,line,one,two\nNBA,A,B,2026-12-02,19:30,Harbor';
  expect(read(`${file},${market},-9.5,+300,-400`).problems).toEqual([
    { row: 2, column: 'market', reason: `says "${market}"; ${reason}` },
  ]);
});

test('all faults of all lines are named', () => {
  const { problems } = read(`${HEAD}\nXFL,A,B,x,y\n${GAME},1,x\n${GAME.replace('NBA', 'XFL')}`);
  expect(problems.map(({ row, column }) => `${row} ${column}`)).toEqual([
    ...['2 league', '2 day', '3 home_score', '4 league'],
  ]);
});

test('5,000 lines are read in less than a second', () => {
  const lines = Array.from({ length: 5_000 }, (_, at) => {
    const game = `NCAAB,Team ${Math.floor(at / 12)} A,Team ${Math.floor(at / 12)} B,2026-11-24,19:30`;
    return `${game},,,,Book ${at % 4},${['moneyline,,-110,-110', 'spread,3.5,-110,-110', 'total,150.5,-108,-112'][at % 3]}`;
  });
  const { answer, cpu } = leastCpuTime(() => read([HEAD, ...lines].join('\n')));
  expect([answer.games.length, answer.problems]).toEqual([417, []]);
  expect(cpu).toBeLessThan(1_000);
});
