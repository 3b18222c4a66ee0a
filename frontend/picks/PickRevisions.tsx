import { usePickRevisionsQuery } from '#frontend/generated/graphql.ts';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { easternClock, easternDay, shortDay } from '#schema/rules/eastern-time.ts';
import { americanOdds } from '#schema/rules/odds.ts';
import { PickDetails } from './PickDetails.tsx';
import styles from './PickRevisions.module.css';

/** The words that an edit after release replaced, newest first, so that nothing is changed behind anybody's back. */
export function PickRevisions({ pickId }: { pickId: string }) {
  const { data, error } = usePickRevisionsQuery({
    variables: { id: pickId },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data)
    return (
      <p role="alert" className={styles.failed}>
        Failed to load picks. Please try again.
      </p>
    );
  if (!data) return <Skeleton height="44px" />;
  return (
    <ol className={styles.list} aria-label="Earlier wordings">
      {data.pick?.revisions.map((revision) => (
        <li key={revision.version}>
          <p className={styles.until}>Until {momentText(new Date(revision.replacedAt))}</p>
          <p className={styles.words}>
            {revision.pick}
            {revision.odds !== null && ` (${americanOdds(revision.odds)})`}
          </p>
          {revision.pickDetails && <PickDetails text={revision.pickDetails} />}
        </li>
      ))}
    </ol>
  );
}

function momentText(instant: Date): string {
  return `${shortDay(easternDay(instant))}, ${easternClock(instant)}`;
}
