import { type GameState, gameState } from '#schema/rules/picks/game-state.ts';
import type { BoardPick } from './board.ts';

export interface BoardGroup {
  /** Null over the picks that can still be bet. */
  title: string | null;
  picks: BoardPick[];
}

const GROUPS: readonly (readonly [GameState, title: string | null])[] = [
  ['UPCOMING', null],
  ['RUNNING', 'Live'],
  ['FINAL_PENDING', 'Final, being graded'],
  ['POSTPONED', 'Postponed'],
  ['SETTLED', 'Settled'],
];

/** Today's picks by what can be done with them, each group in the order given. Empty ones are left out. */
export function boardGroups(picks: readonly BoardPick[], now: Date): BoardGroup[] {
  return GROUPS.map(([state, title]) => ({
    title,
    picks: picks.filter((pick) => gameState(pick, now) === state),
  })).filter((group) => group.picks.length > 0);
}
