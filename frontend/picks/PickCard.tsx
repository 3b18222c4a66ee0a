import { Suspense } from 'react';
import { LeagueMark } from '#frontend/ui/LeagueMark.tsx';
import { Tag } from '#frontend/ui/Tag.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import type { GameState } from '#schema/rules/picks/game-state.ts';
import { stakeText } from '#schema/rules/text/units-text.ts';
import { startText } from '#schema/rules/time/shown-time.ts';
import type { BoardPick } from './board.ts';
import { LockedPick } from './LockedPick.tsx';
import { PickScore } from './market-part.ts';
import { PickBody } from './PickBody.tsx';
import styles from './PickCard.module.css';
import { PickOutcome } from './PickOutcome.tsx';

interface PickCardProps {
  pick: BoardPick;
  /** Null on a past day. */
  state: GameState | null;
  /** It arrived while this page was open: marked until its game starts. */
  isNew?: boolean;
}

/** One pick: the game is always there, what is picked only for those whose plan opens it. */
export function PickCard({ pick, state, isNew = false }: PickCardProps) {
  const headingId = `game-${pick.id}`;
  const isPastDay = state === null;
  return (
    <article
      className={styles.card}
      aria-labelledby={headingId}
      data-state={state ?? undefined}
      data-withdrawn={pick.status === 'WITHDRAWN' || undefined}
    >
      <PickOutcome pick={pick} isPastDay={isPastDay} />
      <div className={styles.head}>
        <LeagueMark league={pick.sport} />
        <p className={styles.time}>
          <span className={styles.start}>{whenText(pick, state)}</span>
          {pick.gameId && state && state !== 'SETTLED' && (
            <Suspense fallback={null}>
              <PickScore pick={pick} className={styles.score} />
            </Suspense>
          )}
          {pick.units !== null && (
            <span className={styles.stake}>
              <span className={styles.dot}> · </span>
              {stakeText(pick.units)}
            </span>
          )}
        </p>
        {isNew && state === 'UPCOMING' && (
          <span className={styles.new}>
            <Tag tone="accent">New</Tag>
          </span>
        )}
        <TierBadge tier={pick.subscription} />
      </div>
      <h2 id={headingId} className={styles.teams}>
        <span>{pick.teamOne}</span> <span>@ {pick.teamTwo}</span>
      </h2>
      {pick.locked ? <LockedPick pick={pick} /> : <PickBody pick={pick} state={state} />}
    </article>
  );
}

/** When the game starts; once it has, that it can no longer be bet. */
function whenText(pick: BoardPick, state: GameState | null): string {
  if (state === 'FINAL_PENDING') return 'Final pending';
  const start = startText(pick);
  return state === 'RUNNING' ? `Started ${start.replace(/ ET$/, '')}` : start;
}
