import { lazy, Suspense, useState } from 'react';
import { download, optionalPart } from '#frontend/app/download.ts';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { percentText } from '#schema/rules/text/numbers.ts';
import { shortDay } from '#schema/rules/time/eastern-time.ts';
import { shownClock, shownDay } from '#schema/rules/time/shown-time.ts';
import type { BoardPick } from './board.ts';
import styles from './Provenance.module.css';

/** Every open pick has them at once: a connection lost meanwhile must not cost the board. */
const PickActions = optionalPart(async () => (await import('./PickActions.tsx')).PickActions);

const PickRevisions = lazy(async () => ({
  default: (await download(() => import('./PickRevisions.tsx'))).PickRevisions,
}));

/** Who made the pick, when it was posted, and whether its words were changed since. */
export function Provenance({ pick, isPastDay }: { pick: BoardPick; isPastDay: boolean }) {
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
        <Suspense fallback={null}>
          <PickActions pick={pick} isPastDay={isPastDay} />
        </Suspense>
      </p>
      {showing && (
        <Suspense fallback={<Skeleton height="44px" />}>
          <PickRevisions pickId={pick.id} game={gameText(pick)} />
        </Suspense>
      )}
    </footer>
  );
}

/** The time alone when it was posted on the day of the game. */
function postedText(posted: Date, gameDay: string): string {
  const day = shownDay(posted);
  return day === gameDay ? shownClock(posted) : `${shortDay(day)}, ${shownClock(posted)}`;
}
