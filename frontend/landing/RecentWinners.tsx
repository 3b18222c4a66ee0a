import { TrophyIcon } from '#frontend/ui/icons.ts';
import { SampleLabel } from '#frontend/ui/SampleLabel.tsx';
import styles from './RecentWinners.module.css';
import type { Winner } from './samples.ts';

/** The latest winning picks, or sample content until there are three. */
export function RecentWinners({ winners, isSample }: { winners: readonly Winner[]; isSample: boolean }) {
  return (
    <section className={styles.winners} aria-labelledby="recent-winners">
      <h3 id="recent-winners">
        <TrophyIcon size={18} stroke={1.8} aria-hidden="true" />
        Recent Winners {isSample && <SampleLabel />}
      </h3>
      <ul>
        {winners.map(({ initials, units, what, ago }) => (
          <li key={`${initials} ${what}`}>
            <span className={styles.who}>{initials}</span>
            <span className={styles.what}>
              <strong>{units}</strong>
              {what && <span>{what}</span>}
            </span>
            <span className={styles.ago}>{ago}</span>
          </li>
        ))}
      </ul>
      {!isSample && (
        <p className={styles.note}>The latest winning picks. Losses are in the record as well.</p>
      )}
    </section>
  );
}
