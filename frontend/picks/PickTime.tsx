import type { GameState } from '#schema/rules/picks/game-state.ts';
import { scoreText } from '#schema/rules/picks/game-text.ts';
import { startText } from '#schema/rules/time/shown-time.ts';
import type { BoardPick } from './board.ts';
import styles from './PickTime.module.css';

/** When the game starts; once it has, its state by the provider, or that it can no longer be bet. */
export function PickTime({ pick, state }: { pick: BoardPick; state: GameState | null }) {
  const score = state && state !== 'UPCOMING' && state !== 'SETTLED' ? liveText(pick) : null;
  if (state === 'POSTPONED') return <span className={styles.start}>Postponed</span>;
  if (state === 'FINAL_PENDING') return <span className={styles.start}>{score ?? 'Final pending'}</span>;
  if (score) return <span className={styles.score}>{score}</span>;
  const start = startText(pick);
  const words = state === 'RUNNING' ? `Started ${start.replace(/ ET$/, '')}` : start;
  return <span className={styles.start}>{words}</span>;
}

/** 'Live 45–38', 'Final 99–104', the team that the pick names first before the other. */
function liveText({ liveScore }: BoardPick): string | null {
  if (!liveScore) return null;
  const { status, one, two } = liveScore;
  if (one === null || two === null) return null;
  return `${status === 'FINAL' ? 'Final' : 'Live'} ${scoreText({ one, two })}`;
}
