/** Decimal odds (1.91: a stake of 1 returns 1.91) in American form: -110, +150. */
export function americanOdds(decimal: number): string {
  if (decimal >= 2) return `+${Math.round((decimal - 1) * 100)}`;
  return `-${Math.round(100 / (decimal - 1))}`;
}

/** Decimal places of stored odds: enough to convert -9999 and back. */
export const ODDS_PLACES = 6;

/** American odds in decimal form, to six places; null when the text is not a price. */
export function decimalOdds(american: string): number | null {
  const match = /^([+-]?)(\d{3,5})$/.exec(american.trim());
  if (!match) return null;
  const points = Number(match[2]);
  if (points < 100) return null;
  const decimal = match[1] === '-' ? 1 + 100 / points : 1 + points / 100;
  return Number(decimal.toFixed(ODDS_PLACES));
}

/** A line as shown on a board: -3.5, +7, 48.5 for a total. */
export function lineText(market: string, line: number): string {
  return market === 'SPREAD' && line > 0 ? `+${line}` : String(line);
}

/** How many times as much the same stake wins at one of two decimal odds, from 1. */
export function priceRatio(one: number, other: number): number {
  const ratio = (one - 1) / (other - 1);
  return Math.max(ratio, 1 / ratio);
}

/** −1000 and +1000 as decimals. Odds beyond them are seldom offered, and more often a slip of the hand. */
const USUAL = { least: 1.1, most: 11 };

/** Whether decimal odds are to be confirmed before they are saved. */
export function areUnusualOdds(odds: number): boolean {
  return odds < USUAL.least || odds > USUAL.most;
}

/** '-9000 is far from usual odds.' */
export function unusualOddsText(odds: number): string {
  return `${americanOdds(odds)} is far from usual odds.`;
}
