import fc from 'fast-check';
import { LEAGUES, type League } from '#schema/rules/picks/leagues.ts';
import { decimalOdds } from '#schema/rules/picks/odds.ts';
import { readableTime } from '#schema/rules/time/eastern-time.ts';

/** A bet before anybody wrote it down. */
export interface Bet {
  league: League;
  away: Named;
  home: Named;
  market: 'MONEYLINE' | 'SPREAD' | 'TOTAL';
  /** Whether it takes the away team or the over. */
  isFirst: boolean;
  line: number | null;
  /** -110, 150 */
  american: number;
  date: string;
  time: string;
}

interface Named {
  name: string;
  last: string;
  short: string;
}

const TEAMS: Named[] = [
  { name: 'Boston Celtics', last: 'Celtics', short: 'BOS' },
  { name: 'Philadelphia 76ers', last: '76ers', short: 'PHI' },
  { name: 'San Francisco 49ers', last: '49ers', short: 'SF' },
  { name: 'Montréal Canadiens', last: 'Canadiens', short: 'MTL' },
  { name: 'Texas A&M Aggies', last: 'Aggies', short: 'TAMU' },
  { name: 'Saint Mary’s Gaels', last: 'Gaels', short: 'SMC' },
  { name: 'Chicago White Sox', last: 'White Sox', short: 'CWS' },
  { name: 'Dallas Cowboys', last: 'Cowboys', short: 'DAL' },
];

/** What a game of the league comes to, about. */
const POINTS: Record<League, number> = { NFL: 45, NCAAF: 55, NBA: 225, NCAAB: 145, MLB: 9, NHL: 6 };

/** Lines of any size, three of four as games of the league have them: others are asked about. */
export const anyBet: fc.Arbitrary<Bet> = fc
  .record({
    league: fc.constantFrom(...LEAGUES),
    teams: fc.shuffledSubarray(TEAMS, { minLength: 2, maxLength: 2 }),
    market: fc.constantFrom('MONEYLINE' as const, 'SPREAD' as const, 'TOTAL' as const),
    isFirst: fc.boolean(),
    isUsual: fc.constantFrom(true, true, true, false),
    halves: fc.integer({ min: -60, max: 60 }),
    total: fc.integer({ min: 9, max: 520 }),
    american: fc.oneof(fc.integer({ min: 100, max: 2_500 }), fc.integer({ min: -2_500, max: -101 })),
    month: fc.integer({ min: 1, max: 12 }),
    date: fc.integer({ min: 1, max: 28 }),
    /** By fives, from 9:00 AM to 11:55 PM: when games start. */
    minutes: fc.integer({ min: 108, max: 287 }),
  })
  .map(({ teams, isUsual, halves, total, month, date, minutes, ...bet }) => {
    const [away, home] = teams as [Named, Named];
    const points = POINTS[bet.league];
    const line = isUsual
      ? {
          MONEYLINE: null,
          SPREAD: toHalf((points * halves) / 600),
          TOTAL: toHalf(points * (1 + halves / 300)),
        }
      : { MONEYLINE: null, SPREAD: halves / 2, TOTAL: total / 2 };
    const time = `${two(Math.floor(minutes / 12))}:${two((minutes % 12) * 5)}`;
    return { ...bet, away, home, line: line[bet.market], date: `2031-${two(month)}-${two(date)}`, time };
  });

const toHalf = (n: number) => Math.round(n * 2) / 2;
const two = (n: number) => String(n).padStart(2, '0');
const signed = (n: number) => (n > 0 ? `+${n}` : String(n));
const halved = (text: string) => text.replace(/^([+-]?)0?\.5$|\.5$/, (_, sign) => `${sign ?? ''}½`);
const minus = (text: string) => text.replaceAll('-', '−');
const shortDay = ({ date }: Bet) =>
  `${Number(date.slice(5, 7))}/${Number(date.slice(8))}/${date.slice(2, 4)}`;
const american = ({ american: points }: Bet) => signed(points);
/** What the bet is at, in decimals. */
export const decimalOf = (bet: Bet) => decimalOdds(american(bet)) ?? 0;

const COLLEGE: Partial<Record<League, string>> = { NCAAF: 'CFB', NCAAB: 'CBB' };

/** 'Celtics -3.5', with the names, the line and the word for a side as a writer has them. */
function words(
  bet: Bet,
  nameOf: (team: Named) => string,
  lineOf: (line: string) => string,
  sides: [string, string],
) {
  const team = nameOf(bet.isFirst ? bet.away : bet.home);
  if (bet.market === 'MONEYLINE') return `${team} ML`;
  if (bet.market === 'TOTAL') return `${bet.isFirst ? sides[0] : sides[1]}${lineOf(String(bet.line))}`;
  return `${team} ${bet.line === 0 ? 'PK' : lineOf(signed(bet.line ?? 0))}`;
}

