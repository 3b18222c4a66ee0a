import { Suspense, useState } from 'react';
import { useDisplay } from '#frontend/app/display.ts';
import { dollars } from '#schema/rules/money/money.ts';
import type { GameState } from '#schema/rules/picks/game-state.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { marketLabel } from '#schema/rules/picks/market-label.ts';
import { lineText } from '#schema/rules/picks/odds.ts';
import { oddsText } from '#schema/rules/picks/odds-formats.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { stakeText } from '#schema/rules/text/units-text.ts';
import type { BoardPick } from './board.ts';
import { PickPrice } from './market-part.ts';
import styles from './PickBody.module.css';
import { PickDetails } from './PickDetails.tsx';
import { PickSeal } from './PickSeal.tsx';
import { Provenance } from './Provenance.tsx';

/**
 * What is picked, at which price, why, and by whom. On phones the reasons wait behind a button. Without a state it is of a past
 * day.
 */
export function PickBody({ pick, state }: { pick: BoardPick; state: GameState | null }) {
  const [unfolded, setUnfolded] = useState(false);
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

/** Whether books show it: props are compared nowhere. */
function isQuoted({ gameId, market }: BoardPick): boolean {
  return gameId !== null && market !== null && market !== 'PROP';
}

/** 'Spread −3.5 · 1.5 units · $75.00', as much of it as the pick has; a line that the pick itself names is not repeated. */
function termsOf({ pick, sport, market, line, units }: BoardPick, unitCents: number | null): string {
  const lineWords = market && line !== null ? lineText(market, line) : null;
  const isNamed = lineWords !== null && pick?.includes(lineWords);
  const bet = market && [marketLabel(market, sport), isNamed ? null : lineWords].filter(Boolean).join(' ');
  const stake = units !== null && stakeText(units);
  const money = units !== null && unitCents !== null && dollars(Math.round(units * unitCents));
  return withMinus([bet, stake, money].filter(Boolean).join(' · '));
}
