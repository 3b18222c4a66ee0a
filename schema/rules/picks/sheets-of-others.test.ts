import { expect, test } from '@jest/globals';
import { type Answer, SheetReader } from '#schema/rules/market/reading/questions.ts';
import type { KnownTeam } from '#schema/rules/market/reading/read-team.ts';
import type { ColumnMatch } from '#schema/rules/text/table/match-columns.ts';
import { parsePastedPicks } from './pasted-picks.ts';

/** A schedule that has some teams of a league and not all. */
const TEAMS: KnownTeam[] = (
  [
    ['NFL', 'Seattle Seahawks,Philadelphia Eagles,Los Angeles Chargers,Los Angeles Rams,Chicago Bears'],
    [
      'NBA',
      'New York Knicks,San Antonio Spurs,LA Clippers,Chicago Bulls,Philadelphia 76ers,Memphis Grizzlies',
    ],
    ['NHL', 'Colorado Avalanche,New York Islanders,New York Rangers'],
    ['MLB', 'Boston Red Sox,New York Yankees'],
  ] as const
).flatMap(([league, names]) =>
  names.split(',').map((name) => ({ league, name, keys: [name.toLowerCase()] })),
);

/** Its columns as they are guessed, with what all lines have. */
function read(text: string, given: Record<string, string> = {}, answers: Answer[] = []) {
  const how = { day: '2026-11-29', teams: TEAMS };
  const guessed = parsePastedPicks(text, { ...how, reader: new SheetReader([]) }).columns;
  const columns: ColumnMatch[] = [
    ...guessed.map(({ column, of }) => ({ column, of })),
    ...Object.entries(given).map(([of, value]) => ({ column: '', of, value })),
  ];
  const reader = new SheetReader(answers);
  const { picks } = parsePastedPicks(text, { ...how, columns, reader });
  const of = Object.fromEntries(guessed.map((each) => [each.column, each.of]));
  return { picks, of, problems: reader.problems, asks: reader.questions.map(({ asks }) => asks) };
}

test('a bettor’s tracker with nicknames and letters of teams', () => {
  const text = [
    'Sunday card,,,,,,,',
    'Date,Time,League,Matchup,Bet,Odds,Units,Writeup',
    '11/29/2026,4:25 PM,NFL,Seahawks @ PHI,Seahawks -4.5,-105,1.5,Rested',
    '11/29/2026,8:20 PM,NFL,Chargers at LAR,Over 47,-115,1,Key number',
    '11/29/2026,8:00 PM,NBA,Sixers vs Grizzlies,Over 227,-120,0.5,Pace',
    '11/29/2026,7:00 PM,NBA,Clippers/Bulls,Bulls ML,+105,1,At home',
    '11/29/2026,7:30 PM,NHL,Avs @ Isles,u5.5,EV,1pt,Goalies',
    'TOTAL,,,,,,5,',
  ].join('\n');
  const { picks, problems, asks } = read(text, { tier: 'Plus' });
  expect([problems, asks]).toEqual([[], []]);
  expect(picks.map(({ teamOne, teamTwo, market, line }) => [teamOne, teamTwo, market, line])).toEqual([
    ['Seattle Seahawks', 'Philadelphia Eagles', 'SPREAD', -4.5],
    ['Los Angeles Chargers', 'Los Angeles Rams', 'TOTAL', 47],
    ['Philadelphia 76ers', 'Memphis Grizzlies', 'TOTAL', 227],
    ['LA Clippers', 'Chicago Bulls', 'MONEYLINE', null],
    ['Colorado Avalanche', 'New York Islanders', 'TOTAL', 5.5],
  ]);
});

test('a name that two teams of a league end with, or that a college may have, is asked about', () => {
  const text = 'sport,tier,game,time,pick,details\nMLB,Plus,Sox @ Yankees,7 PM,Over 8,Why';
  expect(read(text).asks).toEqual(['“Sox” is no team of MLB in the schedule. Which team is meant?']);
});