const OVER: [string, string] = ['Over ', 'Under '];
const same = (text: string) => text;
const last = (team: Named) => team.last;

interface Written {
  sport: string;
  game: string;
  date: string;
  time: string;
  pick: string;
  odds: string;
  market?: string;
  line?: string;
  /** Which game of a doubleheader it is. */
  gameNumber?: number;
}

const plain = (bet: Bet): Written => ({
  sport: bet.league,
  game: `${bet.away.name} @ ${bet.home.name}`,
  date: bet.date,
  time: readableTime(bet.time),
  pick: words(bet, last, same, OVER),
  odds: american(bet),
});

/** A fraction in its lowest terms: 10/11 for -110. */
function fraction(bet: Bet): string {
  const [over, under] = bet.american > 0 ? [bet.american, 100] : [100, -bet.american];
  const common = greatest(over, under);
  return `${over / common}/${under / common}`;
}
const greatest = (one: number, other: number): number => (other === 0 ? one : greatest(other, one % other));

const MARKETS = { MONEYLINE: 'h2h', SPREAD: 'spreads', TOTAL: 'totals' };

/** Leaves the time to the schedule, which has the game of each bet. */
export const WITH_SCHEDULE = 'one who leaves the time to the schedule';

/** People and programs who write the same bet. */
export const WRITERS: Record<string, (bet: Bet) => Written> = {
  'American, with its sign': plain,
  'American, without its plus': (bet) => ({ ...plain(bet), odds: String(bet.american) }),
  decimal: (bet) => ({ ...plain(bet), odds: decimalOf(bet).toFixed(2) }),
  fractional: (bet) => ({ ...plain(bet), odds: fraction(bet) }),
  'short names': (bet) => ({
    ...plain(bet),
    sport: COLLEGE[bet.league] ?? bet.league.toLowerCase(),
    // Half of them have short names in the pick alone.
    game:
      bet.american % 2 ? `${bet.away.short} at ${bet.home.short}` : `${bet.away.name} at ${bet.home.name}`,
    time: readableTime(bet.time).replace(/ ([AP])M/, (_, half: string) => half.toLowerCase()),
    pick: words(bet, (team) => team.short, same, ['o', 'u']),
  }),
  'a spreadsheet, which strips what it takes for numbers': (bet) => ({
    ...plain(bet),
    date: shortDay(bet),
    time: readableTime(bet.time).replace(/(:\d\d) /, '$1:00 '),
    odds: String(bet.american),
    pick: bet.market === 'TOTAL' ? (bet.isFirst ? 'Over' : 'Under') : last(bet.isFirst ? bet.away : bet.home),
    market: bet.market.toLowerCase(),
    line: bet.line === null ? '' : String(bet.line),
  }),
  'a word processor, with true signs': (bet) => ({
    ...plain(bet),
    pick: minus(words(bet, last, halved, OVER)),
    odds: minus(american(bet)),
  }),
  'the price behind the line': (bet) => ({
    ...plain(bet),
    pick: `${plain(bet).pick} (${american(bet)})`,
    odds: '',
  }),
  'an export of a program': (bet) => ({
    ...plain(bet),
    time: `${bet.time}:00`,
    odds: `${bet.american}.0`,
    pick:
      bet.market === 'TOTAL' ? (bet.isFirst ? 'Over' : 'Under') : (bet.isFirst ? bet.away : bet.home).name,
    market: MARKETS[bet.market],
    line: bet.line === null ? 'nan' : bet.line.toFixed(1),
  }),
  'a schedule with rotation numbers, without halves of the day': (bet) => ({
    ...plain(bet),
    game: `501 ${bet.away.name} @ 502 ${bet.home.name}`,
    time: readableTime(bet.time).replace(/^(.*) [AP]M$/, '$1'),
    odds: bet.american === 100 ? 'EVEN' : american(bet),
  }),
  'a European, with the day first': (bet) => ({
    ...plain(bet),
    date: `${bet.date.slice(8)}/${bet.date.slice(5, 7)}/${bet.date.slice(0, 4)}`,
    time: bet.time,
    odds: decimalOf(bet).toFixed(2),
  }),
  'one of doubleheaders, by number': (bet) => ({
    ...plain(bet),
    // Half of them in the game, half in the words of the bet.
    ...(bet.american % 2
      ? { game: `${bet.away.name} @ ${bet.home.name} G2` }
      : { pick: `${plain(bet).pick} (Game 2)` }),
    ...(bet.league === 'MLB' || bet.american % 2 ? { gameNumber: 2 } : {}),
  }),
  [WITH_SCHEDULE]: (bet) => ({ ...plain(bet), time: '' }),
};
