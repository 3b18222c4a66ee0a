import type { RecordSums } from './record-sums.ts';
import { seededRandom } from './seeded-random.ts';

/** A win or loss with its price. */
export interface FairBet {
  /** At most two places. */
  units: number;
  /** Decimal, at most six places. */
  odds: number;
}

export const DRAWS = 10_000;

/** In whole numbers: a chance of 2^32 parts, and hundred-millionths of a unit. */
interface DrawnBet {
  winsBelow: number;
  won: number;
  lost: number;
}

/**
 * In how many of `draws` histories at fair prices the same bets do as well or better, as badly or worse. Each bet wins
 * with chance 1/o. The seed is made of the sums, and bets are put in order, so one record has one answer.
 */
export function betterDraws(
  bets: readonly FairBet[],
  sums: Pick<RecordSums, 'priced' | 'profit' | 'variance'>,
  draws = DRAWS,
): { better: number; worse: number } {
  const random = seededRandom(`${sums.priced}/${sums.profit}/${sums.variance}`);
  const drawn = [...bets]
    .sort((one, other) => one.odds - other.odds || one.units - other.units)
    .map(drawnBet);
  const profit = Number(sums.profit);
  let [better, worse] = [0, 0];
  for (let draw = 0; draw < draws; draw += 1) {
    const total = profitOf(drawn, random);
    if (total >= profit) better += 1;
    if (total <= profit) worse += 1;
  }
  return { better, worse };
}

function profitOf(bets: readonly DrawnBet[], random: () => number): number {
  let total = 0;
  for (const { winsBelow, won, lost } of bets) total += random() < winsBelow ? won : lost;
  return total;
}

function drawnBet({ units, odds }: FairBet): DrawnBet {
  const [stake, price] = [Math.round(units * 100), Math.round(odds * 1e6)];
  return {
    winsBelow: Math.floor((2 ** 32 * 1e6) / price),
    won: stake * (price - 1e6),
    lost: -stake * 1e6,
  };
}
