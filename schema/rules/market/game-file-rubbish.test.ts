import { describe, expect, test } from '@jest/globals';
import { readGameFile } from './game-file.ts';

const HEAD = 'league,away,home,day,time,away_score,home_score,final,book,market,line,one,two';
const NBA = 'NBA,Los Angeles Lakers,Boston Celtics,2026-12-02,19:30';
const SIDES = 'league,game,day,time,book,market,side,line,odds';
const NFL = 'NFL,Los Angeles Chargers @ Buffalo Bills,2026-12-06,13:00,Harbor';
const WIDE =
  'league,away,home,day,time,book,away_ml,home_ml,away_spread,home_spread,total,over_odds,under_odds';
const team = (league: 'NBA' | 'NFL', name: string) => ({ league, name, keys: [name.toLowerCase()] });
const WORLD = {
  games: [],
  now: new Date('2026-11-29T18:00:00Z'),
  teams: [
    ...['Los Angeles Lakers', 'Boston Celtics', 'Utah Jazz'].map((name) => team('NBA', name)),
    ...['Los Angeles Chargers', 'Buffalo Bills'].map((name) => team('NFL', name)),
  ],
};
const read = (text: string) => {
  const { games, problems, questions, leftOut } = readGameFile(text, WORLD);
  return {
    quotes: games.flatMap(({ quotes }) => quotes.map(({ market, line, one }) => [market, line, one])),
    says: problems.map(({ row, column, reason }) => `${row} ${column ?? '-'}: ${reason}`),
    asks: questions.map(({ asks, choices }) => [asks, ...choices.map(({ label }) => label)]),
    leftOut: leftOut.map(({ row, why }) => `${row} ${why}`),
    games,
  };
};
const withHead = (...lines: string[]) => [HEAD, ...lines].join('\n');

describe('what contradicts itself is refused', () => {
  test.each<[string, string, string]>([
    [
      'an id of two games',
      'league,away,home,day,time,id\nNBA,Lakers,Celtics,2026-12-02,19:30,x\nNBA,Heat,Hawks,2026-12-02,19:30,x',
      '3 id: is that of another game in line 2, Los Angeles Lakers @ Boston Celtics; write an id of its own, or none',
    ],
    [
      'a team in two games at once',
      withHead(NBA, 'NBA,Boston Celtics,Los Angeles Lakers,2026-12-02,20:30'),
      '3 -: has Boston Celtics in another game than line 2 at the same time; write when each starts, or leave one out',
    ],
    [
      'a moment beside another day',
      'league,away,home,day,time,starts\nNBA,A,B,2026-12-02,19:30,2026-12-05T00:30:00Z',
      '2 starts: says "2026-12-05T00:30:00Z", and another column says 2026-12-02, 19:30; leave one of them unread, or write one start',
    ],
    [
      'another game beside its teams',
      `${HEAD},game\n${NBA},,,,,,,,,Heat @ Jazz`,
      '2 game: says "Heat @ Jazz" beside Los Angeles Lakers and Boston Celtics; write 1 or 2, or leave it empty',
    ],
    [
      'a team with a bell in it',
      withHead(NBA.replace('Boston', 'Bos\u0007ton')),
      '2 home: says "Bos\u0007ton Celtics"; it has a character that cannot be shown; write it again',
    ],
    [
      'a team that turns the direction of its letters',
      withHead(NBA.replace('Boston', '\u202eBoston')),
      '2 home: says "\u202eBoston Celtics"; it has a character that cannot be shown; write it again',
    ],
    [
      'an id with a null',
      `league,away,home,day,time,id\n${NBA},x\u0000y`,
      '2 id: says "x\u0000y"; it has a character that cannot be shown; write it again',
    ],
    [
      'a score of a game to come',
      withHead(`${NBA},99,101,yes`),
      '2 away_score: says "99", and the game starts Dec 2, 2026, 7:30 PM ET; leave the score empty, or write the day that it was played',
    ],
    [
      'a final without a score',
      withHead('NBA,A,B,2026-11-28,19:30,,,yes'),
      '2 final: says "yes" without a score; write both teams’ points, or no',
    ],
    [
      'a book in two spellings at two lines',
      withHead(`${NBA},,,,Harbor,spread,+3.5,-110,-110`, `${NBA},,,,HARBOR,spread,-3.5,-110,-110`),
      '3 market: has this market of Harbor as line 2 does; a book has one line of a market, so leave one out',
    ],
    [
      'two prices of one side',
      `${WIDE},away_spread_odds\n${NBA},Harbor,,,+3.5 -110,-3.5 -110,,,,-105`,
      '2 away_spread_odds: says "-105" beside "+3.5 -110"; write one price',
    ],
    [
      'two totals',
      `${WIDE}\n${NBA},Harbor,,,,,,o220.5 -110,u221.5 -110`,
      '2 under_odds: says "u221.5 -110" beside "o220.5 -110"; the two are at one total, as in o48.5 -110 and u48.5 -110',
    ],
    [
      'a spread in a moneyline',
      `${SIDES}\n${NFL},moneyline,LAC +3,,-110`,
      '2 side: says "LAC +3"; it is a spread in a line of a moneyline; write one of them',
    ],
  ])('%s', (_what, text, says) => expect(read(text).says).toEqual([says]));

  test('a moment agrees with its day in New York and in UTC', () => {
    const rows = ['2026-12-02,19:30', '2026-12-02,', '2026-12-03,00:30'].map(
      (day, at) => `NBA,A${at},B${at},${day},2026-12-03T00:30:00Z`,
    );
    const text = ['league,away,home,day,time,starts', ...rows].join('\n');
    expect(read(text)).toMatchObject({ says: [], asks: [], games: { length: 3 } });
  });
});

