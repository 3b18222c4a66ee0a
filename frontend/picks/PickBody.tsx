import { Suspense, useState } from 'react';
import { useDisplay } from '#frontend/app/display.ts';
import type { GameState } from '#schema/rules/picks/game-state.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { oddsText } from '#schema/rules/picks/odds-formats.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import type { BoardPick } from './board.ts';
import { PickPrice, ScoreVerdict } from './market-part.ts';
import styles from './PickBody.module.css';
import { PickDetails } from './PickDetails.tsx';
import { PickSeal } from './PickSeal.tsx';
import { Provenance } from './Provenance.tsx';
import { isQuoted, termsOf } from './pick-terms.ts';

interface PickBodyProps {
  pick: BoardPick;
  state: GameState | null;
  /** Whether its reasons are shown from the start. */
  isUnfolded?: boolean;
}

/**
 * What is picked, at which price, why, and by whom. On phones the reasons wait behind a button. Without a state it is of a past
 * day.
 */
export function PickBody({ pick, state, isUnfolded = false }: PickBodyProps) {
  const [unfolded, setUnfolded] = useState(isUnfolded);
  const display = useDisplay();
  const terms = termsOf(pick, display.unitCents);
  return (
    <>
      <div className={styles.pick}>
        <p className={styles.words}>{withMinus(pick.pick ?? '')}</p>
        {pick.odds !== null && (
          <p className={styles.odds}>
            <span className="visually-hidden">Odds </span>
            {withMinus(oddsText(pick.odds, display.odds))}
          </p>
        )}
        {terms && <p className={styles.terms}>{terms}</p>}
        {isQuoted(pick) && state === 'UPCOMING' && (
          <div className={styles.market} data-market>
            <Suspense fallback={null}>
              <PickPrice pick={pick} />
            </Suspense>
          </div>
        )}
        {state === 'FINAL_PENDING' && pick.liveScore && (
          <Suspense fallback={null}>
            <ScoreVerdict pick={pick} className={styles.verdict} />
          </Suspense>
        )}
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? 'Less' : 'Why'}
          <span className="visually-hidden"> about {gameText(pick)}</span>
        </button>
      </div>
      <div className={styles.more} data-unfolded={unfolded || undefined}>
        {pick.pickDetails && <PickDetails text={withMinus(pick.pickDetails)} about={gameText(pick)} />}
        <Provenance pick={pick} isPastDay={state === null} />
      </div>
      <div className={styles.seal}>
        <PickSeal pick={pick} />
      </div>
    </>
  );
}
