import { useMember } from '#frontend/app/session/session.ts';
import { ArrivalNotice } from '#frontend/ui/ArrivalNotice.tsx';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import styles from './HomePage.module.css';
import { PicksCount } from './PicksCount.tsx';
import { QuickActions } from './QuickActions.tsx';

/** /home (product.txt section 2, Member home). */
export function HomePage() {
  const member = useMember();
  return (
    <>
      <PageHeading title="Welcome Back" lead={member.email} />
      <div className={styles.page}>
        <ArrivalNotice />
        <div className={styles.columns}>
          <PicksCount />
          <CurrentPlan member={member} />
        </div>
        <QuickActions />
      </div>
    </>
  );
}
