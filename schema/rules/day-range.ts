import { addDays } from './eastern-time.ts';

/** How many days one question may be about: a year, leap years included. */
export const LONGEST_RANGE_DAYS = 366;

/** New York days, YYYY-MM-DD, both included; empty where `from` is after `to`. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * The days that a question is about: up to `last`, whatever comes later is cut off; without a beginning as far
 * back as one question may reach. Answers a sentence where it cannot be.
 */
export function dayRange(
  asked: { from?: string | null | undefined; to?: string | null | undefined },
  last: string,
): DayRange | { problem: string } {
  const { from, to } = asked;
  if (from && to && from > to) return { problem: 'from must not be after to' };
  const end = to && to < last ? to : last;
  const earliest = addDays(end, 1 - LONGEST_RANGE_DAYS);
  if (from && from < earliest) return { problem: `A range has at most ${LONGEST_RANGE_DAYS} days` };
  return { from: from ?? earliest, to: end };
}
