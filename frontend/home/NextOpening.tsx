import { useServerNow } from '#frontend/app/server-clock.ts';
import type { HomeQuery } from '#frontend/generated/graphql.ts';
import { waitText } from '#schema/rules/countdown.ts';
import { easternDay, easternInstant } from '#schema/rules/eastern-time.ts';
import { PICKS_DUE } from '#schema/rules/picks-due.ts';
import { shownClock } from '#schema/rules/shown-time.ts';
import styles from './PicksCount.module.css';

const CLOCK_MS = 15_000;

/** What opens next for this member, and in how long; before the first pick of a day, when picks come. */
export function NextOpening({ board: { picks } }: { board: HomeQuery['board'] }) {
  const now = useServerNow(CLOCK_MS);
  const openings = picks
    .flatMap(({ opensAt }) => (opensAt && new Date(opensAt) > now ? [opensAt] : []))
    .sort();
  const [first] = openings;
  const next = first ? new Date(first) : easternInstant(easternDay(now), PICKS_DUE);
  const wait = waitText(next, now);
  if (!wait || (!first && picks.length > 0)) return <OpenNow picks={picks} />;
  const isSomeOpen = picks.some(({ locked }) => !locked);
  const count = openings.filter((instant) => instant === first).length;
  return (
    <p className={styles.next}>
      {first
        ? `${count} ${isSomeOpen ? 'more' : 'open'} at ${shownClock(next)}`
        : `Picks come by ${shownClock(next)}`}
      , in {wait}.
    </p>
  );
}

function OpenNow({ picks }: Pick<HomeQuery['board'], 'picks'>) {
  if (picks.length === 0) return null;
  return <p className={styles.next}>{picks.filter(({ locked }) => !locked).length} open to you.</p>;
}
