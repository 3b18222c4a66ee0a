import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMember } from '#frontend/app/session/session.ts';
import { isGranted } from '#frontend/billing/is-granted.ts';
import { PlanDialogs, type PlanRequest } from '#frontend/billing/PlanDialogs.tsx';
import { type PlanChanged, PlanSuccess } from '#frontend/billing/PlanSuccess.tsx';
import { type CurrentPlanFragment, useSubscriptionQuery } from '#frontend/generated/graphql.ts';
import type { Arrival } from '#frontend/ui/ArrivalNotice.tsx';
import { Button } from '#frontend/ui/Button.tsx';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { BillingHistory } from './BillingHistory.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { PaymentMethodCard } from './PaymentMethodCard.tsx';
import { PlanNotice } from './PlanNotice.tsx';
import styles from './SubscriptionPage.module.css';
import { VipPanel } from './VipPanel.tsx';

/** /subscription (product.txt section 2): plan, payment method, billing history and their changes. */
export function SubscriptionPage() {
  const member = useMember();
  const { data } = useSubscriptionQuery({ fetchPolicy: 'cache-and-network' });
  const current = data?.subscription ?? null;
  const [requested, setRequested] = useState(useUndo());
  const [success, setSuccess] = useState<PlanChanged | null>(null);
  const { subscription: tier, planStatus } = member;
  // A complimentary plan cannot be changed by the member.
  const isWell = planStatus === 'ACTIVE' || planStatus === 'TRIALING';
  const upgrades = isWell && !(current && isGranted(current));
  const undo = (
    <Button
      variant="quiet"
      size="small"
      onClick={() => setRequested({ kind: 'reactivate' })}
      aria-haspopup="dialog"
    >
      Undo
    </Button>
  );
  return (
    <>
      <PageHeading title="Subscription Plan" lead="Your plan, billing and invoices." />
      <div className={styles.page}>
        {success && <PlanSuccess success={success} action={canUndo(success, current) && undo} />}
        {current && !announces(success) && <PlanNotice current={current} onRequest={setRequested} />}
        <CurrentPlan member={member} current={current} onRequest={setRequested} />
        {(tier === 'PLUS' || tier === 'PREMIUM') && upgrades && (
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

/** The link "Undo" of the page before asks for the dialog, once. */
function useUndo(): PlanRequest | null {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isAsked = (state as Arrival | null)?.undo === true;
  const forget = useEffectEvent(() => void navigate('.', { replace: true }));
  useEffect(() => {
    if (isAsked) forget();
  }, [isAsked]);
  return isAsked ? { kind: 'reactivate' } : null;
}

/** Whether the success message already says what the plan's notice would say: when the plan ends or changes. */
function announces(success: PlanChanged | null): boolean {
  return success?.kind === 'cancel' || success?.kind === 'change';
}

function canUndo({ kind }: PlanChanged, current: CurrentPlanFragment | null): boolean {
  return kind === 'cancel' && current?.cancelAtPeriodEnd === true;
}
