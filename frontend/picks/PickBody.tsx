import { lineText } from '#schema/rules/odds.ts';
import { marketLabel } from '#schema/rules/pick-values.ts';
import type { BoardPick } from './board.ts';
import styles from './PickBody.module.css';
import { PickDetails } from './PickDetails.tsx';
import { Provenance } from './Provenance.tsx';

/** What is picked, at which price, why, and by whom. */
export function PickBody({ pick }: { pick: BoardPick }) {
  return (
    <>
      <div className={styles.pick}>
        <p className={styles.words}>{pick.pick}</p>
        {pick.americanOdds && (
          <p className={styles.odds}>
            <span className="visually-hidden">Odds </span>
            {pick.americanOdds.replace('-', '\u2212')}
          </p>
        )}
        {termsOf(pick) && <p className={styles.terms}>{termsOf(pick)}</p>}
      </div>
      {pick.pickDetails && <PickDetails text={pick.pickDetails} />}
      <Provenance pick={pick} />
    </>
  );
}

/** 'Spread -3.5 · 1.5 units', as much of it as the pick says. */
function termsOf({ market, line, units }: BoardPick): string {
  const bet =
    market && (line === null ? marketLabel(market) : `${marketLabel(market)} ${lineText(market, line)}`);
  const stake = units !== null && `${units} ${units === 1 ? 'unit' : 'units'}`;
  return [bet, stake].filter(Boolean).join(' · ').replace(' -', ' \u2212');
}
