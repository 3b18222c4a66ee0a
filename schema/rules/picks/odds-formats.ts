import { americanOdds } from './odds.ts';

export const ODDS_FORMATS = ['AMERICAN', 'DECIMAL', 'FRACTIONAL'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

/** A price as a reader wants it: -110, 1.91 or 10/11. */
export function oddsText(decimal: number, format: OddsFormat): string {
  if (format === 'DECIMAL') return decimal.toFixed(2);
  return format === 'FRACTIONAL' ? fraction(decimal - 1) : americanOdds(decimal);
}

/** Bookmakers write no larger denominator. */
const MAX_DENOMINATOR = 100;

/** The shortest fraction that is half a hundredth from the profit at most, and within a hundredth of a small one. */
function fraction(profit: number): string {
  const near = Math.min(0.005, profit / 100);
  for (let under = 1; under < MAX_DENOMINATOR; under += 1) {
    const over = Math.round(profit * under);
    if (over > 0 && Math.abs(over / under - profit) < near) return `${over}/${under}`;
  }
  return `${Math.max(1, Math.round(profit * MAX_DENOMINATOR))}/${MAX_DENOMINATOR}`;
}

/** A format with an example: 'Decimal (1.91)'. */
export function oddsFormatLabel(format: OddsFormat): string {
  const name = format.charAt(0) + format.slice(1).toLowerCase();
  return `${name} (${oddsText(21 / 11, format).replace('-', '−')})`;
}
