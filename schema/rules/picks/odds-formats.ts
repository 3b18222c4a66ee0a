import { americanOdds } from './odds.ts';

export const ODDS_FORMATS = ['AMERICAN', 'DECIMAL', 'FRACTIONAL'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

/** A price as a reader wants it: -110, 1.91 or 10/11. */
export function oddsText(decimal: number, format: OddsFormat): string {
  if (format === 'DECIMAL') return decimalText(decimal);
  return format === 'FRACTIONAL' ? fraction(decimal - 1) : americanOdds(decimal);
}

/** Below this two decimals say no profit, or twice as much: -20000 is 1.005 and not 1.00. */
const SMALL_PROFIT = 0.01;

/** Two decimals, and as many more as a very small profit needs: 1.91, 1.005, 1.0001. */
function decimalText(decimal: number): string {
  const profit = decimal - 1;
  if (profit >= SMALL_PROFIT) return decimal.toFixed(2);
  const places = Math.min(6, Math.max(2, 1 - Math.floor(Math.log10(profit))));
  return decimal.toFixed(places).replace(/(\.\d\d\d*?)0+$/, '$1');
}

/** Bookmakers write no larger denominator, except for a profit that is smaller than one of it. */
const MAX_DENOMINATOR = 100;

/** The shortest fraction that is half a hundredth from the profit at most, and within a hundredth of a small one. */
function fraction(profit: number): string {
  const near = Math.min(0.005, profit / 100);
  for (let under = 1; under < MAX_DENOMINATOR; under += 1) {
    const over = Math.round(profit * under);
    if (over > 0 && Math.abs(over / under - profit) < near) return `${over}/${under}`;
  }
  if (profit < 1 / MAX_DENOMINATOR) return `1/${Math.round(1 / profit)}`;
  return `${Math.max(1, Math.round(profit * MAX_DENOMINATOR))}/${MAX_DENOMINATOR}`;
}

/** A format with an example: 'Decimal (1.91)'. */
export function oddsFormatLabel(format: OddsFormat): string {
  const name = format.charAt(0) + format.slice(1).toLowerCase();
  return `${name} (${oddsText(21 / 11, format).replace('-', '−')})`;
}
