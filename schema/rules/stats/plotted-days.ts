import { curveOf } from './drawdown.ts';
import { Z95 } from './normal.ts';
import { type RecordSums, SUM_COLUMNS } from './record-sums.ts';
import { rounded, toPlaces } from './scaled.ts';

/** What a day adds to the curve. */
interface DaySums extends Pick<RecordSums, 'n' | 'profit' | 'variance'> {
  /** YYYY-MM-DD */
  day: string;
}

/** The curve at the end of a day; units to two places. */
export interface PlottedDay {
  day: string;
  /** Graded picks so far. */
  picks: number;
  units: number;
  /** Units below the highest end of a day so far, not negative. */
  belowPeak: number;
  /** At fair prices luck alone stays this near to 0 in 95 of 100 records: 1.96·√Σs²(o-1). */
  luck: number;
}

/** Running totals of days in order. */
export function plottedDays(days: readonly DaySums[]): PlottedDay[] {
  const { places } = SUM_COLUMNS.profit;
  let [picks, variance] = [0n, 0n];
  return curveOf(days).map(({ day, total, peak }, place) => {
    picks += days[place]?.n ?? 0n;
    variance += days[place]?.variance ?? 0n;
    return {
      day,
      picks: Number(picks),
      units: rounded(total, places, 2),
      belowPeak: rounded(peak - total, places, 2),
      luck: toPlaces((Z95 * Math.sqrt(Number(variance))) / 1e5, 2),
    };
  });
}
