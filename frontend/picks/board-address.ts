import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAddressChoice } from '#frontend/app/use-address-choice.ts';
import { isDay } from '#schema/rules/time/eastern-time.ts';
import { filterOf, type PickFilter } from './pick-filter.ts';
import { type PickSort, sortOf } from './pick-sort.ts';

/** Days before it are slips of the keyboard. */
const FIRST_DAY = '1900-01-01';

/**
 * What the address of the picks page selects, `?date=YYYY-MM-DD&league=NBA&tier=plus&sort=start`. No day, or
 * one that cannot be meant, is today and null here, so that a page left open over midnight follows the server's day.
 */
export function useBoardAddress() {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const date = search.get('date');
  return {
    day: date && isDay(date) && date >= FIRST_DAY ? date : null,
    filter: filterOf(search),
    sort: sortOf(search),
    /** The pick that a link leads to, such as one in an email; null: none. */
    pick: /^#(pick_\w+)$/.exec(hash)?.[1] ?? null,
    showDay: (day: string | null) => void navigate({ search: `?${changed(search, { date: day })}` }),
    /** The same board under the address of today: what led to a pick of it goes on to it. */
    showAsToday: () =>
      void navigate({ search: `?${changed(search, { date: null })}`, hash }, { replace: true }),
  };
}

/** What the fields over the cards show and change, of the same address. */
export function useBoardChoices() {
  const [search] = useSearchParams();
  const [chosen, choose] = useAddressChoice(search, (next) => `?${next}`);
  return {
    filter: filterOf(chosen),
    sort: sortOf(chosen),
    showOnly: ({ league, tier }: PickFilter) =>
      choose(changed(chosen, { league, tier: tier?.toLowerCase() ?? null })),
    sortBy: (sort: PickSort | null) => choose(changed(chosen, { sort })),
  };
}

function changed(search: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes))
    if (value) next.set(name, value);
    else next.delete(name);
  return next;
}
