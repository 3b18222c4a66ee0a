import { Z95 } from './normal.ts';
import { toPlaces } from './scaled.ts';

/** From `low` to `high`, both included. */
export interface Interval {
  low: number;
  high: number;
}

/** Rates, yields and closing line values have so many places, finer than people read them: what is rounded for them is rounded once. */
export const RATE_PLACES = 6;

/**
 * Wilson's 95 % score interval of `hits` out of `n`, which keeps its promise for small samples and needs no tables
 * (Brown, Cai, DasGupta: Interval Estimation for a Binomial Proportion, Statistical Science 16, 2001). RATE_PLACES;
 * null without a sample.
 */
export function wilson(hits: number, n: number): Interval | null {
  if (n === 0) return null;
  const share = hits / n;
  const z2 = Z95 * Z95;
  const middle = (share + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z95 * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n))) / (1 + z2 / n);
  return interval(middle, half);
}

/** middle ± half, at RATE_PLACES. */
export function interval(middle: number, half: number): Interval {
  return { low: toPlaces(middle - half, RATE_PLACES), high: toPlaces(middle + half, RATE_PLACES) };
}
