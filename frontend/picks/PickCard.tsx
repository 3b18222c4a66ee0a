import { LeagueMark } from '#frontend/ui/LeagueMark.tsx';
import { Tag } from '#frontend/ui/Tag.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import type { GameState } from '#schema/rules/picks/game-state.ts';
import { stakeText } from '#schema/rules/text/units-text.ts';
import type { BoardPick } from './board.ts';
import { LockedPick } from './LockedPick.tsx';
import { PickBody } from './PickBody.tsx';
import styles from './PickCard.module.css';
import { PickOutcome } from './PickOutcome.tsx';
import { PickTime } from './PickTime.tsx';

export interface PickCardProps {
  pick: BoardPick;
  /** Null on a past day. */
  state: GameState | null;
  /** It arrived while this page was open: marked until its game starts. */
  isNew?: boolean;
  /** A link led to it: its reasons are open. */
  isLinked?: boolean;
  /** How many picks its button is for; 0: another card of the group has it. */
  offers?: number;
}

/** One pick: the game is always there, what is picked only for those whose plan opens it. */
export function PickCard({ pick, state, isNew = false, isLinked = false, offers = 1 }: PickCardProps) {
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
          <PickTime pick={pick} state={state} />
          {pick.units !== null && (
            <span className={styles.stake}>
              {' · '}
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
      {pick.locked ? (
        <LockedPick pick={pick} offers={offers} />
      ) : (
        <PickBody key={String(isLinked)} pick={pick} state={state} isUnfolded={isLinked} />
      )}
    </article>
  );
}
