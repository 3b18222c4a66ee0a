import { adminPath } from '#frontend/admin/admin-address.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';

/** How many months are shown, this one included. */
export const RANGES = [3, 12, 24] as const;
const USUAL = 12;

/** The months that the address names; a year unless it names one of the choices. */
export function rangeOf(search: URLSearchParams): number {
  return RANGES.find((months) => String(months) === search.get('months')) ?? USUAL;
}

export function rangePath(months: number): string {
  return adminPath('money', { months: months === USUAL ? null : String(months) });
}

/** The first day of the month that begins so many months, counting that of `today`. */
export function rangeStart(months: number, today: string): string {
  let first = `${today.slice(0, 7)}-01`;
  for (let month = 1; month < months; month += 1) first = `${addDays(first, -1).slice(0, 7)}-01`;
  return first;
}
