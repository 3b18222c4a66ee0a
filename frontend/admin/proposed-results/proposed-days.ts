import type { ProposedResult } from './use-proposed-results.ts';

/** Results by the day of their game, the first day first. */
export function byDay(proposals: readonly ProposedResult[]): [string, ProposedResult[]][] {
  const days = new Map<string, ProposedResult[]>();
  for (const proposed of proposals)
    days.set(proposed.pick.date, [...(days.get(proposed.pick.date) ?? []), proposed]);
  return [...days].sort(([one], [other]) => one.localeCompare(other));
}
