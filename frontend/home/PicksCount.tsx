import { useEffect } from 'react';
import { PATHS } from '#frontend/app/paths.ts';
import { setServerNow } from '#frontend/app/server-clock.ts';
import { useWhenDayEnds } from '#frontend/app/server-day.ts';
import { useHomeQuery } from '#frontend/generated/graphql.ts';
import { Card } from '#frontend/ui/Card.tsx';
import { ArrowIcon } from '#frontend/ui/icons.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { RetryNotice } from '#frontend/ui/RetryNotice.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { longDay } from '#schema/rules/eastern-time.ts';
import styles from './PicksCount.module.css';

/** How many picks there are today, in all tiers, and the way to them. */
export function PicksCount() {
  const { data, error, refetch } = useHomeQuery({ fetchPolicy: 'cache-and-network' });
  const now = data?.today.now;
  useEffect(() => {
    if (now) setServerNow(now);
  }, [now]);
  useWhenDayEnds(data?.today.date, refetch);
  if (error && !data) return <Failed onRetry={() => void refetch().catch(() => {})} />;
  return (
    <Card heading="Today’s Picks" className={styles.card}>
      <p className={styles.count}>{data ? <Count total={data.board.totalCount} /> : <Loading />}</p>
      <p className={styles.day}>{data ? longDay(data.today.date) : <Skeleton width="180px" />}</p>
      <LinkButton to={PATHS.picks} className={styles.link}>
        View Picks
        <ArrowIcon size={18} aria-hidden="true" />
      </LinkButton>
    </Card>
  );
}

function Count({ total }: { total: number }) {
  return (
    <>
      <strong>{total}</strong> {total === 1 ? 'pick' : 'picks'} on the board
    </>
  );
}

function Loading() {
  return (
    <>
      <span className="visually-hidden" role="status">
        Loading picks...
      </span>
      <Skeleton width="200px" height="56px" />
    </>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <Card heading="Today’s Picks" className={styles.card}>
      <RetryNotice onRetry={onRetry}>Failed to load picks. Please try again.</RetryNotice>
      <LinkButton to={PATHS.picks} variant="quiet" className={styles.link}>
        View Picks
      </LinkButton>
    </Card>
  );
}
