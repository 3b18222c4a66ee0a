import { useState } from 'react';
import { easternClock, easternDay, shortDay } from '#schema/rules/eastern-time.ts';
import { gameText } from '#schema/rules/game-text.ts';
import { percentText } from '#schema/rules/stats/percent-text.ts';
import type { BoardPick } from './board.ts';
import { PickRevisions } from './PickRevisions.tsx';
import { PickSeal } from './PickSeal.tsx';
import styles from './Provenance.module.css';

/** Who made the pick, when it was posted, and whether its words were changed since. */
export function Provenance({ pick }: { pick: BoardPick }) {
  const [showing, setShowing] = useState(false);
  const { edits } = pick;
  return (
    <footer className={styles.footer}>
      <p className={styles.line}>
        {pick.analyst && <span className={styles.analyst}>{pick.analyst}</span>}
        {pick.book && <span>At {pick.book}</span>}
        {pick.probability !== null && <span>Chance {percentText(pick.probability)}</span>}
        {pick.publishedAt && <span>Posted {postedText(new Date(pick.publishedAt), pick.date)}</span>}
        {edits > 0 && (
          <button
            type="button"
            className={styles.edited}
            aria-expanded={showing}
            onClick={() => setShowing(!showing)}
          >
            Edited{edits > 1 ? ` ${edits} times` : ''}
          </button>
        )}
      </p>
      <PickSeal pick={pick} />
      {showing && <PickRevisions pickId={pick.id} game={gameText(pick)} />}
    </footer>
  );
}

/** The time alone when it was posted on the day of the game. */
function postedText(posted: Date, gameDay: string): string {
  const day = easternDay(posted);
  return day === gameDay ? easternClock(posted) : `${shortDay(day)}, ${easternClock(posted)}`;
}
