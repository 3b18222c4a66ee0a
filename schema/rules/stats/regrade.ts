import type { Market, PickResult } from '#schema/rules/picks/pick-values.ts';

/** What is bet on: the team named first or second, or a total going over or under its line. */
export const SELECTIONS = ['ONE', 'TWO', 'OVER', 'UNDER'] as const;
export type Selection = (typeof SELECTIONS)[number];

/** The final score, the team named first before the other. */
export interface Score {
  one: number;
  two: number;
}

export type Grade = Extract<PickResult, 'WIN' | 'LOSS' | 'PUSH'>;

/**
 * How a bet ends by the final score; null where the score does not say: a prop, a selection that does not fit the
 * market, a missing line, or a quarter line, whose stake is split. A tied moneyline is a push, as US books settle a
 * bet without a price for the draw.
 */
export function regrade(
  market: Market | null,
  selection: Selection | null,
  line: number | null,
  score: Score,
): Grade | null {
  const margin = marginOf(market, selection, line, score);
  if (margin === null) return null;
  if (margin === 0) return 'PUSH';
  return margin > 0 ? 'WIN' : 'LOSS';
}

/** Points by which the bet is ahead; below zero it is behind. */
function marginOf(
  market: Market | null,
  selection: Selection | null,
  line: number | null,
  { one, two }: Score,
): number | null {
  const lead = selection === 'ONE' ? one - two : selection === 'TWO' ? two - one : null;
  if (market === 'MONEYLINE') return lead;
  if (line === null || !Number.isInteger(line * 2)) return null;
  if (market === 'SPREAD') return lead === null ? null : lead + line;
  if (market !== 'TOTAL') return null;
  if (selection === 'OVER') return one + two - line;
  return selection === 'UNDER' ? line - one - two : null;
}
