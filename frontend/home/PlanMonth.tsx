import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { optionalPart } from '#frontend/app/download.ts';
import { PATHS } from '#frontend/app/paths.ts';
import type { HomeQuery } from '#frontend/generated/graphql.ts';
import { Card } from '#frontend/ui/Card.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { monthName } from '#schema/rules/time/eastern-time.ts';
import styles from './PlanMonth.module.css';

/** Its plot is downloaded while the board loads. */
const MonthSoFar = optionalPart(async () => (await import('./MonthSoFar.tsx')).MonthSoFar);

/** The month of the picks that the member's plan opens, at the odds that its members got. On the 1st it is the last one. */
export function PlanMonth({ data, tier }: { data: HomeQuery | undefined; tier: Tier }) {
  const plan = `${tierLabel(tier)} plan`;
  const month = data?.yesterday.date.slice(0, 7);
  const isThisMonth = data?.today.date.startsWith(month ?? '');
  const name = !data || isThisMonth ? 'This month' : monthName(data.yesterday.date);
  return (
    <Card heading={`${name}, ${plan}`} className={styles.card}>
      <div className={styles.place}>
        <Suspense fallback={<Skeleton height="170px" />}>
          {month ? (
            <MonthSoFar key={`${month} ${tier}`} since={`${month}-01`} tier={tier} />
          ) : (
            <Skeleton height="170px" />
          )}
        </Suspense>
      </div>
      <Link to={`${PATHS.record}?as=${tier}`} className={styles.more}>
        Your plan’s record
      </Link>
    </Card>
  );
}
