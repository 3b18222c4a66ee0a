import { type Interval, interval, RATE_PLACES } from './interval.ts';
import { Z95 } from './normal.ts';
import type { RecordSums } from './record-sums.ts';
import { isEnough, NEEDED, type Sample } from './samples.ts';
import { decimalText, quotient, type Scaled } from './scaled.ts';

/** By how much prices beat the close on average: 0.02 is two cents on a dollar staked. */
export interface ClosingLineValue extends Sample {
  value: number | null;
  /** The mean's 95 % interval. */
  interval: Interval | null;
}

/** Where the line itself had moved by the close. */
export interface LineMoves extends Sample {
  /** Points won by being early, on average, to two places. */
  points: number | null;
  /** The share that had a better line than the close. */
  ahead: number | null;
}

export const CLV_PLACES = 8;
const UNIT = 10n ** BigInt(CLV_PLACES);

/** A closing line value as a number: 0.0213 is 2.13 % better than the close. */
export function clvNumber(value: Scaled): number {
  return Number(decimalText(value, CLV_PLACES));
}

/** Against both closing prices, without the book's margin: about 230 picks show +2 cents, results need about 2,500. */
export function closingLineValue({ clvN, clv, clvSquared }: RecordSums): ClosingLineValue {
  return meanOf(clvN, clv, clvSquared);
}

/** Against one side's closing price, the margin still in it. Never add it to the other. */
export function closingLineWithMargin({ marginN, margin, marginSquared }: RecordSums): ClosingLineValue {
  return meanOf(marginN, margin, marginSquared);
}

export function lineMoves({ movedN, movedPoints, movedAhead }: RecordSums): LineMoves {
  const sample = { n: Number(movedN), needed: NEEDED.closingLine };
  if (!isEnough(sample)) return { ...sample, points: null, ahead: null };
  return {
    ...sample,
    points: quotient(movedPoints, movedN * 100n, 2),
    ahead: quotient(movedAhead, movedN, RATE_PLACES),
  };
}

/** Σ/n ± 1.96·√((nΣ² - (Σ)²)/(n²(n-1))) */
function meanOf(n: bigint, sum: Scaled, squared: Scaled): ClosingLineValue {
  const sample = { n: Number(n), needed: NEEDED.closingLine };
  if (!isEnough(sample)) return { ...sample, value: null, interval: null };
  const spread = Number(n * squared - sum * sum) / Number(n * n * (n - 1n));
  const half = (Z95 * Math.sqrt(spread)) / Number(UNIT);
  return {
    ...sample,
    value: quotient(sum, n * UNIT, RATE_PLACES),
    interval: interval(Number(sum) / Number(n * UNIT), half),
  };
}
