/** Only admins see DRAFT; WITHDRAWN stays in the public record. */
export const PICK_STATUSES = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const;
export type PickStatus = (typeof PICK_STATUSES)[number];

/** The result of a pick. The documented `isWinner` means WIN. */
export const PICK_RESULTS = ['PENDING', 'WIN', 'LOSS', 'PUSH', 'VOID'] as const;
export type PickResult = (typeof PICK_RESULTS)[number];

/** By the game's day, then its time. */
export const PICK_ORDERS = ['NEWEST', 'OLDEST'] as const;
export type PickOrder = (typeof PICK_ORDERS)[number];

/** The kind of bet. */
export const MARKETS = ['MONEYLINE', 'SPREAD', 'TOTAL', 'PROP'] as const;
export type Market = (typeof MARKETS)[number];

const RESULT_LABELS: Record<PickResult, string> = {
  PENDING: 'Pending',
  WIN: 'Win',
  LOSS: 'Loss',
  PUSH: 'Push',
  VOID: 'Void',
};

export function resultLabel(result: PickResult): string {
  return RESULT_LABELS[result];
}

/** The grade that the last one replaced; undefined where the first result is still current. */
export function replacedGrade<Grade extends { result: PickResult }>(
  grades: readonly Grade[],
): Grade | undefined {
  return grades.slice(0, -1).findLast(({ result }) => result !== 'PENDING');
}

/** The documented flag: true sets a win; false removes a win and leaves other results. */
export function flaggedResult(result: PickResult, isWinner: boolean): PickResult {
  if (isWinner) return 'WIN';
  return result === 'WIN' ? 'PENDING' : result;
}

/** The documented toggle: a win becomes pending, anything else a win. */
export function toggledResult(result: PickResult): PickResult {
  return result === 'WIN' ? 'PENDING' : 'WIN';
}

/** The most units that a pick may stake, and what an unopened one has lost. */
export const MAX_UNITS = 5;

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
