import { TrophyIcon } from '#frontend/ui/icons.ts';
import { SampleMark } from '#frontend/ui/SampleMark.tsx';
import styles from './RecentWinners.module.css';
import { RECENT_WINNERS } from './samples.ts';

/** Sample content, until YesterdaysResults has real picks. */
export function RecentWinners() {
  return (
    <section className={styles.winners} aria-labelledby="recent-winners">
      <h3 id="recent-winners">
        <TrophyIcon size={18} stroke={1.8} aria-hidden="true" />
        Recent Winners <SampleMark />
      </h3>
      <ul>
        {RECENT_WINNERS.map(({ initials, units, what, ago }) => (
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
