/** Figures that are counted from so many rows that the page counts only those of days since the last night (decision 95). */
export type CountedFigure = 'GONE' | 'SAID' | 'DECLINED';

/** Of a day or, of members who are gone, of the month that begins on it. `cents` is 0 where a figure has no amount. */
export interface FigureOfDay {
  day: string;
  value: string;
  found: number;
  cents: number;
}
