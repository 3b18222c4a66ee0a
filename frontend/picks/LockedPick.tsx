import type { BoardPick } from './board.ts';
import styles from './LockedPick.module.css';
import { LockNotice } from './LockNotice.tsx';
import { PickSeal } from './PickSeal.tsx';

/** Placeholder text: the real text never leaves the server while a pick is locked. */
const PLACEHOLDER = [
  'Team name to cover',
  'Spread and units',
  'The reasons for this pick appear here once it opens for you: the form of both sides, the matchup, the price.',
  'Below you see the analyst or model behind it, and the minute it was posted.',
];

/** In place of a locked pick: a blurred placeholder, over it what opens it, and its seal. On phones two lines and a button. */
export function LockedPick({ pick, offers }: { pick: BoardPick; offers: number }) {
  return (
    <div className={styles.lines}>
      <div className={styles.locked}>
        <div className={styles.blurred} aria-hidden="true">
          {PLACEHOLDER.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div className={styles.over}>
          <LockNotice pick={pick} offers={offers} />
        </div>
      </div>
      <PickSeal pick={pick} />
    </div>
  );
}
