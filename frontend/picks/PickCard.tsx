import { LeagueMark } from '#frontend/ui/LeagueMark.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { stakeText } from '#schema/rules/text/units-text.ts';
import { startText } from '#schema/rules/time/shown-time.ts';
import type { BoardPick } from './board.ts';
import { LockedPick } from './LockedPick.tsx';
import { PickBody } from './PickBody.tsx';
import styles from './PickCard.module.css';
import { PickOutcome } from './PickOutcome.tsx';

/** One pick: the game is always there, what is picked only for those whose plan opens it. */
export function PickCard({ pick, isPastDay }: { pick: BoardPick; isPastDay: boolean }) {
  const headingId = `game-${pick.id}`;
  return (
    <article
      className={styles.card}
      aria-labelledby={headingId}
      data-withdrawn={pick.status === 'WITHDRAWN' || undefined}
    >
      <PickOutcome pick={pick} isPastDay={isPastDay} />
      <div className={styles.head}>
        <LeagueMark league={pick.sport} />
        <p className={styles.time}>
          {startText(pick)}
          {pick.units !== null && <span className={styles.stake}> · {stakeText(pick.units)}</span>}
        </p>
        <TierBadge tier={pick.subscription} />
      </div>
      <h2 id={headingId} className={styles.teams}>
        <span>{pick.teamOne}</span> <span>@ {pick.teamTwo}</span>
      </h2>
      {pick.locked ? <LockedPick pick={pick} /> : <PickBody pick={pick} isPastDay={isPastDay} />}
    </article>
  );
}
