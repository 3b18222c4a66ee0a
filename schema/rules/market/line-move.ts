import type { BookPrice } from './best-price.ts';

/** A line that is another one now, both from the pick's side. */
export interface LineMove {
  was: number;
  now: number;
}

/**
 * Where most of the books have moved a pick's line: null while most of them show it, and for bets without one. Of lines that
 * as many books show it is the one that is nearest to the pick's.
 */
export function lineMove(line: number | null, prices: readonly BookPrice[]): LineMove | null {
  if (line === null) return null;
  const shown = prices.flatMap((price) => (price.line === null ? [] : [price.line]));
  const countOf = (one: number) => shown.filter((other) => other === one).length;
  const [now] = [...new Set(shown)].sort(
    (one, other) => countOf(other) - countOf(one) || Math.abs(one - line) - Math.abs(other - line),
  );
  return now === undefined || now === line ? null : { was: line, now };
}
