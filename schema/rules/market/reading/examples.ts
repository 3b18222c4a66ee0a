import { LEAGUES } from '#schema/rules/picks/leagues.ts';

/** What becomes of words: 'asks: …' for a question with its choices, 'refused: …'. docs/reading.md is made of these. */
interface ExampleGroup {
  name: string;
  rule: string;
  examples: readonly (readonly [text: string, read: string])[];
}

/** Days are read on December 31, 2026, and times on December 2, 2026. */
export const READING_DAY = { today: '2026-12-31', game: '2026-12-02', summer: '2026-07-02' };

const DECIMAL_ODDS: ExampleGroup['examples'] = [
  ['-110', '1.909091'],
  ['−110', '1.909091'],
  ['–110', '1.909091'],
  ['-110.0', '1.909091'],
  ['(-110)', '1.909091'],
  ['＋１５０', '2.5'],
  ['+1,100', '12'],
  ['-20000', '1.005'],
  ['1.91', '1.91'],
  ['1,91', '1.91'],
  ['10/11', '1.909091'],
  ['5/2', '3.5'],
  ['EVEN', '2'],
  ['ev', '2'],
  ['@ 1.91', '1.91'],
];

export const READING_EXAMPLES = {
  odds: {
    name: 'Odds',
    rule: 'American with a sign, decimal, or a fraction. A number of 100 or more without a sign is asked about: spreadsheets strip the plus.',
    examples: [
      ...DECIMAL_ODDS,
      ['150', 'asks: +150 (2.50) | −150 (1.67) | Decimal 150.00 (+14900)'],
      ['100', 'asks: +100 (2.00) | Decimal 100.00 (+9900)'],
      ['132.0', 'asks: +132 (2.32) | −132 (1.76) | Decimal 132.00 (+13100)'],
      ['1,100', 'asks: +1100 (12.00) | −1100 (1.09) | Decimal 1.10 (−1000)'],
      ['PK', 'asks: +100 (2.00) | −110 (1.91)'],
      ['+99', 'refused: American odds begin at -100 and +100; write -110, +150 or 1.91'],
      ['0.91', 'refused: decimal odds are above 1; write -110, +150 or 1.91'],
      ['2-May', 'refused: a spreadsheet may have made a date of a fraction; write -110, +150 or 1.91'],
      ['110/110', 'refused: it may be two prices; write one: -110, +150 or 1.91'],
      ['much', 'refused: write -110, +150 or 1.91'],
    ],
  },
  spread: {
    name: 'Line of a spread',
    rule: 'With its sign, or pick’em. A line without a sign is asked about, unless the words of the pick give it one.',
    examples: [
      ['-3.5', '-3.5'],
      ['−3½', '-3.5'],
      ['+7', '7'],
      ['PK', '0'],
      ["pick'em", '0'],
      ['(-7.0)', '-7'],
      ['3.5', 'asks: +3.5 | −3.5'],
      ['-110', 'refused: a spread is below 70; write -3.5'],
      ['u48.5', 'refused: it is the line of a total; write -3.5'],
      ['-3.55', 'refused: lines go in quarters; write -3.5, +7 or PK'],
    ],
  },
  total: {
    name: 'Line of a total',
    rule: 'A number above 0, with or without over or under.',
    examples: [
      ['48.5', '48.5'],
      ['o48.5', '48.5'],
      ['u48½', '48.5'],
      ['Over 48.5', '48.5'],
      ['48.5u', '48.5'],
      ['-3.5', 'refused: a total is above 0 and has no sign; write 48.5'],
      ['PK', 'refused: a total is a number; write 48.5'],
    ],
  },
  moneyline: {
    name: 'Line of a moneyline',
    rule: 'None.',
    examples: [
      ['PK', 'none'],
      ['149.5', 'refused: a moneyline has no line; leave it empty'],
    ],
  },
  priced: {
    name: 'Line with its price',
    rule: 'The price stands behind the line.',
    examples: [
      ['-3.5 -110', '-3.5 at 1.909091'],
      ['o48½ (−105)', '48.5 at 1.952381'],
      ['PK EV', '0 at 2'],
    ],
  },
  market: {
    name: 'Market',
    rule: 'By the names of the trade and of providers. A part of a game is asked about: the final score does not decide it.',
    examples: [
      ['ML', 'MONEYLINE'],
      ['h2h', 'MONEYLINE'],
      ['Run Line', 'SPREAD'],
      ['spreads', 'SPREAD'],
      ['O/U', 'TOTAL'],
      ['Player Prop', 'PROP'],
      ['1H Spread', 'asks: A prop: its result is entered by hand'],
      ['team total', 'asks: A prop: its result is entered by hand'],
      ['spred', 'refused: write moneyline, spread, total or prop'],
    ],
  },
  league: {
    name: 'League',
    rule: 'By its name or one that providers have. A sport that two leagues play is asked about.',
    examples: [
      ['nba', 'NBA'],
      ['CFB', 'NCAAF'],
      ['CBB', 'NCAAB'],
      ['icehockey_nhl', 'NHL'],
      ['Ice Hockey', 'NHL'],
      ['NCAA', 'asks: NCAAF | NCAAB'],
      ['NBX', `refused: write ${LEAGUES.join(', ')}`],
    ],
  },
  day: {
    name: 'Day',
    rule: 'The month first. Without a year it is the nearest such day; one that is far from today in both years is asked about.',
    examples: [
      ['2026-12-02', '2026-12-02'],
      ['2026/12/2', '2026-12-02'],
      ['12/02/26', '2026-12-02'],
      ['12/2/2026', '2026-12-02'],
      ['1/1', '2027-01-01'],
      ['12/30', '2026-12-30'],
      ['Fri 1/1', '2027-01-01'],
      ['Dec 2, 2026', '2026-12-02'],
      ['2-Dec-26', '2026-12-02'],
      ['2026-12-02 00:00:00', '2026-12-02'],
      ['tomorrow', '2027-01-01'],
      ['7/1', 'asks: Jul 1, 2026 | Jul 1, 2027'],
      ['02.12.2026', 'asks: Dec 2, 2026 | Feb 12, 2026'],
      ['02.12.', 'asks: Dec 2, 2026 | Feb 12, 2027'],
      ['46358', 'asks: Dec 2, 2026'],
      ['Thu 1/1', 'refused: Jan 1, 2027 is a Friday; write 2026-11-20, 11/20/2026 or 11/20'],
      ['13/12/2026', 'refused: it is no day of the calendar; write 2026-11-20, 11/20/2026 or 11/20'],
    ],
  },
  time: {
    name: 'Start',
    rule: 'Eastern, unless it names a zone. A start before 9:00 AM in New York is asked about, and so are 9:30, 10:30 and 11:30 without AM or PM.',
    examples: [
      ['7:30 PM', '19:30'],
      ['07:30:00 PM', '19:30'],
      ['1:05p', '13:05'],
      ['19:30', '19:30'],
      ['9:30', 'asks: 9:30 PM ET | 9:30 AM ET'],
      ['09:30', '09:30'],
      ['9:30 AM', '09:30'],
      ['noon', '12:00'],
      ['7:30 PM EST', '19:30'],
      ['6:30 PM CT', '19:30'],
      ['4:30 PM PT', '19:30'],
      ['11:30 PM PT', '2026-12-03 02:30'],
      ['01:30 CET', '2026-12-01 19:30'],
      ['00:30 UK', '2026-12-01 19:30'],
      ['12:00 UTC', 'asks: 7:00 PM ET | 7:00 AM ET'],
      ['14:30 UTC', '09:30'],
      ['7:30', 'asks: 7:30 PM ET | 7:30 AM ET'],
      ['1:05', 'asks: 1:05 PM ET | 1:05 AM ET'],
      ['10:30', 'asks: 10:30 PM ET | 10:30 AM ET'],
      ['10:30:00', '10:30'],
      ['7:30:00 AM', 'asks: 7:30 PM ET | 7:30 AM ET'],
      ['25:00', 'refused: write 7:30 PM or 19:30'],
      ['7', 'refused: write 7:30 PM or 19:30'],
    ],
  },
  summer: {
    name: 'Start in summer',
    rule: 'A standard time that clocks do not show is asked about.',
    examples: [
      ['7:30 PM ET', '19:30'],
      ['7:30 PM EDT', '19:30'],
      ['7:30 PM EST', 'asks: 7:30 PM ET | 8:30 PM ET'],
    ],
  },
  teams: {
    name: 'Game',
    rule: 'Away @ Home. Rotation numbers, ranks, records, a line and the number of a doubleheader’s game are no part of a name.',
    examples: [
      ['Grizzlies @ Celtics', 'Grizzlies @ Celtics'],
      ['501 Celtics at 502 Heat', 'Celtics @ Heat'],
      ['Celtics@Heat', 'Celtics @ Heat'],
      ['Clippers/Bulls', 'Clippers @ Bulls'],
      ['#5 Duke vs. (12) UNC', 'Duke @ UNC'],
      ['Duke (10-2) @ UNC (9-3)', 'Duke @ UNC'],
      ['PHI (-7.0) @ DAL', 'PHI @ DAL, ONE -7'],
      ['Mets @ Braves G2', 'Mets @ Braves, game 2'],
      ['Celtics', 'refused: write the two teams as Away @ Home'],
    ],
  },
  wager: {
    name: 'Pick of Memphis Grizzlies @ Boston Celtics',
    rule: 'What its words leave open stays open, and is asked about where that decides the bet.',
    examples: [
      ['Celtics -3.5', 'SPREAD -3.5'],
      ['Celtics −3½ (−105)', 'SPREAD -3.5 at 1.952381'],
      ['Celtics PK', 'SPREAD 0'],
      ['Celtics (-7.0)', 'SPREAD -7'],
      ['(Live) Celtics +17.5 -114', 'SPREAD 17.5 at 1.877193'],
      ['Over 220.5', 'TOTAL 220.5'],
      ['u220.5', 'TOTAL 220.5'],
      ['220.5o', 'TOTAL 220.5'],
      ['Celtics ML', 'MONEYLINE'],
      ['Celtics +150', 'MONEYLINE at 2.5'],
      ['Tatum over 27.5 points', 'open'],
      ['BOS -3.5', 'SPREAD -3.5'],
      ['Grizz ML', 'MONEYLINE'],
      [
        'Lakers -3',
        'asks: Memphis Grizzlies −3 | Boston Celtics −3 | No market: its result is entered by hand',
      ],
      ['Celtics 3.5', 'asks: +3.5 | −3.5'],
      [
        'Over 60.5 1H',
        'asks: A prop: its result is entered by hand | No market: its result is entered by hand',
      ],
      [
        'Celtics over 110.5',
        'asks: A prop: its result is entered by hand | No market: its result is entered by hand',
      ],
    ],
  },
} as const satisfies Record<string, ExampleGroup>;

export type ExampleKind = keyof typeof READING_EXAMPLES;
