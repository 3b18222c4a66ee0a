import { ODDS_PLACES } from '#schema/rules/picks/odds.ts';
import type { Market, PickResult, PickStatus } from '#schema/rules/picks/pick-values.ts';
import type { RecordSums } from '#schema/rules/stats/record-sums.ts';
import type { Selection } from '#schema/rules/stats/regrade.ts';
import { divideRounded, type Scaled, scaled } from '#schema/rules/stats/scaled.ts';
import { type ClosingPrice, closingSums } from './closing-line.ts';
import { NO_SUMS } from './total-sums.ts';

/** What the record must know of a pick. */
export interface RecordedPick {
  status: PickStatus;
  result: PickResult;
  market: Market | null;
  selection: Selection | null;
  line: number | null;
  /** Decimal odds, at most six places. */
  odds: number | null;
  /** At most two places. */
  units: number | null;
  publishedAt: Date | null;
  startsAt: Date;
  /** The price at the start of the game; null where nobody entered one. */
  close: ClosingPrice | null;
  /** Not opened in time: counted lost at the most units that were allowed when it was posted. */
  overdue: { mostUnits: number } | null;
  /** In a plan's record: the price at the plan's opening is not known. */
  asPosted?: boolean;
}

const ONE = 10n ** BigInt(ODDS_PLACES);

/**
 * What one pick adds to the record; NO_SUMS while it is a draft or not graded. An overdue pick costs its units and
 * is counted in no other column; a withdrawn, late (posted at or after the start) or void one is counted and costs nothing.
 */
export function sumsOf(pick: RecordedPick): RecordSums {
  if (pick.status === 'DRAFT') return NO_SUMS;
  if (pick.overdue) return overdueSums(pick.overdue.mostUnits);
  if (pick.status === 'WITHDRAWN') return { ...NO_SUMS, withdrawn: 1n };
  if (pick.publishedAt && pick.publishedAt >= pick.startsAt) return { ...NO_SUMS, late: 1n };
  if (pick.result === 'VOID') return { ...NO_SUMS, voids: 1n };
  if (pick.result === 'PENDING') return NO_SUMS;
  return {
    ...NO_SUMS,
    n: 1n,
    wins: count(pick.result === 'WIN'),
    losses: count(pick.result === 'LOSS'),
    pushes: count(pick.result === 'PUSH'),
    asPosted: count(pick.asPosted ?? false),
    ...moneySums(pick),
    ...closingSums(pick, pick.close),
  };
}

/** 1/o to twelve places: `div(2e18 + o, 2 * o) * 1e-12` in SQL, o being millionths. */
export function inverseOdds(odds: Scaled): Scaled {
  return divideRounded(10n ** 18n, odds);
}

function moneySums({ result, odds, units }: RecordedPick): Partial<RecordSums> {
  if (odds === null || units === null) return {};
  const stake = scaled(units, 2);
  const price = scaled(odds, ODDS_PLACES);
  return { ...decisionSums(result, stake, price), ...resultSums(stake, flatNet(result, price)) };
}

/** What a win or loss adds; a push decides nothing. */
function decisionSums(result: PickResult, stake: Scaled, price: Scaled): Partial<RecordSums> {
  if (result === 'PUSH') return {};
  return {
    priced: 1n,
    variance: stake * stake * (price - ONE),
    inverseOdds: inverseOdds(price),
    flatVariance: price - ONE,
  };
}

function resultSums(stake: Scaled, net: Scaled): Partial<RecordSums> {
  const profit = stake * net;
  return {
    staked: stake,
    stakedSquared: stake * stake,
    profit,
    profitSquared: profit * profit,
    profitStaked: profit * stake,
    flatStaked: 1n,
    flatProfit: net,
    flatProfitSquared: net * net,
  };
}

/** What one unit won or lost, in millionths. */
function flatNet(result: PickResult, price: Scaled): Scaled {
  if (result === 'PUSH') return 0n;
  return result === 'WIN' ? price - ONE : -ONE;
}

function overdueSums(mostUnits: number): RecordSums {
  return { ...NO_SUMS, overdue: 1n, ...resultSums(scaled(mostUnits, 2), -ONE) };
}

function count(is: boolean): bigint {
  return is ? 1n : 0n;
}
