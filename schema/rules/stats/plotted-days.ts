import { curveOf } from './drawdown.ts';
import { Z95 } from './normal.ts';
import type { RecordSums } from './record-sums.ts';
import { exact, NET_PLACES, toPlaces } from './scaled.ts';

/** What a day adds to the curve. */
interface DaySums extends Pick<RecordSums, 'n' | 'profit' | 'variance'> {
  /** YYYY-MM-DD */
  day: string;
}

/** The curve at the end of a day; units exact. */
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
  let [picks, variance] = [0n, 0n];
  return curveOf(days).map(({ day, total, peak }, place) => {
    picks += days[place]?.n ?? 0n;
    variance += days[place]?.variance ?? 0n;
    return {
      day,
      picks: Number(picks),
      units: exact(total, NET_PLACES),
      belowPeak: exact(peak - total, NET_PLACES),
      luck: toPlaces((Z95 * Math.sqrt(Number(variance))) / 1e5, 6),
    };
  });
}
