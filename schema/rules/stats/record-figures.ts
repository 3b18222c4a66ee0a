import {
  type ClosingLineValue,
  closingLineValue,
  closingLineWithMargin,
  type LineMoves,
  lineMoves,
} from './clv.ts';
import { type HitRate, hitRate } from './hit-rate.ts';
import { type Luck, luck } from './luck.ts';
import type { FairBet } from './luck-draws.ts';
import type { RecordSums } from './record-sums.ts';
import { flatReturns, picksNeeded, type Returns, stakedReturns } from './yield.ts';

/** Every figure that sums alone tell. Page, API, files and verifier ask here, so they agree to the last digit. */
export interface RecordFigures {
  n: number;
  wins: number;
  losses: number;
  pushes: number;
  voids: number;
  late: number;
  withdrawn: number;
  overdue: number;
  asPosted: number;
  hitRate: HitRate;
  staked: Returns;
  flat: Returns;
  luck: Luck;
  picksNeeded: number | null;
  closingLine: ClosingLineValue;
  closingLineWithMargin: ClosingLineValue;
  lineMoves: LineMoves;
}

const COUNTS = [
  'n',
  'wins',
  'losses',
  'pushes',
  'voids',
  'late',
  'withdrawn',
  'overdue',
  'asPosted',
] as const satisfies readonly (keyof RecordSums)[];

/** `bets`: the priced wins and losses, which luck needs where there are fewer than NORMAL_FROM of them. */
export function recordFigures(sums: RecordSums, bets: readonly FairBet[] | null = null): RecordFigures {
  const counts = Object.fromEntries(COUNTS.map((name) => [name, Number(sums[name])]));
  return {
    ...(counts as Pick<RecordFigures, (typeof COUNTS)[number]>),
    hitRate: hitRate(sums),
    staked: stakedReturns(sums),
    flat: flatReturns(sums),
    luck: luck(sums, bets),
    picksNeeded: picksNeeded(sums),
    closingLine: closingLineValue(sums),
    closingLineWithMargin: closingLineWithMargin(sums),
    lineMoves: lineMoves(sums),
  };
}
