import { useSearchParams } from 'react-router-dom';
import { isDay } from '#schema/rules/eastern-time.ts';

/**
 * The day in the address, `?date=YYYY-MM-DD`, and how to go to another. None, or one that does not exist, is
 * today and null here, so that a page left open over midnight follows the server's day.
 */
export function useShownDay(): [string | null, (day: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('date');
  const day = asked && isDay(asked) ? asked : null;
  return [day, (next) => setSearch(next ? { date: next } : {})];
}
