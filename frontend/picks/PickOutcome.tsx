import { TrophyIcon } from '#frontend/ui/icons.ts';
import { Tag } from '#frontend/ui/Tag.tsx';
import { asCounted, pickUnits } from '#schema/rules/picks/day-summary.ts';
import { finalText } from '#schema/rules/picks/game-text.ts';
import { resultLabel } from '#schema/rules/picks/pick-values.ts';
import { unitsText } from '#schema/rules/text/units-text.ts';
import type { BoardPick } from './board.ts';
import styles from './PickOutcome.module.css';

/**
 * How a pick ended, or that it was withdrawn. A loss, a push and a void have the size and shape of the winner's ribbon
 * (product.txt section 2), each with the final score where it was entered, and the units that it brought.
 */
export function PickOutcome({ pick: posted, isPastDay }: { pick: BoardPick; isPastDay: boolean }) {
  const pick = asCounted(posted);
  const isWin = pick.result === 'WIN';
  if (pick.status === 'WITHDRAWN')
    return (
      <p className={styles.mark}>
        <Tag>Withdrawn</Tag> <span className={styles.note}>Withdrawn after it was posted</span>
      </p>
    );
  if (pick.result === 'PENDING' && !isPastDay) return null;
  const units = pickUnits(pick);
  return (
    <p className={styles.mark}>
      <span className={styles.ribbon} data-result={pick.result}>
        {isWin && <TrophyIcon size={14} stroke={2.2} aria-hidden="true" />}
        {isWin && isPastDay ? 'Winner' : resultLabel(pick.result)}
      </span>
      {pick.score && <span className={styles.score}>{finalText(pick.score)}</span>}
      {units !== null && (
        <span className={styles.units} data-brought>
          {unitsText(units)}
        </span>
      )}
    </p>
  );
}
