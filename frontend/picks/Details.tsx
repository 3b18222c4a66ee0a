import { useState } from 'react';
import styles from './Details.module.css';

/** About as much as fits into five lines of a card. */
const SHORT = 220;

/** Why it is picked. Long reasons are folded; their line breaks stay as they were written. */
export function Details({ text }: { text: string }) {
  const [unfolded, setUnfolded] = useState(false);
  const long = text.length > SHORT || text.split('\n').length > 5;
  return (
    <div>
      <p className={styles.text} data-folded={(long && !unfolded) || undefined}>
        {text}
      </p>
      {long && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? 'Show less' : 'Read more'}
        </button>
      )}
    </div>
  );
}
