import { LeagueMark } from '#frontend/ui/LeagueMark.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { readableTime } from '#schema/rules/eastern-time.ts';
import { LockedWords } from './LockedWords.tsx';
import { OpenWords } from './OpenWords.tsx';
import styles from './PickCard.module.css';
import { PickMark } from './PickMark.tsx';
import type { BoardPick } from './use-board.ts';

/** One pick: the game is always there, what is picked only for those whose plan opens it. */
export function PickCard({ pick, isPastDay }: { pick: BoardPick; isPastDay: boolean }) {
  const headingId = `game-${pick.id}`;
  return (
    <article
      className={styles.card}
      aria-labelledby={headingId}
      data-withdrawn={pick.status === 'WITHDRAWN' || undefined}
    >
      <PickMark pick={pick} isPastDay={isPastDay} />
      <div className={styles.head}>
        <LeagueMark league={pick.sport} />
        <p className={styles.time}>{readableTime(pick.time)} ET</p>
        <TierBadge tier={pick.subscription} />
      </div>
      <h2 id={headingId} className={styles.teams}>
        <span>{pick.teamOne}</span>
        <span className="visually-hidden"> vs </span>
        <span>{pick.teamTwo}</span>
      </h2>
      {pick.locked ? <LockedWords pick={pick} /> : <OpenWords pick={pick} />}
    </article>
  );
}
