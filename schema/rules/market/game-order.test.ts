import { describe, expect, test } from '@jest/globals';
import { readGameFile } from './game-file.ts';

const read = (lines: string[], said = {}) =>
  readGameFile(lines.join('\n'), { now: new Date('2026-12-02T17:00:00Z'), teams: [], games: [] }, said);
const pricesOf = ({ games }: ReturnType<typeof read>) =>
  games.flatMap(({ quotes }) =>
    quotes.map(({ market, line, one, two, draw }) => [market, line, one, two, draw]),
  );

describe('a file with the home team in the first column', () => {
  const numbered = [
    'league,day,time,Home,Away,book,market,Odds 1,Odds 2',
    'NBA,12/3/2026,7:30 PM,Lakers,Celtics,DK,ML,+130,-150',
    'NBA,12/3/2026,8:30 PM,Hawks,Nets,DK,ML,-150,+130',
  ];
  const columns = [
    { column: 'Odds 1', of: 'one' },
    { column: 'Odds 2', of: 'two' },
  ];
  const answers = (choice: string, name = 'Odds 1') => [{ question: `one:order:${name}`, choice }];

  test('asks once whose the first odds are', () => {
    const open = read(numbered, { columns });
    expect(pricesOf(open)).toEqual([]);
    expect(open.questions).toMatchObject([{ column: 'Odds 1', cell: 'Odds 1', rows: [2, 3] }]);
  });

  test.each([
    ['home', [2.3, 1.666667]],
    ['away', [1.666667, 2.3]],
  ])('reads them as those of the %s team where that is said', (choice, [home, away]) => {
    const [first] = pricesOf(read(numbered, { columns, answers: answers(choice) }));
    expect(first).toEqual(['MONEYLINE', null, away, home, null]);
  });

  test('turns the line with them', () => {
    const lined = [
      'league,day,time,home,away,book,market,line,one,two',
      'NBA,12/3/2026,7:30 PM,Lakers,Celtics,DK,Spread,-3.5,-105,-115',
    ];
    expect(pricesOf(read(lined, { answers: answers('home', 'one') }))).toEqual([
      ['SPREAD', 3.5, 1.869565, 1.952381, null],
    ]);
  });

  test('asks nothing where columns name the team, or the side is over or under', () => {
    const named = [
      'league,day,time,home,away,book,market,line,one,two,home_ml,away_ml',
      'NBA,12/3/2026,7:30 PM,Lakers,Celtics,DK,Total,220.5,-105,-115,+130,-150',
    ];
    const { questions } = read(named);
    expect(questions).toEqual([]);
  });
});

describe('prices of three ways', () => {
  const wide = [
    'league,day,time,away,home,book,away_ml,draw,home_ml',
    'NHL,2026-12-14,7:00 PM,Bruins,Rangers,bwin,2.30,4.40,1.70',
    'NHL,2026-12-14,7:00 PM,Leafs,Canadiens,bwin,2.30,4.40,1.70',
  ];
  const answered = (choice: string) =>
    read(wide, { answers: [{ question: 'away_ml:three-way:prices with a draw', choice }] });

  test('are asked about once, and are no moneyline unless somebody says so', () => {
    const { questions } = read(wide);
    expect(questions).toMatchObject([{ asks: expect.stringContaining('prices of a draw'), rows: [2, 3] }]);
    expect([read(wide), answered('out')].map(pricesOf)).toEqual([[], []]);
    expect(pricesOf(answered('moneyline'))[0]).toEqual(['MONEYLINE', null, 2.3, 1.7, null]);
  });

  test('are known by the header 1, X and 2, and by a line for the draw', () => {
    const columns = Object.entries({
      ...{ Liga: 'league', Datum: 'day', Zeit: 'time', Heim: 'home', Gast: 'away', X: 'draw' },
      ...{ 1: 'one', 2: 'two' },
    }).map(([column, of]) => ({ column, of }));
    const numbered = [
      'Liga;Datum;Zeit;Gast;Heim;book;market;1;X;2',
      'NHL;2026-12-14;19:00 ET;Boston Bruins;New York Rangers;bwin;h2h;4,60;4,40;1,55',
    ];
    const game = 'NHL,2026-12-14,7:00 PM,Bruins,Rangers,bwin,h2h';
    const long = [
      'league,day,time,away,home,book,market,side,odds',
      ...[`${game},Bruins,4.60`, `${game},Draw,4.40`, `${game},Rangers,1.55`],
    ];
    for (const { questions } of [read(numbered, { columns }), read(long)])
      expect(questions).toMatchObject([{ asks: expect.stringContaining('prices of a draw') }]);
  });
});

test('a line may have the odds of its side behind it', () => {
  const file = [
    'league,day,time,away,home,book,market,side,line',
    'NBA,12/3/2026,7:30 PM,Celtics,Lakers,DK,Spread,Celtics,-3.5 -110',
    'NBA,12/3/2026,7:30 PM,Celtics,Lakers,DK,Spread,Lakers,+3.5 (-105)',
  ];
  const sheet = read(file);
  expect([...sheet.problems, ...sheet.questions]).toEqual([]);
  expect(pricesOf(sheet)).toEqual([['SPREAD', -3.5, 1.909091, 1.952381, null]]);
});

test('prices without a book are one problem, which says how to go on', () => {
  const file = [
    'league,day,time,away,home,away_ml,home_ml',
    'NBA,12/3/2026,7:30 PM,Celtics,Lakers,-150,+130',
    'NBA,12/3/2026,7:30 PM,Nets,Hawks,-150,+130',
  ];
  expect(read(file).problems).toEqual([
    {
      ...{ row: 2, column: 'book' },
      reason:
        'is empty in lines 2 to 3; a price needs its book; write it, as in DraftKings, or say which book all lines have',
    },
  ]);
});
