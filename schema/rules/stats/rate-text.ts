import { percentText, thousands } from '#schema/rules/text/numbers.ts';
import type { HitRate } from './hit-rate.ts';
import { shortfallText } from './samples.ts';

/** How many of the slices stand out, and how easily one of so many does by luck. */
export function rateFinding(slices: readonly HitRate[]): string {
  const tested = slices.filter(({ interval, breakEven }) => interval && breakEven !== null);
  if (tested.length === 0) return 'None has enough picks for a hit rate yet.';
  const above = tested.filter(isAbove).length;
  const below = tested.filter(isBelow).length;
  const share = Math.round((1 - 0.975 ** tested.length) * 100);
  const lucky = `With ${tested.length} to compare, luck alone puts at least one above in ${share} of 100 records.`;
  if (above === 0 && below === 0) return `None is clearly above or below break-even yet. ${lucky}`;
  return `Clearly above break-even: ${above} of ${tested.length}; clearly below: ${below}. ${lucky}`;
}

/** By the lower end of their intervals, so that a lucky handful never leads; then what has too few picks. */
export function byLowerEnd<Slice extends { rate: HitRate }>(slices: readonly Slice[]): Slice[] {
  const low = ({ rate }: Slice) => rate.interval?.low ?? -1;
  return slices.toSorted((one, other) => low(other) - low(one));
}

/** '54.1% of 926': how often picks won; 'Too few: 12 of 30 picks' below that many. */
export function rateValue(rate: HitRate): string {
  if (rate.value !== null) return `${percentText(rate.value)} of ${thousands(rate.n)}`;
  const shortfall = shortfallText(rate);
  return shortfall ? `Too few: ${shortfall}` : '–';
}

/** '51.5% to 56.7%, break-even 50.9%'; null while there are too few. */
export function rateRange({ interval, breakEven }: HitRate): string | null {
  if (!interval) return null;
  const needed = breakEven === null ? '' : `, break-even ${percentText(breakEven)}`;
  return `${percentText(interval.low)} to ${percentText(interval.high)}${needed}`;
}

function isAbove({ interval, breakEven }: HitRate): boolean {
  return interval !== null && breakEven !== null && interval.low > breakEven;
}

function isBelow({ interval, breakEven }: HitRate): boolean {
  return interval !== null && breakEven !== null && interval.high < breakEven;
}
