import type { HitRate } from '#schema/rules/stats/hit-rate.ts';
import { percentText } from '#schema/rules/stats/percent-text.ts';
import { shortfallText } from '#schema/rules/stats/samples.ts';
import type { PlotTable } from './PlotData.tsx';
import type { Reading } from './PlotFigure.tsx';

export interface RateSlice extends HitRate {
  /** 'NFL' */
  name: string;
}

/** How many of the slices stand out, and how easily one of so many does by luck. */
export function rateFinding(slices: readonly RateSlice[]): string {
  const tested = slices.filter(({ interval, breakEven }) => interval && breakEven !== null);
  if (tested.length === 0) return 'None has enough picks for a hit rate yet.';
  const above = tested.filter(isAbove).length;
  const below = tested.filter(isBelow).length;
  const share = Math.round((1 - 0.975 ** tested.length) * 100);
  const lucky = `With ${tested.length} to compare, luck alone puts at least one above in ${share} of 100 records.`;
  if (above === 0 && below === 0) return `None is clearly above or below break-even yet. ${lucky}`;
  return `Clearly above break-even: ${above} of ${tested.length}. Clearly below: ${below}. ${lucky}`;
}

export function rateReading(slice: RateSlice): Reading {
  const { name, n, value, interval, breakEven } = slice;
  if (value === null || !interval) return { name, text: shortfallText(slice, 'a hit rate') ?? '' };
  const range = `${percentText(interval.low)} to ${percentText(interval.high)}`;
  const breakEvenText = breakEven === null ? '' : `; break-even ${percentText(breakEven)}`;
  return { name, text: `${percentText(value)} of ${n} won (95% range: ${range})${breakEvenText}` };
}

export function rateTable(dimension: string, slices: readonly RateSlice[]): PlotTable {
  return {
    columns: [dimension, 'Wins and losses', 'Hit rate', '95% from', 'to', 'Break-even'],
    rows: slices.map(({ name, n, value, interval, breakEven }) => [
      name,
      String(n),
      ...[value, interval?.low, interval?.high, breakEven].map((share) =>
        share == null ? 'Too few' : percentText(share),
      ),
    ]),
  };
}

function isAbove({ interval, breakEven }: RateSlice): boolean {
  return interval !== null && breakEven !== null && interval.low > breakEven;
}

function isBelow({ interval, breakEven }: RateSlice): boolean {
  return interval !== null && breakEven !== null && interval.high < breakEven;
}
