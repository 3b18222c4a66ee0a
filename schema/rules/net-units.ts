import type { PickResult } from './pick-values.ts';

/**
 * What a result does to the units staked on it: a win pays them times the decimal odds less the stake, a loss
 * costs them, a push gives them back. Null for what is not decided or does not count.
 */
export function netUnits(
  result: PickResult,
  { staked, returned }: { staked: number; returned: number },
): number | null {
  if (result === 'WIN') return returned - staked;
  if (result === 'LOSS') return -staked;
  return result === 'PUSH' ? 0 : null;
}
