import { useMember } from '#frontend/app/session/session.ts';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { RetryNotice } from '#frontend/ui/RetryNotice.tsx';
import { AdminCard } from './AdminCard.tsx';
import { Arrived } from './Arrived.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { useIsFirstVisit } from './first-visit.ts';
import styles from './HomePage.module.css';
import { PicksCount } from './PicksCount.tsx';
import { PlanMonth } from './PlanMonth.tsx';
import { QuickActions } from './QuickActions.tsx';
import { Results } from './Results.tsx';
import { useHome } from './use-home.ts';

/** /home (product.txt section 2, Member home). */
export function HomePage() {
  const member = useMember();
  const isFirstVisit = useIsFirstVisit(member);
  const { data, failed, retry } = useHome();
  return (
    <>
      <PageHeading title={isFirstVisit ? 'Welcome' : 'Welcome Back'} lead={member.email} />
      <div className={styles.page}>
        <Arrived />
        {member.scopes.includes('PICKS') && <AdminCard data={data} />}
        {failed && <RetryNotice onRetry={retry}>Failed to load picks. Please try again.</RetryNotice>}
        <div className={styles.columns}>
          {!failed && <PicksCount data={data} />}
          {!failed && <PlanMonth data={data} tier={member.subscription} />}
          {!failed && <Results data={data} member={member} />}
          <CurrentPlan member={member} />
        </div>
        <QuickActions />
      </div>
    </>
  );
}
