import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import type { YesterdaysPickFragment } from '#frontend/generated/graphql.ts';
import { LeagueResults } from './LeagueResults.tsx';
import type { LeagueResults as Leagues } from './league-results.ts';
import styles from './OpenRecord.module.css';
import section from './Section.module.css';
import { YesterdaysResults } from './YesterdaysResults.tsx';

interface OpenRecordProps {
  picks: readonly YesterdaysPickFragment[] | null;
  leagues: Leagues | null;
}

/** Facts about the record, how yesterday ended, and each league. */
export function OpenRecord({ picks, leagues }: OpenRecordProps) {
  return (
    <section className={section.section} aria-labelledby="open-record">
      <h2 id="open-record" className={section.title}>
        The record is open
      </h2>
      <div className={styles.record}>
        <p>
          Each pick is graded after the game and stays up, wins and losses alike. No one can change a pick
          once the game has started: <Link to={PATHS.recordVerify}>check it yourself</Link>.{' '}
          <Link to={`${PATHS.record}?rows=counted#rows`}>Read every past pick</Link>, no sign-in needed.
        </p>
        <div className={styles.columns}>
          {picks && <YesterdaysResults picks={picks} />}
          {leagues && <LeagueResults results={leagues} />}
        </div>
      </div>
    </section>
  );
}
