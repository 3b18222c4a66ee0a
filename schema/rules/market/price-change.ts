import { americanOdds } from '#schema/rules/picks/odds.ts';
import type { OddsFormat } from '#schema/rules/picks/odds-formats.ts';

/** How a price compares with the one that a pick was posted at. */
export interface PriceChange {
  isBetter: boolean;
  /** '3' of American odds, '0.02' of decimal ones; empty for fractions, which cannot be compared at a glance. */
  by: string;
}

/** Null for the same price, as the reader sees it. */
export function changeOfPrice(was: number, now: number, format: OddsFormat): PriceChange | null {
  const points = fromEven(now) - fromEven(was);
  if (points === 0) return null;
  const by = format === 'AMERICAN' ? String(Math.abs(points)) : Math.abs(now - was).toFixed(2);
  return { isBetter: points > 0, by: format === 'FRACTIONAL' || by === '0.00' ? '' : by };
}

/** American odds on one scale: nothing lies between −100 and +100, which are the same price. */
function fromEven(decimal: number): number {
  const odds = Number(americanOdds(decimal));
  return odds > 0 ? odds - 100 : odds + 100;
}
