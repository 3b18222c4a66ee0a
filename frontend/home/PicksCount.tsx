import { PATHS } from '#frontend/app/paths.ts';
import type { HomeQuery } from '#frontend/generated/graphql.ts';
import { Card } from '#frontend/ui/Card.tsx';
import { ArrowIcon } from '#frontend/ui/icons.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { longDay } from '#schema/rules/time/eastern-time.ts';
import { Evening } from './Evening.tsx';
import { NextOpening } from './NextOpening.tsx';
import styles from './PicksCount.module.css';

/** How many picks there are today, in all tiers, the evening's results so far, what opens next, and the way to them. */
export function PicksCount({ data }: { data: HomeQuery | undefined }) {
  return (
    <Card heading="Today's Picks" className={styles.card}>
      <p className={styles.count}>{data ? <Count total={data.board.totalCount} /> : <Loading />}</p>
      <p className={styles.day}>{data ? longDay(data.today.date) : <Skeleton width="180px" />}</p>
      {data && <Evening board={data.board} />}
      {data && <NextOpening board={data.board} />}
      <LinkButton to={PATHS.picks} className={styles.link}>
        {data?.board.totalCount === 0 ? 'Open the Board' : 'View Picks'}
        <ArrowIcon size={18} aria-hidden="true" />
      </LinkButton>
    </Card>
  );
}

function Count({ total }: { total: number }) {
  if (total === 0) return 'No picks on the board yet';
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
