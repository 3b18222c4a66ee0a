import { Link } from 'react-router-dom';
import { useSession } from '#frontend/app/session/session.ts';
import { tierCovers, tierLabel } from '#schema/rules/access/tiers.ts';
import { type RecordFilter, recordAddress } from '#schema/rules/stats/record-filter.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';
import styles from './RecordFilters.module.css';

/** For members: the record since they joined, and at the odds when picks opened to their plan. The rest of the filter stays. */
export function OwnRecord({ filter }: { filter: RecordFilter }) {
  const session = useSession();
  if (session.status !== 'member') return null;
  const { createdAt, subscription } = session.member;
  const since = easternDay(new Date(createdAt));
  const { window: _, ...days } = filter;
  const { tier, ...others } = filter;
  const kept = tier && tierCovers(subscription, tier) ? filter : others;
  const views: [label: string, filter: RecordFilter, isShown: boolean][] = [
    ['Since I joined', { ...days, since }, filter.since === since],
    [`At ${tierLabel(subscription)} odds`, { ...kept, asTier: subscription }, filter.asTier === subscription],
  ];
  return (
    <nav className={styles.own} aria-label="Your own record">
      {views.map(([label, view, isShown]) => (
        <Link
          key={label}
          to={`?${recordAddress(view)}`}
          preventScrollReset
          aria-current={isShown ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