test('a European sheet: decimal commas in words, too, and one zone for all times', () => {
  const text = [
    'Datum;Uhrzeit;Liga;Heim;Gast;Tipp;Quote;Einsatz (pts);Begründung',
    '29.11.2026;22:25;NFL;Philadelphia Eagles;Seattle Seahawks;Seahawks -4,5;1,95;1,5;Pause',
    '30.11.2026;01:30;NHL;New York Islanders;Colorado Avalanche;Under 5,5;2,00;2pts;Torhüter',
  ].join('\n');
  const { picks, of, problems, asks } = read(text, { tier: 'Plus', zone: 'CET' });
  expect(of).toMatchObject({ 'Einsatz (pts)': 'units' });
  expect([problems, asks]).toEqual([[], []]);
  expect(picks).toMatchObject([
    { date: '2026-11-29', time: '16:25', market: 'SPREAD', line: -4.5, odds: 1.95, units: 1.5 },
    { date: '2026-11-29', time: '19:30', market: 'TOTAL', line: 5.5, odds: 2, units: 2 },
  ]);
  expect(read(text, { tier: 'Plus', zone: 'Moon' }).problems).toContainEqual({
    ...{ row: 2, column: 'zone' },
    reason: 'says "Moon"; write ET, CT, MT, PT, UTC, UK or CET',
  });
});

const EXPORT = [
  '"Bet ID","Sport","Event","Event Date","Selection","Market","Odds (American)","Wager","Status"',
  '"a1","NFL","Los Angeles Chargers @ Los Angeles Rams","2026-11-30T01:20:00Z","Los Angeles Chargers +3","Spread","-110","$110.00","Open"',
  '"a2","Ice Hockey","Colorado Avalanche @ New York Islanders","2026-11-30T00:00:00Z","New York Islanders","Moneyline","+105","$100.00","Open"',
].join('\n');

test('a book’s export: a moment is a start, and money is no units', () => {
  const { of, problems, asks } = read(EXPORT, { tier: 'Plus', details: 'Why' });
  expect(of).toMatchObject({ Wager: 'units', 'Odds (American)': 'odds', 'Event Date': 'date' });
  expect(problems).toEqual([
    { row: 2, column: 'Wager', reason: 'says "$110.00"; it is an amount of money; write 1.5' },
    { row: 3, column: 'Wager', reason: 'says "$100.00"; it is an amount of money; write 1.5' },
  ]);
  expect(asks).toEqual(['Is 2026-11-30T00:00:00Z a start, or a day?']);
});

test('midnight of UTC is asked about; the stake of all lines takes the place of money', () => {
  const text = EXPORT.replaceAll('"Wager"', '"Cash"');
  const answers = [{ question: 'Event Date:moment:2026-11-30T00:00:00Z', choice: 'start' }];
  const { picks, problems } = read(text, { tier: 'Plus', details: 'Why', units: '1.5' }, answers);
  expect(problems).toEqual([]);
  expect(picks).toMatchObject([
    { date: '2026-11-29', time: '20:20', market: 'SPREAD', line: 3, units: 1.5 },
    { date: '2026-11-29', time: '19:00', market: 'MONEYLINE', odds: 2.05, units: 1.5 },
  ]);
});

const HEADER = 'League,Date,Time,Game,Pick';
const CELLS = 'NFL,11/29/2026,4:25 PM,Seahawks @ Eagles,Seahawks ML';
const FOR_ALL = { tier: 'Plus', details: 'Why' };

test.each(['Odds (HK)', 'Hong Kong Odds', 'Malay Odds', 'Odds Indo'])(
  '%s are other odds than ours',
  (name) => {
    const said = `${HEADER},${name}\n${CELLS},1.45`;
    expect(read(said, FOR_ALL)).toMatchObject({ of: { [name]: null }, picks: [{ odds: null }] });
  },
);

test.each([
  ['Units Won', null, []],
  ['Net Units', null, []],
  ['Units +/-', 'units', [{ reason: expect.stringContaining('leave it unread') }]],
])('%s are a result and no stake', (name, of, problems) => {
  const sheet = read(`${HEADER},${name}\n${CELLS},0.91`, FOR_ALL);
  expect(sheet).toMatchObject({ of: { [name]: of }, problems });
});

test('nor is a number with a plus', () => {
  expect(read(`${HEADER},Units\n${CELLS},+0.91`, FOR_ALL).problems).toMatchObject([
    { column: 'Units', reason: 'says "+0.91"; with a sign it may be a result; write the stake, as in 1.5' },
  ]);
});
