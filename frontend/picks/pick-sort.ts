import type { BoardPick } from './board.ts';

const PICK_SORTS = ['start', 'units'] as const;
export type PickSort = (typeof PICK_SORTS)[number];

const ORDERS: Record<PickSort, (one: BoardPick, other: BoardPick) => number> = {
  start: (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt),
  // A locked pick does not say its units.
  units: (one, other) => (other.units ?? 0) - (one.units ?? 0),
};

/** The order of an address, `?sort=start`. Null: the server's, as for a value that does not exist. */
export function sortOf(search: URLSearchParams): PickSort | null {
  return PICK_SORTS.find((sort) => sort === search.get('sort')) ?? null;
}

export function sorted(picks: readonly BoardPick[], sort: PickSort | null): BoardPick[] {
  return sort ? picks.toSorted(ORDERS[sort]) : [...picks];
}
