import { useState } from 'react';
import { useMember } from '#frontend/app/session/session.ts';
import { isGiven } from '#frontend/billing/is-given.ts';
import { PlanDialogs, type PlanWish } from '#frontend/billing/PlanDialogs.tsx';
import { useSubscriptionQuery } from '#frontend/generated/graphql.ts';
import { Notice } from '#frontend/ui/Notice.tsx';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { BillingHistory } from './BillingHistory.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { PaymentMethodCard } from './PaymentMethodCard.tsx';
import { PlanNotice } from './PlanNotice.tsx';
import styles from './SubscriptionPage.module.css';
import { VipPanel } from './VipPanel.tsx';

/** /subscription: the plan and how it stands, the card, the bills, and every change to them. */
export function SubscriptionPage() {
  const member = useMember();
  const { data } = useSubscriptionQuery({ fetchPolicy: 'cache-and-network' });
  const held = data?.subscription ?? null;
  const [wish, setWish] = useState<PlanWish | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { subscription: tier, planStatus } = member;
  // One that was given is not the member's to change.
  const isWell = planStatus === 'ACTIVE' || planStatus === 'TRIALING';
  const upgrades = isWell && !(held && isGiven(held));
  return (
    <>
      <PageHeading title="Subscription Plan" lead="Your plan, its dates, your card and your bills." />
      <div className={styles.page}>
        {said && <Notice tone="success">{said}</Notice>}
        {held && <PlanNotice held={held} onWish={setWish} />}
        <CurrentPlan member={member} held={held} onWish={setWish} />
        {(tier === 'PLUS' || tier === 'PREMIUM') && upgrades && (
          <VipPanel disabled={!held} onUpgrade={() => setWish({ kind: 'change', to: 'VIP' })} />
        )}
        <PaymentMethodCard onUpdate={(hasCard) => setWish({ kind: 'card', hasCard })} />
        <BillingHistory />
      </div>
      <PlanDialogs
        wish={wish}
        held={held}
        onWish={setWish}
        onDone={(_wish, sentence) => {
          setWish(null);
          setSaid(sentence);
        }}
      />
    </>
  );
}
