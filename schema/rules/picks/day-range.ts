import { daysBefore } from '#schema/rules/time/eastern-time.ts';

/** The most days of one query: a year, also a leap year. */
export const MAX_RANGE_DAYS = 366;

/** New York days, YYYY-MM-DD, both included; empty when `from` is after `to`. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * The days of a query, cut off at `last`; without a start, as many as one query may have. Answers a sentence when the
 * range is invalid.
 */
export function dayRange(
  input: { from?: string | null | undefined; to?: string | null | undefined },
  last: string,
): DayRange | { problem: string } {
  const { from, to } = input;
  if (from && to && from > to) return { problem: 'from must not be after to' };
  const end = to && to < last ? to : last;
  const earliest = daysBefore(end, MAX_RANGE_DAYS - 1);
  if (from && from < earliest) return { problem: `A range has at most ${MAX_RANGE_DAYS} days` };
  return { from: from ?? earliest, to: end };
}
