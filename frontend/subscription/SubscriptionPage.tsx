import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMember } from '#frontend/app/session/session.ts';
import { isGranted } from '#frontend/billing/ended-plan.ts';
import { PlanCanceled } from '#frontend/billing/PlanCanceled.tsx';
import { PlanDialogs, type PlanRequest } from '#frontend/billing/PlanDialogs.tsx';
import { type PlanChanged, PlanSuccess } from '#frontend/billing/PlanSuccess.tsx';
import { REACTIVATED_TEXT } from '#frontend/billing/plan-messages.ts';
import { useSubscriptionQuery } from '#frontend/generated/graphql.ts';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { tierCovers } from '#schema/rules/access/tiers.ts';
import { BillingHistory } from './BillingHistory.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { EndedPlanNotice } from './EndedPlanNotice.tsx';
import { PaymentMethodCard } from './PaymentMethodCard.tsx';
import { PlanNotice } from './PlanNotice.tsx';
import styles from './SubscriptionPage.module.css';
import { VipPanel } from './VipPanel.tsx';

/** /subscription (product.txt section 2): plan, payment method, billing history and their changes. */
export function SubscriptionPage() {
  const member = useMember();
  const { data } = useSubscriptionQuery({ fetchPolicy: 'cache-and-network' });
  const current = data?.subscription ?? null;
  // The mail before a pause ends leads here, to stay away.
  const staysAway = useSearchParams()[0].has('cancel');
  const [requested, setRequested] = useState<PlanRequest | null>(staysAway ? { kind: 'cancel' } : null);
  const [success, setSuccess] = useState<PlanChanged | null>(null);
  const { subscription: tier, planStatus } = member;
  // A complimentary plan cannot be changed by the member.
  const isWell = planStatus === 'ACTIVE' || planStatus === 'TRIALING';
  const upgrades = isWell && !(current && (isGranted(current) || current.pausedUntil));
  return (
    <>
      <PageHeading title="Subscription Plan" lead="Your plan, billing and invoices." />
      <div className={styles.page}>
        {success && !success.canUndo && <PlanSuccess success={success} />}
        {success?.canUndo && (
          <PlanCanceled
            success={success}
            onUndone={() => setSuccess({ kind: 'reactivate', message: REACTIVATED_TEXT })}
          />
        )}
        {current && !announces(success) && <PlanNotice current={current} onRequest={setRequested} />}
        {!current && <EndedPlanNotice member={member} />}
        <CurrentPlan member={member} current={current} onRequest={setRequested} />
        {tier !== 'FREE' && !tierCovers(tier, 'VIP') && upgrades && (
          <VipPanel
            from={tier}
            disabled={!current}
            onUpgrade={() => setRequested({ kind: 'change', to: 'VIP' })}
          />
        )}
        <PaymentMethodCard
          nextChargeAt={current?.nextChargeAt ?? null}
          onUpdate={(hasCard) => setRequested({ kind: 'card', hasCard })}
        />
        <BillingHistory />
      </div>
      <PlanDialogs
        requested={requested}
        current={current}
        onRequest={setRequested}
        onDone={(done) => {
          setRequested(null);
          setSuccess(done);
        }}
      />
    </>
  );
}

/** Whether the success message already says what the plan's notice would say: when the plan ends or changes. */
function announces(success: PlanChanged | null): boolean {
  return success?.kind === 'cancel' || success?.kind === 'change';
}
