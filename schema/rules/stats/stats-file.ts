import type { Calibration } from './calibration.ts';
import type { ClvBin } from './clv-bins.ts';
import type { Drawdown } from './drawdown.ts';
import type { PlottedDay } from './plotted-days.ts';
import type { RecordFigures } from './record-figures.ts';
import type { RecordFilter } from './record-filter.ts';
import type { RecordWindow } from './seasons.ts';
import type { Dimension } from './slices.ts';
import type { UnprovenPicks } from './unproven-text.ts';

/** A part of a record with its corrected chance of luck. */
export interface StatsSlice {
  name: string;
  figures: RecordFigures;
  adjustedChance: number | null;
}

/** Units at the end of a day. */
export interface LinePoint {
  /** YYYY-MM-DD */
  day: string;
  units: number;
}

/** A line of units for each part of a record, of at most LINE_POINTS days, the last one among them. */
export interface SliceLines {
  dimension: Dimension;
  slices: { name: string; points: LinePoint[] }[];
}

/** /record/stats.json: the figures of a filter. */
export interface StatsFile {
  filter: RecordFilter;
  window: RecordWindow;
  /** Null: since the first pick. */
  from: string | null;
  to: string;
  /** The nightly recomputation found a difference: there are no figures. */
  withheld: boolean;
  figures: RecordFigures | null;
  /** Of the graded picks; null while figures are withheld. */
  unproven: UnprovenPicks | null;
  by: { dimension: Dimension; slices: StatsSlice[] }[];
  /** Of the selected dimensions. */
  lines: SliceLines[];
  curve: { days: PlottedDay[]; drawdown: Drawdown | null; flatDrawdown: Drawdown | null };
  closingLineBins: ClvBin[];
  /** Closing prices that were noted too long before the start, and count in none of them; null while figures are withheld. */
  earlyCloses: number | null;
  calibration: Calibration | null;
}
