import { Link } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import type { YesterdaysPickFragment } from '#frontend/generated/graphql.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { LeagueResults } from './LeagueResults.tsx';
import type { LeagueResults as Leagues } from './league-results.ts';
import styles from './OpenRecord.module.css';
import section from './Section.module.css';
import { YesterdaysResults } from './YesterdaysResults.tsx';

interface OpenRecordProps {
  /** Null where there is nothing to show, undefined until that is known. */
  picks: readonly YesterdaysPickFragment[] | null | undefined;
  leagues: Leagues | null | undefined;
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
        {picks === null && leagues === null && (
          <EmptyState>Results appear here when games have been graded.</EmptyState>
        )}
      </div>
    </section>
  );
}
