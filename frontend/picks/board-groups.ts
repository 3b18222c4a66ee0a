import { gameState } from '#schema/rules/picks/game-state.ts';
import type { BoardPick } from './board.ts';

interface BoardGroup {
  /** Null over the picks that can still be bet. */
  title: string | null;
  picks: BoardPick[];
}

/** Today's picks in three groups, each in the order given: still to bet, started, and settled. Empty ones are left out. */
export function boardGroups(picks: readonly BoardPick[], now: Date): BoardGroup[] {
  const groups: BoardGroup[] = [
    { title: null, picks: [] },
    { title: 'Started', picks: [] },
    { title: 'Settled', picks: [] },
  ];
  const places = { UPCOMING: 0, RUNNING: 1, FINAL_PENDING: 1, SETTLED: 2 };
  for (const pick of picks) groups[places[gameState(pick, now)]]?.picks.push(pick);
  return groups.filter((group) => group.picks.length > 0);
}
