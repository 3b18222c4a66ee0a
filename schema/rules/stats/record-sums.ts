import { NET_PLACES, type Scaled } from './scaled.ts';

/** A column of sums: its name in the database and in files, and how many decimal places it keeps. */
interface SumColumn {
  column: string;
  places: number;
}

/**
 * What the record adds up, s being units, o decimal odds and p the net result of a pick (win s(o-1), loss -s, push 0).
 * Units have two decimal places and odds six, so every product below is exact; only 1/o and the closing line values
 * are rounded, once for each pick, before they are added.
 */
export const SUM_COLUMNS = {
  /** Graded picks: wins, losses and pushes. */
  n: { column: 'n', places: 0 },
  wins: { column: 'w', places: 0 },
  losses: { column: 'l', places: 0 },
  pushes: { column: 'push', places: 0 },
  /** These five are counted beside the record. */
  voids: { column: 'void', places: 0 },
  late: { column: 'late', places: 0 },
  withdrawn: { column: 'withdrawn', places: 0 },
  overdue: { column: 'overdue', places: 0 },
  /** Counted as posted in a plan's record, because the price at that plan's opening is not known. */
  asPosted: { column: 'as_posted', places: 0 },
  /** Wins and losses that had odds and units: what `variance` and `inverseOdds` are about. */
  priced: { column: 'priced', places: 0 },
  /** Σs of wins, losses and pushes; an overdue pick adds the most units, here and below. */
  staked: { column: 's', places: 2 },
  stakedSquared: { column: 's2', places: 4 },
  /** Σp. */
  profit: { column: 'p', places: NET_PLACES },
  profitSquared: { column: 'p2', places: 16 },
  profitStaked: { column: 'ps', places: 10 },
  /** Σs²(o-1) of wins and losses: the variance of Σp if each price were fair. */
  variance: { column: 'variance', places: 10 },
  /** Σ1/o of wins and losses, each rounded to twelve places. */
  inverseOdds: { column: 'inverse_odds', places: 12 },
  /** The same at one unit a pick; Σs and Σs² are then the number of stakes. */
  flatStaked: { column: 'flat_s', places: 0 },
  flatProfit: { column: 'flat_p', places: 6 },
  flatProfitSquared: { column: 'flat_p2', places: 12 },
  flatVariance: { column: 'flat_variance', places: 6 },
  /** Closing line value against both closing prices of the same line, each value rounded to eight places. */
  clvN: { column: 'clv_n', places: 0 },
  clv: { column: 'clv', places: 8 },
  clvSquared: { column: 'clv2', places: 16 },
  /** The same where only one side's closing price is known, the book's margin still in it. */
  marginN: { column: 'margin_n', places: 0 },
  margin: { column: 'margin', places: 8 },
  marginSquared: { column: 'margin2', places: 16 },
  /** Picks whose line had moved by the close, the points won by being early, how many won any. */
  movedN: { column: 'moved_n', places: 0 },
  movedPoints: { column: 'moved_points', places: 2 },
  movedAhead: { column: 'moved_ahead', places: 0 },
} as const satisfies Record<string, SumColumn>;

export type SumName = keyof typeof SUM_COLUMNS;

/** Additive: the sums of two sets of picks are the sums of both. Whole numbers of 10^-places, see SUM_COLUMNS. */
export type RecordSums = Readonly<Record<SumName, Scaled>>;

export const SUM_NAMES = Object.keys(SUM_COLUMNS) as SumName[];
