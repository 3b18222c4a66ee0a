import { useMember } from '#frontend/app/session/session.ts';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import styles from './SubscriptionPage.module.css';
import { VipPanel } from './VipPanel.tsx';

/** /subscription: the plan, how it stands, its next date, and where it can be changed. */
export function SubscriptionPage() {
  const member = useMember();
  const { subscription: tier } = member;
  return (
    <>
      <PageHeading title="Subscription Plan" lead="Your plan, its dates and what it opens." />
      <div className={styles.page}>
        <CurrentPlan member={member} />
        {(tier === 'PLUS' || tier === 'PREMIUM') && <VipPanel />}
      </div>
    </>
  );
}