describe('what is no sheet of games says what it is', () => {
  test.each<[string, string, RegExp]>([
    ['a page', '<!doctype html><p>Sign in', /^1 -: is a web page and no sheet; export the sheet as CSV or/],
    ['a calendar', 'BEGIN:VCALENDAR\nEND:VCALENDAR', /^1 -: is a calendar and no sheet; save the schedule/],
    ['a document', '%PDF-1.7', /^1 -: is a document and no sheet/],
    [
      'an error',
      '{"message":"Out of usage credits"}',
      /^1 -: is an error of the provider .*"Out of usage credits"; ask it again$/,
    ],
  ])('%s', (_what, text, says) => expect(read(text).says).toEqual([expect.stringMatching(says)]));

  test.each(['#REF!', '#N/A', '####', 'Err:508', 'TBD', 'Winner of the East'])('a team %s', (name) =>
    expect(read(withHead(NBA.replace('Los Angeles Lakers', name))).says).toContainEqual(
      expect.stringContaining(`2 away: says "${name}"`),
    ),
  );

  test('an error in a column that is not read is no fault', () => {
    const said = { columns: [{ column: 'roi', of: null }] };
    const text = `league,away,home,day,time,roi\n${NBA},#DIV/0!`;
    expect(readGameFile(text, WORLD, said).problems).toEqual([]);
  });

  test('of a long cell enough is said to find it', () =>
    expect(read(withHead(`${NBA},,,,${'B'.repeat(500)},moneyline,,+150,-170`)).says[0]).toBe(
      `2 book: says "${'B'.repeat(80)}…"; write at most 80 characters`,
    ));
});

describe('what can mean two things is asked', () => {
  test.each<[string, string, string[]]>([
    [
      'a team of another league',
      withHead(NBA.replace('NBA', 'NFL').replace('Boston Celtics', 'Buffalo Bills')),
      [
        '“Los Angeles Lakers” is a team of NBA, and the line says NFL. Which team is meant?',
        ...['Los Angeles Chargers', 'Buffalo Bills', '“Los Angeles Lakers”, a team of NFL too'],
      ],
    ],
    [
      'two favorites of one book',
      `${WIDE}\n${NBA},Harbor,+140,-165,-3.5 -110,+3.5 -110,,,`,
      [
        'The moneyline of Harbor has Boston Celtics as favorites, and the spread of Harbor Los Angeles Lakers. Which line is meant?',
        ...['Los Angeles Lakers +3.5', 'Los Angeles Lakers −3.5, as written'],
      ],
    ],
    [
      'a spread in a file without signs',
      withHead(`${NBA},,,,Harbor,spread,3.5,-110,-110`),
      [
        'No spread of the file has a sign. Is Los Angeles Lakers +3.5 meant?',
        ...['Los Angeles Lakers +3.5', 'Los Angeles Lakers −3.5'],
      ],
    ],
    [
      'a total that no game has',
      withHead(`${NBA},,,,Harbor,total,3.5,-110,-110`),
      ['3.5 is far from any total of NBA. Is it meant?', '3.5, as written'],
    ],
    [
      'a tie',
      withHead('NBA,A,B,2026-11-28,19:30,99,99,yes'),
      ['No game of NBA ends 99–99. Is it over?', 'It is not over', 'It is final, as written'],
    ],
  ])('%s', (_what, text, asks) => {
    const { quotes, says, ...rest } = read(text);
    expect([quotes.filter(([market]) => market !== 'MONEYLINE'), says, rest.asks]).toEqual([[], [], [asks]]);
  });

  test('nothing about a spread whose moneyline says which sign it has', () => {
    const text = withHead(`${NBA},,,,Harbor,spread,3.5,-110,-110`, `${NBA},,,,Harbor,moneyline,,+140,-165`);
    expect(read(text)).toMatchObject({ asks: [], says: [], quotes: { length: 2 } });
  });
});

