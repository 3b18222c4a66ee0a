import { useSearchParams } from 'react-router-dom';
import { isDay } from '#schema/rules/time/eastern-time.ts';
import { filterOf, type PickFilter } from './pick-filter.ts';
import { type PickSort, sortOf } from './pick-sort.ts';

/**
 * What the address of the picks page selects, `?date=YYYY-MM-DD&league=NBA&tier=plus&sort=start`. No day, or
 * one that does not exist, is today and null here, so that a page left open over midnight follows the server's day.
 */
export function useBoardAddress() {
  const [search, setSearch] = useSearchParams();
  const date = search.get('date');
  const change = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes))
      if (value) next.set(name, value);
      else next.delete(name);
    setSearch(next);
  };
  return {
    day: date && isDay(date) ? date : null,
    filter: filterOf(search),
    sort: sortOf(search),
    showDay: (day: string | null) => change({ date: day }),
    showOnly: ({ league, tier }: PickFilter) => change({ league, tier: tier?.toLowerCase() ?? null }),
    sortBy: (sort: PickSort | null) => change({ sort }),
  };
}
