import { useServerNow } from '#frontend/app/server-clock.ts';
import { useMember } from '#frontend/app/session/session.ts';
import type { HomeQuery } from '#frontend/generated/graphql.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { waitText } from '#schema/rules/money/countdown.ts';
import { planOf } from '#schema/rules/money/plans.ts';
import { PICKS_DUE } from '#schema/rules/picks/picks-per-day.ts';
import { easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { shownClock, unbroken } from '#schema/rules/time/shown-time.ts';
import styles from './PicksCount.module.css';

const CLOCK_MS = 15_000;

/** What opens next for this member, and in how long; before the first pick of a day, when picks come. */
export function NextOpening({ board: { picks } }: { board: HomeQuery['board'] }) {
  const { subscription } = useMember();
  const now = useServerNow(CLOCK_MS);
  const openings = picks
    .flatMap(({ lockReason, opensAt }) =>
      lockReason === 'NOT_RELEASED' && opensAt && new Date(opensAt) > now ? [opensAt] : [],
    )
    .sort();
  const [first] = openings;
  const next = first ? new Date(first) : easternInstant(easternDay(now), PICKS_DUE);
  const wait = waitText(next, now);
  if (!wait || (!first && picks.length > 0)) return <OpenNow picks={picks} />;
  const clock = unbroken(shownClock(next));
  const isSomeOpen = picks.some(({ locked }) => !locked);
  const count = openings.filter((instant) => instant === first).length;
  return (
    <p className={styles.next}>
      {first
        ? `${count} ${isSomeOpen ? 'more' : 'open'} at ${clock}${aheadOfPlus(subscription)}`
        : `Picks come by ${clock}`}
      , in {wait}.
    </p>
  );
}

/** What the plan gives, where it can be felt. */
function aheadOfPlus(tier: Tier): string {
  const hours = planOf(tier).earlyAccessMinutes / 60;
  if (hours === 0) return '';
  return `, ${hours === 1 ? 'an hour' : `${hours} hours`} before Plus`;
}

function OpenNow({ picks }: Pick<HomeQuery['board'], 'picks'>) {
  if (picks.length === 0) return null;
  const open = picks.filter(({ locked }) => !locked).length;
  return <p className={styles.next}>{open === 0 ? 'None are' : open} open to you.</p>;
}
