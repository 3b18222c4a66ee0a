/** DRAFT is the admins' alone; WITHDRAWN stays in the record for all to see. */
export const PICK_STATUSES = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const;
export type PickStatus = (typeof PICK_STATUSES)[number];

/** How a pick ended. The documented `isWinner` is WIN. */
export const PICK_RESULTS = ['PENDING', 'WIN', 'LOSS', 'PUSH', 'VOID'] as const;
export type PickResult = (typeof PICK_RESULTS)[number];

/** By the game: its day, then its time. */
export const PICK_ORDERS = ['NEWEST', 'OLDEST'] as const;
export type PickOrder = (typeof PICK_ORDERS)[number];

/** What kind of bet a pick names. */
export const MARKETS = ['MONEYLINE', 'SPREAD', 'TOTAL', 'PROP'] as const;
export type Market = (typeof MARKETS)[number];

const MARKET_LABELS: Record<Market, string> = {
  MONEYLINE: 'Moneyline',
  SPREAD: 'Spread',
  TOTAL: 'Total',
  PROP: 'Prop',
};

export function marketLabel(market: Market): string {
  return MARKET_LABELS[market];
}

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

/** The documented flag: true is a win; false takes a win back and leaves every other result as it is. */
export function flaggedResult(result: PickResult, isWinner: boolean): PickResult {
  if (isWinner) return 'WIN';
  return result === 'WIN' ? 'PENDING' : result;
}

/** The documented toggle: a winner becomes undecided again, anything else becomes a winner. */
export function toggledResult(result: PickResult): PickResult {
  return result === 'WIN' ? 'PENDING' : 'WIN';
}
