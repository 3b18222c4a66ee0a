import type { League } from '#schema/rules/picks/leagues.ts';
import { americanOdds, decimalOdds } from '#schema/rules/picks/odds.ts';
import type { MomentPrice } from '#schema/rules/stats/price-moments.ts';
import type { Grade, Score } from '#schema/rules/stats/regrade.ts';
import type { Random } from './random.ts';
import { scoreFor } from './score.ts';
import type { Wager } from './wager.ts';

type DemoPrice = MomentPrice & { oddsOther: number | null };

export type Outcome = {
  result: Grade;
  score: Score;
  book: string;
  /** The chance that the analyst stated; null where none was. */
  probability: number | null;
  prices: DemoPrice[];
};

const BOOKS = ['Harbor Book', 'Northline', 'Lakeside'] as const;
/** What an analyst's prices are worth on average: little, as of the few good ones, and less than a month's luck. */
export const EDGE = 0.018;
/** The scale of the logistic curve of edges: most prices are near the close, few are far from it. */
const SPREAD_OF_EDGE = 0.019;
/** No share of edges lies farther out on either side. */
const OUTERMOST = 0.004;
const MARGIN = 1.0225;
/** No analyst posts a pick below the chance that its price needs. */
const LEAST_STATED_EDGE = 0.004;
const PUSH_SHARE = 0.12;
const MOVED_SHARE = 0.12;

/**
 * How a bet ends, and what its price did until then. The close knows the bet's true chance; the price at posting is off by a
 * small edge; luck does the rest. Results come from the chance alone, so the record has good and bad months of its own.
 */
export function demoOutcome(
  league: League,
  teams: readonly [away: string, home: string],
  wager: Wager,
  random: Random,
): Outcome {
  const edge = EDGE + spread(random.next());
  const chance = Math.min(0.93, Math.max(0.07, (1 + edge) / wager.odds));
  const isPush = wager.line !== null && Number.isInteger(wager.line) && random.chance(PUSH_SHARE);
  const result = isPush ? 'PUSH' : random.chance(chance) ? 'WIN' : 'LOSS';
  const isStated = random.chance(0.6);
  const stated = Math.max(chance + (random.next() - 0.5) * 0.04, 1 / wager.odds + LEAST_STATED_EDGE);
  return {
    result,
    score: scoreFor(league, teams, wager, result, random),
    book: random.oneOf(BOOKS),
    probability: isStated ? Number(Math.min(0.95, Math.max(0.05, stated)).toFixed(3)) : null,
    prices: pricesOf(wager, chance, random),
  };
}

/** A share from 0 to 1 on the logistic curve, a hill as closing line values of real records are. */
function spread(share: number): number {
  const inside = Math.min(1 - OUTERMOST, Math.max(OUTERMOST, share));
  return SPREAD_OF_EDGE * Math.log(inside / (1 - inside));
}

/** From the price at posting towards the close, a step at each plan's opening. Now and then the line itself moves. */
function pricesOf({ market, line, odds }: Wager, chance: number, random: Random): DemoPrice[] {
  const start = 1 / (odds * MARGIN);
  const movesLine = line !== null && market !== 'PROP' && random.chance(MOVED_SHARE);
  const closed = movesLine ? line + (random.chance(0.5) ? 0.5 : -0.5) : line;
  const at = (share: number) => priceOf(movesLine ? start : start + (chance - start) * share);
  const opened = (moment: MomentPrice['moment'], share: number): DemoPrice => ({
    ...{ moment, line, ...at(share) },
  });
  return [
    { moment: 'POSTED', line, odds, oddsOther: at(0).oddsOther },
    opened('OPENED_VIP', 0.15),
    opened('OPENED_PREMIUM', 0.3),
    opened('OPENED_PLUS', 0.5),
    opened('OPENED_FREE', 0.5),
    // Props close with one side only.
    { moment: 'CLOSE', line: closed, ...at(1), ...(market === 'PROP' && { oddsOther: null }) },
  ];
}

/** Both sides of a fair chance as a book writes them, its margin on each. */
function priceOf(chance: number): { odds: number; oddsOther: number } {
  return { odds: written(1 / (chance * MARGIN)), oddsOther: written(1 / ((1 - chance) * MARGIN)) };
}

function written(decimal: number): number {
  const odds = decimalOdds(americanOdds(Math.max(1.01, decimal)));
  if (odds === null) throw new RangeError(`${decimal} is not a price`);
  return odds;
}
