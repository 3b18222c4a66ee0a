import type { GameStatus } from '#schema/rules/market/game-sides.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import type { PickResult, PickStatus } from './pick-values.ts';

/**
 * What can be done with a pick of today: bet it (UPCOMING), follow it (RUNNING), wait for its result (FINAL_PENDING) or for its game
 * (POSTPONED), or read how it ended (SETTLED).
 */
export type GameState = 'UPCOMING' | 'RUNNING' | 'FINAL_PENDING' | 'POSTPONED' | 'SETTLED';

export interface StatedPick {
  status: PickStatus;
  result: PickResult;
  startsAt: string;
  /** What the provider says of its game; null or left out where nothing is known. */
  liveScore?: { status: GameStatus } | null;
}

/** What the provider knows is no matter of time: overtime is still played, and a short game is over. */
const BY_PROVIDER: Partial<Record<GameStatus, GameState>> = {
  LIVE: 'RUNNING',
  FINAL: 'FINAL_PENDING',
  POSTPONED: 'POSTPONED',
};

/** After this no game of our leagues is still played, overtime and extra innings aside. */
const GAME_TAKES = 3.5 * HOUR;

export function gameState({ status, result, startsAt, liveScore }: StatedPick, now: Date): GameState {
  if (result !== 'PENDING' || status === 'WITHDRAWN') return 'SETTLED';
  const played = now.getTime() - Date.parse(startsAt);
  if (played < 0) return 'UPCOMING';
  const known = liveScore && BY_PROVIDER[liveScore.status];
  if (known) return known;
  return played < GAME_TAKES ? 'RUNNING' : 'FINAL_PENDING';
}

/**
 * Whether a result can be entered. The database refuses every other one (gateway/database/program/picks/refuse-early-results.sql),
 * whose test holds this to the same moment.
 */
export function canBeGraded({ status, startsAt }: Omit<StatedPick, 'result'>, now: Date): boolean {
  return status === 'PUBLISHED' && Date.parse(startsAt) <= now.getTime();
}

/** The next moment at which one of the picks changes its state by time alone; null when none does. */
export function nextStateChange(picks: readonly StatedPick[], now: Date): Date | null {
  const moments = picks.flatMap((pick) => {
    if (gameState(pick, now) === 'SETTLED') return [];
    const start = Date.parse(pick.startsAt);
    return [start, start + GAME_TAKES].filter((moment) => moment > now.getTime());
  });
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}
