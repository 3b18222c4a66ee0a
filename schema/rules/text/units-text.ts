import { divideRounded, NET_PLACES, scaled } from '#schema/rules/stats/scaled.ts';
import { thousands } from './numbers.ts';

/**
 * Every number of units on screens, public pages and mails is written here: one word, at least one decimal, a true minus.
 */

/** What was won or lost: '+3.2 units', '−1.0 units', '0.0 units'. Half a tenth is rounded away from zero, so losses round as gains do. */
export function unitsText(units: number): string {
  return `${signedUnits(units)} units`;
}

/** The same without the word, for a column or an axis that names it: '+3.2', '−1.0', '0.0'. */
export function signedUnits(units: number): string {
  return signOf(units) + unitsSize(units);
}

/** '18.0', '1,650.0': without sign and word. */
export function unitsSize(units: number): string {
  const size = String(tenths(units)).padStart(2, '0');
  return `${thousands(Number(size.slice(0, -1)))}.${size.slice(-1)}`;
}

/** A stake, as exact as it was sealed: '1.5 units', '1.0 units', '0.25 units'. */
export function stakeText(units: number): string {
  return `${Number.isInteger(units * 10) ? units.toFixed(1) : units} units`;
}

/** How figures of units are colored; a sum that is shown as zero is neither. */
export function unitsTone(units: number): 'win' | 'loss' | undefined {
  if (tenths(units) === 0n) return undefined;
  return units > 0 ? 'win' : 'loss';
}

function signOf(units: number): '' | '+' | '−' {
  if (tenths(units) === 0n) return '';
  return units > 0 ? '+' : '−';
}

/** Rounded from all places of the figure, the only time: a figure that was rounded before would be a tenth off at halves. */
function tenths(units: number): bigint {
  return divideRounded(scaled(Math.abs(units), NET_PLACES), 10n ** BigInt(NET_PLACES - 1));
}
