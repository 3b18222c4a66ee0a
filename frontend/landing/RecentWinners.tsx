import { TrophyIcon } from '#frontend/ui/icons.ts';
import styles from './RecentWinners.module.css';
import type { Winner } from './samples.ts';

/** Who or what won of late. */
export function RecentWinners({ winners }: { winners: readonly Winner[] }) {
  return (
    <section className={styles.winners} aria-labelledby="recent-winners">
      <h3 id="recent-winners">
        <TrophyIcon size={18} stroke={1.8} aria-hidden="true" />
        Recent Winners
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
    </section>
  );
}
