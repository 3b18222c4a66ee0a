import type { League } from '#schema/rules/picks/leagues.ts';
import { decimalOdds, lineText } from '#schema/rules/picks/odds.ts';
import type { Market } from '#schema/rules/picks/pick-values.ts';
import type { Random } from './random.ts';

export type Wager = {
  market: Market;
  line: number | null;
  /** Decimal. */
  odds: number;
  pick: string;
  /** The side that is backed; for totals, the home team. */
  side: string;
};

type Board = { totals: [number, number]; spreads: [number, number] | null; teamTotals: [number, number] };

/** What lines look like in each league. Baseball and hockey spreads are always a run or a goal and a half. */
const BOARDS: Record<League, Board> = {
  NFL: { totals: [38, 51], spreads: [1, 10], teamTotals: [17, 28] },
  NCAAF: { totals: [43, 66], spreads: [1, 17], teamTotals: [20, 38] },
  NBA: { totals: [213, 239], spreads: [1, 11], teamTotals: [106, 121] },
  NCAAB: { totals: [128, 158], spreads: [1, 13], teamTotals: [64, 81] },
  MLB: { totals: [7, 10], spreads: null, teamTotals: [3, 5] },
  NHL: { totals: [5, 7], spreads: null, teamTotals: [2, 4] },
};

const MARKETS: readonly Market[] = [
  'SPREAD',
  'SPREAD',
  'SPREAD',
  'TOTAL',
  'TOTAL',
  'MONEYLINE',
  'MONEYLINE',
  'PROP',
];

/** A bet on one game, at a line and price as a book would post it. */
export function wagerOn(league: League, away: string, home: string, random: Random): Wager {
  const market = random.oneOf(MARKETS);
  const side = random.chance(0.55) ? home : away;
  if (market === 'MONEYLINE') {
    return { market, line: null, odds: price(random, -175, 160), pick: `${side} moneyline`, side };
  }
  if (market === 'SPREAD') return spread(league, side, random);
  const over = random.chance(0.5) ? 'Over' : 'Under';
  if (market === 'TOTAL') {
    const line = halves(random, ...BOARDS[league].totals);
    return { market, line, odds: evenPrice(random), pick: `${over} ${line}`, side: home };
  }
  const line = Math.floor(halves(random, ...BOARDS[league].teamTotals)) + 0.5;
  return {
    market,
    line,
    odds: evenPrice(random),
    pick: `${side} team total ${over.toLowerCase()} ${line}`,
    side,
  };
}

function spread(league: League, side: string, random: Random): Wager {
  const { spreads } = BOARDS[league];
  const favourite = random.chance(0.55);
  const size = spreads ? halves(random, ...spreads) : 1.5;
  const line = favourite ? -size : size;
  const odds = spreads ? evenPrice(random) : price(random, favourite ? 125 : -190, favourite ? 185 : -140);
  return { market: 'SPREAD', line, odds, pick: `${side} ${lineText('SPREAD', line)}`, side };
}

function halves(random: Random, least: number, most: number): number {
  return random.whole(least * 2, most * 2) / 2;
}

function evenPrice(random: Random): number {
  return decimal(-random.oneOf([102, 105, 108, 110, 110, 110, 112, 115]));
}

/** A price between two American ones; nothing lies between -100 and +100. */
function price(random: Random, least: number, most: number): number {
  const points = random.whole(least / 5, most / 5) * 5;
  return decimal(Math.abs(points) < 100 ? (points < 0 ? -105 : 100) : points);
}

function decimal(american: number): number {
  const odds = decimalOdds(american > 0 ? `+${american}` : String(american));
  if (odds === null) throw new RangeError(`${american} is not a price`);
  return odds;
}
