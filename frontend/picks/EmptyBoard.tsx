import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { longDay } from '#schema/rules/time/eastern-time.ts';
import { NoPicksYet } from './NoPicksYet.tsx';

interface EmptyBoardProps {
  date: string;
  isToday: boolean;
  /** The day has picks, and the filters show none of them. */
  isFiltered: boolean;
}

/** A day without picks, or without any that match the filters. */
export function EmptyBoard({ date, isToday, isFiltered }: EmptyBoardProps) {
  if (isFiltered) return <EmptyState>No picks match these filters.</EmptyState>;
  return isToday ? <NoPicksYet /> : <EmptyState>No picks available for {longDay(date)}</EmptyState>;
}
