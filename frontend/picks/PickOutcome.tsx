import { TrophyIcon } from '#frontend/ui/icons.ts';
import { ResultTag } from '#frontend/ui/ResultTag.tsx';
import { Tag } from '#frontend/ui/Tag.tsx';
import type { BoardPick } from './board.ts';
import styles from './PickOutcome.module.css';

/** How a pick ended or that it was taken back. Winners of past days wear the ribbon; losses are said as plainly. */
export function PickOutcome({ pick, isPastDay }: { pick: BoardPick; isPastDay: boolean }) {
  if (pick.status === 'WITHDRAWN')
    return (
      <p className={styles.mark}>
        <Tag>Withdrawn</Tag> <span className={styles.note}>Taken back after posting</span>
      </p>
    );
  if (isPastDay && pick.isWinner)
    return (
      <p className={styles.ribbon}>
        <TrophyIcon size={14} stroke={2.2} aria-hidden="true" />
        Winner
      </p>
    );
  if (pick.result === 'PENDING' && !isPastDay) return null;
  return (
    <p className={styles.mark}>
      <ResultTag result={pick.result} />
    </p>
  );
}
