import { type Interval, RATE_PLACES, wilson } from './interval.ts';
import { isEnough, NEEDED, type Sample } from './samples.ts';
import { quotient, type Scaled } from './scaled.ts';

/** Forecasts of one tenth of the scale, added up. */
export interface ForecastBin {
  /** 0 is chances below 0.1, 9 is 0.9 and above. */
  bin: number;
  n: number;
  wins: number;
  /** Σprobability, in ten-thousandths. */
  probability: Scaled;
  /** Σ(probability - outcome)², in hundred-millionths. */
  squaredError: Scaled;
}

export interface CalibrationBin {
  /** Chances from here up to, and without, `to`; the last one with it. */
  from: number;
  to: number;
  n: number;
  /** The mean chance that was given. */
  forecast: number;
  /** The share that won. */
  hit: number;
  interval: Interval | null;
}

export interface Calibration extends Sample {
  /** Bins that have forecasts; empty where there are too few in all. */
  bins: CalibrationBin[];
  /** The mean of (probability - outcome)²: 0 is perfect, 0.25 what 50 % for everything gets (Brier 1950). */
  brier: number | null;
  /** What the share of wins, given for everything, would have got: only below it do the forecasts say something. */
  baseline: number | null;
}

const PLACES = 4;
const UNIT = 10n ** BigInt(PLACES);
const BINS = 10;

/** Whether what was said to win 60 times in 100 did. */
export function calibration(bins: readonly ForecastBin[]): Calibration {
  const [n, wins] = [sum(bins, 'n'), sum(bins, 'wins')];
  const sample = { n, needed: NEEDED.calibration };
  if (!isEnough(sample)) return { ...sample, bins: [], brier: null, baseline: null };
  const errors = bins.reduce((total, { squaredError }) => total + squaredError, 0n);
  return {
    ...sample,
    bins: bins.filter((bin) => bin.n > 0).map(shownBin),
    brier: quotient(errors, BigInt(n) * UNIT * UNIT, PLACES),
    baseline: quotient(BigInt(wins) * BigInt(n - wins), BigInt(n) * BigInt(n), PLACES),
  };
}

/** Whether the stated chance lies in the interval of what happened. */
export function isAsStated({ forecast, interval }: CalibrationBin): boolean {
  return interval !== null && forecast >= interval.low && forecast <= interval.high;
}

function shownBin({ bin, n, wins, probability }: ForecastBin): CalibrationBin {
  return {
    from: bin / BINS,
    to: (bin + 1) / BINS,
    n,
    forecast: quotient(probability, BigInt(n) * UNIT, RATE_PLACES),
    hit: quotient(BigInt(wins), BigInt(n), RATE_PLACES),
    interval: wilson(wins, n),
  };
}

function sum(bins: readonly ForecastBin[], what: 'n' | 'wins'): number {
  return bins.reduce((total, bin) => total + bin[what], 0);
}