describe('what is certain is read', () => {
  test.each<[string, string[], unknown[]]>([
    [
      'a team in short and its line, without a market',
      [`${NFL},,LAC,+3,-110`, `${NFL},,BUF,-3,-110`],
      ['SPREAD', 3, 1.909091],
    ],
    ['both in one cell', [`${NFL},,LAC +3,,-110`, `${NFL},,Bills -3,,-110`], ['SPREAD', 3, 1.909091]],
    ['over and under', [`${NFL},,Over 44.5,,-110`, `${NFL},,u44½,,-110`], ['TOTAL', 44.5, 1.909091]],
    ['two teams alone', [`${NFL},,Chargers,,+140`, `${NFL},,Bills,,-165`], ['MONEYLINE', null, 2.4]],
  ])('%s', (_what, lines, quote) =>
    expect(read([SIDES, ...lines].join('\n'))).toMatchObject({ asks: [], says: [], quotes: [quote] }),
  );

  test('a line alone names its market where it has a sign', () =>
    expect(read(withHead(`${NBA},,,,Harbor,,+3.5,-110,-110`)).quotes).toEqual([['SPREAD', 3.5, 1.909091]]));

  test('a side that names no market where its line is none of a spread is refused', () =>
    expect(read(`${SIDES}\n${NFL},,Bills,44.5,-110`).says[0]).toBe(
      '2 side: says "Bills"; and the line names no market; write moneyline, spread or total',
    ));

  test('lines with their prices in one cell, as screens have them', () => {
    const text = `${WIDE}\n${NBA},Harbor,+140,-165,+3.5 -110,-3.5 -110,,o220.5 -108,u220.5 -112`;
    const quotes = [
      ...[
        ['MONEYLINE', null, 2.4],
        ['SPREAD', 3.5, 1.909091],
      ],
      ['TOTAL', 220.5, 1.925926],
    ];
    expect(read(text)).toMatchObject({ asks: [], says: [], quotes });
  });

  test('a start in words of one cell; one without AM or PM and zone is asked about', () => {
    const starts = (words: string) => read(`league,away,home,starts\nNBA,A,B,${words}`);
    for (const words of ['12/2/2026 7:30 PM', '12/2/26 4:30 PM PT'])
      expect(starts(words).games[0]?.startsAt.toISOString()).toBe('2026-12-03T00:30:00.000Z');
    expect(starts('12/2/2026 19:30').asks[0]?.[0]).toBe('Is 19:30 a time in New York, or UTC?');
    expect(starts('2026-12-02 99:99').says[0]).toContain('starts: says "99:99"; write 7:30 PM');
  });

  test('lines without odds say so', () =>
    expect(read(`${WIDE}\n${NBA},Harbor,,,+3.5,-3.5,220.5,,`).says).toEqual([
      '2 away_spread: says "+3.5" without odds; write the odds of both sides, or leave the column unread',
    ]));

  test('0 to 0 before the start is no score', () =>
    expect(read(withHead(`${NBA},0,0,no`))).toMatchObject({
      says: [],
      games: [{ score: null, isFinal: false }],
    }));

  test('games that began more than 14 days ago are left out, each named, and years away is a slip', () => {
    const { games, leftOut, says } = read(
      withHead(NBA, NBA.replace('2026-12-02', '2026-11-10'), NBA.replace('2026-12-02', '1999-12-02')),
    );
    expect([games.length, leftOut]).toEqual([1, ['3 is of a game that began more than 14 days ago']]);
    expect(says).toEqual(['4 day: says "1999-12-02", which is years away; write the year, as in 2026-11-20']);
  });
});
