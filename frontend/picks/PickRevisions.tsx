import { useDisplay } from '#frontend/app/display.ts';
import { usePickRevisionsQuery } from '#frontend/generated/graphql.ts';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { oddsText } from '#schema/rules/picks/odds-formats.ts';
import { percentText, withMinus } from '#schema/rules/text/numbers.ts';
import { shortDay } from '#schema/rules/time/eastern-time.ts';
import { shownClock, shownDay } from '#schema/rules/time/shown-time.ts';
import { PickDetails } from './PickDetails.tsx';
import styles from './PickRevisions.module.css';

/** The texts that edits after release replaced, newest first: no change is hidden. */
export function PickRevisions({ pickId, game }: { pickId: string; game: string }) {
  const { odds } = useDisplay();
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
    <ol className={styles.list} aria-label="Earlier versions">
      {data.pick?.revisions.map((revision) => (
        <li key={revision.version}>
          <p className={styles.until}>Until {momentText(new Date(revision.replacedAt))}</p>
          <p className={styles.words}>
            {withMinus(revision.pick ?? '')}
            {revision.odds !== null && ` (${withMinus(oddsText(revision.odds, odds))})`}
            {revision.book && ` at ${revision.book}`}
            {revision.probability !== null && `, chance ${percentText(revision.probability)}`}
          </p>
          {revision.pickDetails && <PickDetails text={withMinus(revision.pickDetails)} about={game} />}
        </li>
      ))}
    </ol>
  );
}

function momentText(instant: Date): string {
  return `${shortDay(shownDay(instant))}, ${shownClock(instant)}`;
}
