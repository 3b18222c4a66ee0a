import { toPlaces } from './scaled.ts';

/** What divides a record into parts, of which each pick is in one. */
export const PARTITIONS = [
  'LEAGUE',
  'MARKET',
  'ANALYST',
  'TIER',
  'BAND',
  'WEEKDAY',
  'MONTH',
  'SEASON',
] as const;
export type Partition = (typeof PARTITIONS)[number];

/** What a record can be divided by. A pick is in every plan that opens it. */
export const DIMENSIONS = [...PARTITIONS, 'PLAN'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** What the page of the record is divided by, and of which it draws lines. */
export const PAGE_DIMENSIONS = [
  'LEAGUE',
  'MARKET',
  'ANALYST',
  'PLAN',
  'TIER',
  'BAND',
] as const satisfies readonly Dimension[];
export const LINE_DIMENSIONS = ['LEAGUE', 'TIER'] as const satisfies readonly Dimension[];

/**
 * Chances of a table's slices, corrected for how many there are (Benjamini and Hochberg: Controlling the False
 * Discovery Rate, Journal of the Royal Statistical Society B 57, 1995), in the same order and to six places. A null is
 * a slice that was not tested, and counts for nothing.
 */
export function adjustedChances(chances: readonly (number | null)[]): (number | null)[] {
  const tested = chances.flatMap((p, place) => (p === null ? [] : [{ p, place }]));
  const adjusted: (number | null)[] = chances.map(() => null);
  let least = 1;
  for (const [rank, { p, place }] of tested.sort((one, other) => other.p - one.p).entries()) {
    least = Math.min(least, (p * tested.length) / (tested.length - rank));
    adjusted[place] = toPlaces(least, 6);
  }
  return adjusted;
}

/** 'best of 24': what a reader must know of the slice that shines. */
export function bestOfText(slices: number): string {
  return `best of ${slices}`;
}

interface NamedSums {
  name: string;
  n: number;
}

/** By name, or the most picks first. Never by profit: the best of many small samples is luck. */
export function orderedSlices<Slice extends NamedSums>(slices: readonly Slice[], by: 'NAME' | 'N'): Slice[] {
  const byName = (one: Slice, other: Slice) => (one.name < other.name ? -1 : Number(one.name > other.name));
  return [...slices].sort((one, other) => (by === 'N' ? other.n - one.n : 0) || byName(one, other));
}
