import { firstReadableAt } from '#schema/rules/access/visibility.ts';
import { gameState, type StatedPick } from './game-state.ts';

/** How far a pick of a day is, from the draft to its result. */
export const BOARD_STATES = ['DRAFT', 'SEALED', 'OPEN', 'LIVE', 'FINAL', 'SETTLED'] as const;
export type BoardState = (typeof BOARD_STATES)[number];

interface BoardPick extends StatedPick {
  publishedAt?: string | null;
  releaseAt?: string | null;
}

/** A posted pick is sealed until the first plan opens it. One whose game was postponed counts as open: its game is still to come. */
export function boardState(pick: BoardPick, now: Date): BoardState {
  if (pick.status === 'DRAFT') return 'DRAFT';
  const state = gameState(pick, now);
  if (state === 'SETTLED') return 'SETTLED';
  if (state === 'RUNNING') return 'LIVE';
  if (state === 'FINAL_PENDING') return 'FINAL';
  const opening = opensAt(pick);
  return opening && opening > now ? 'SEALED' : 'OPEN';
}

/** When the first plan opens a posted pick, which is before its release; null for a draft. */
export function opensAt({
  publishedAt,
  releaseAt,
}: Pick<BoardPick, 'publishedAt' | 'releaseAt'>): Date | null {
  return publishedAt ? firstReadableAt(new Date(publishedAt), releaseAt ? new Date(releaseAt) : null) : null;
}
