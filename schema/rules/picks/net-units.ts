import type { PickResult } from './pick-values.ts';

/**
 * The net units of a result: a win earns the stake times the decimal odds minus the stake, a loss costs the stake, a
 * push returns it. Null without a result or when it does not count.
 */
export function netUnits(
  result: PickResult,
  { staked, returned }: { staked: number; returned: number },
): number | null {
  if (result === 'WIN') return returned - staked;
  if (result === 'LOSS') return -staked;
  return result === 'PUSH' ? 0 : null;
}
