import type { PickResult } from '#schema/rules/pick-values.ts';
import type { Random } from './random.ts';
import type { Wager } from './wager.ts';

const WIN_SHARE = 0.56;
/** Good and bad days, which even out over a week. */
const SWING = [0.12, -0.18, 0.06, 0.2, -0.1, -0.14, 0.04] as const;
const DAY_MS = 86_400_000;

/**
 * How the picks of a day ended. Now and then a whole-number line lands on the number; of the rest the share
 * that won swings from day to day around 56 percent, which a good service reaches and few beat.
 */
export function resultsOf(day: string, wagers: readonly Wager[], random: Random): PickResult[] {
  const pushes = wagers.map(({ line }) => line !== null && Number.isInteger(line) && random.chance(0.2));
  const decided = pushes.filter((push) => !push).length;
  const dayNumber = Date.parse(`${day}T00:00:00Z`) / DAY_MS;
  const share = WIN_SHARE + (SWING[dayNumber % SWING.length] ?? 0);
  // What rounding takes away on one day it gives on another, so that the share holds over many days.
  const wins = Math.floor(decided * share + ((dayNumber * 0.618_034) % 1));
  const outcomes = random.shuffled(
    Array.from({ length: decided }, (_, index): PickResult => (index < wins ? 'WIN' : 'LOSS')),
  );
  return pushes.map((push) => (push ? 'PUSH' : (outcomes.pop() ?? 'LOSS')));
}
