import { Suspense, useState } from 'react';
import { useDisplay } from '#frontend/app/display.ts';
import { LeagueMark } from '#frontend/ui/LeagueMark.tsx';
import { Tag } from '#frontend/ui/Tag.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { asCounted, pickUnits } from '#schema/rules/picks/day-summary.ts';
import { finalText, gameText } from '#schema/rules/picks/game-text.ts';
import { oddsText } from '#schema/rules/picks/odds-formats.ts';
import { resultLabel } from '#schema/rules/picks/pick-values.ts';
import { sealMark, sealNotes } from '#schema/rules/record/seal-text.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { stakeText, unitsText } from '#schema/rules/text/units-text.ts';
import type { BoardPick } from './board.ts';
import { LockNotice } from './LockNotice.tsx';
import { PickPrice, ScoreVerdict } from './market-part.ts';
import type { PickCardProps } from './PickCard.tsx';
import { PickDetails } from './PickDetails.tsx';
import styles from './PickRow.module.css';
import { PickSeal } from './PickSeal.tsx';
import { PickTime } from './PickTime.tsx';
import { Provenance } from './Provenance.tsx';
import { isQuoted, termsOf } from './pick-terms.ts';

/** One pick in the table: what its card says, a column each. Its reasons, and what is said of its seal, are rows below it. */
export function PickRow({ pick, state, isNew, isLinked = false, offers = 1 }: PickCardProps) {
  const [unfolded, setUnfolded] = useState(isLinked);
  const isMarked = pick.seal !== null && (sealMark(pick.seal) !== null || sealNotes(pick).length > 0);
  return (
    <>
      <tr
        id={pick.id}
        className={styles.row}
        data-state={state ?? undefined}
        data-withdrawn={pick.status === 'WITHDRAWN' || undefined}
      >
        <td>
          <LeagueMark league={pick.sport} />
        </td>
        <td className={styles.time}>
          <Result pick={pick} state={state} />
        </td>
        <th scope="row" className={styles.game}>
          {gameText(pick)}
          {isNew && state === 'UPCOMING' && <Tag tone="accent">New</Tag>}
        </th>
        {pick.locked ? <LockedCells pick={pick} offers={offers} /> : <OpenCells pick={pick} state={state} />}
        <td>
          <TierBadge tier={pick.subscription} />
        </td>
        <td className={styles.seal}>{!isMarked && <PickSeal pick={pick} isSignOnly />}</td>
        <td>
          {!pick.locked && (
            <button
              type="button"
              className={styles.unfold}
              aria-expanded={unfolded}
              onClick={() => setUnfolded(!unfolded)}
            >
              {unfolded ? 'Less' : 'Why'}
              <span className="visually-hidden"> about {gameText(pick)}</span>
            </button>
          )}
        </td>
      </tr>
      {isMarked && (
        <tr className={styles.below}>
          <td colSpan={9}>
            <PickSeal pick={pick} />
          </td>
        </tr>
      )}
      {unfolded && !pick.locked && (
        <tr className={styles.below}>
          <td colSpan={9}>
            <Reasons pick={pick} isPastDay={state === null} />
          </td>
        </tr>
      )}
    </>
  );
}

type CellsProps = Pick<PickCardProps, 'pick' | 'state'>;

/** How it ended, with the final score where it was entered; before that, when it starts or the score so far. */
function Result({ pick: posted, state }: CellsProps) {
  const pick = asCounted(posted);
  if (pick.status === 'WITHDRAWN') return <Tag>Withdrawn</Tag>;
  if (pick.result === 'PENDING' && state) return <PickTime pick={pick} state={state} />;
  return (
    <>
      <span className={styles.result} data-result={pick.result}>
        {resultLabel(pick.result)}
      </span>
      {pick.score && <span className={styles.score}>{finalText(pick.score)}</span>}
    </>
  );
}

function OpenCells({ pick, state }: CellsProps) {
  const { odds: format } = useDisplay();
  const brought = pickUnits(asCounted(pick));
  return (
    <>
      <td className={styles.pick}>
        <p className={styles.words}>{withMinus(pick.pick ?? '')}</p>
        <Suspense fallback={null}>
          {state === 'UPCOMING' && isQuoted(pick) && <PickPrice pick={pick} />}
          {state === 'FINAL_PENDING' && <ScoreVerdict pick={pick} className={styles.verdict} />}
        </Suspense>
      </td>
      <td className={styles.odds}>{pick.odds !== null && withMinus(oddsText(pick.odds, format))}</td>
      {brought !== null && pick.result !== 'PENDING' ? (
        <td className={styles.brought}>{unitsText(brought)}</td>
      ) : (
        <td className={styles.stake}>{pick.units !== null && stakeText(pick.units)}</td>
      )}
    </>
  );
}

function LockedCells({ pick, offers }: { pick: BoardPick; offers: number }) {
  return (
    <td colSpan={3}>
      <div className={styles.locked}>
        <LockNotice pick={pick} offers={offers} />
      </div>
    </td>
  );
}

function Reasons({ pick, isPastDay }: { pick: BoardPick; isPastDay: boolean }) {
  const { unitCents } = useDisplay();
  const terms = termsOf(pick, unitCents);
  return (
    <div className={styles.reasons}>
      {terms && <p className={styles.terms}>{terms}</p>}
      {pick.pickDetails && <PickDetails text={withMinus(pick.pickDetails)} about={gameText(pick)} />}
      <Provenance pick={pick} isPastDay={isPastDay} />
    </div>
  );
}
