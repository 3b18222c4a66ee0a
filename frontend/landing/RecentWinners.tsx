import { TrophyIcon } from '#frontend/ui/icons.ts';
import styles from './RecentWinners.module.css';
import { RECENT_WINNERS } from './samples.ts';

export function RecentWinners() {
  return (
    <section className={styles.winners} aria-labelledby="recent-winners">
      <h3 id="recent-winners">
        <TrophyIcon size={18} stroke={1.8} aria-hidden="true" />
        Recent Winners
      </h3>
      <ul>
        {RECENT_WINNERS.map(({ initials, units, ago }) => (
          <li key={initials}>
            <span className={styles.who}>{initials}</span>
            <strong>{units}</strong>
            <span className={styles.ago}>{ago}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
