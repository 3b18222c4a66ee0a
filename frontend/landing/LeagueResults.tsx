import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import styles from './LeagueResults.module.css';
import type { LeagueResult, LeagueResults as Results } from './league-results.ts';

const NAMES = { W: 'won', L: 'lost', P: 'pushed' } as const;

/** Every league with its record and its latest results, losing leagues as large as winning ones. */
export function LeagueResults({ results: { leagues, to } }: { results: Results }) {
  return (
    <section className={styles.results} aria-labelledby="league-results">
      <h3 id="league-results">Every league, to {to}</h3>
      <ul>
        {leagues.map((league) => (
          <Row key={league.league} result={league} />
        ))}
      </ul>
      <p className={styles.note}>All graded picks, and the latest results with the newest on the right.</p>
    </section>
  );
}

function Row({ result: { league, record, units, tone, latest } }: { result: LeagueResult }) {
  return (
    <li>
      <Link to={`${PATHS.record}?league=${league}`}>{league}</Link>
      <span className={styles.record}>{record}</span>
      <span className={styles.units} data-tone={tone}>
        {units}
      </span>
      <span className={styles.squares} role="img" aria-label={latestText(latest)}>
        {latest.map(({ id, letter }) => (
          <span key={id} data-result={letter}>
            {letter}
          </span>
        ))}
      </span>
    </li>
  );
}

/** 'Last 20: 12 won, 7 lost, 1 pushed' */
function latestText(latest: LeagueResult['latest']): string {
  const counts = (['W', 'L', 'P'] as const).map((letter) => {
    const count = latest.filter((each) => each.letter === letter).length;
    return count > 0 && `${count} ${NAMES[letter]}`;
  });
  return `Last ${latest.length}: ${counts.filter(Boolean).join(', ')}`;
}
