import type { BoardQuery, PickChangedSubscription } from '#frontend/generated/graphql.ts';
import { byTierThenTime } from '#schema/rules/picks/pick-order.ts';

export type Board = BoardQuery['board'];
export type BoardPick = Board['picks'][number];
export type PickChange = PickChangedSubscription['pickChanged'];

/** The board with a new pick in its place or without a removed one; other changes are already in the cache. */
export function changedBoard(board: Board, { pickId, pick }: PickChange): Board {
  const isShown = board.picks.some(({ id }) => id === pickId);
  if (pick ? isShown || pick.date !== board.date : !isShown) return board;
  const picks = pick
    ? [...board.picks, { ...pick, liveScore: null }].sort(inBoardOrder)
    : board.picks.filter(({ id }) => id !== pickId);
  return { ...board, picks, totalCount: picks.filter(({ status }) => status !== 'WITHDRAWN').length };
}

function inBoardOrder(one: BoardPick, other: BoardPick): number {
  return byTierThenTime(orderKey(one), orderKey(other));
}

function orderKey({ id, subscription, startsAt }: BoardPick) {
  return { id, tier: subscription, startsAt: new Date(startsAt) };
}

/** The earliest moment at which a scheduled pick opens; null when none is scheduled. */
export function nextOpening(picks: readonly BoardPick[]): string | null {
  const openings = picks.flatMap(({ lockReason, opensAt }) =>
    lockReason === 'NOT_RELEASED' && opensAt ? [opensAt] : [],
  );
  return openings.sort()[0] ?? null;
}
