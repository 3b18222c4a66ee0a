import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { type Member, useSession } from '#frontend/app/session/session.ts';
import { PlanDialogs, type PlanRequest } from '#frontend/billing/PlanDialogs.tsx';
import { type PlanChanged, PlanSuccess } from '#frontend/billing/PlanSuccess.tsx';
import { usePricingQuery, useSubscriptionQuery } from '#frontend/generated/graphql.ts';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { PlanCard } from './PlanCard.tsx';
import styles from './PlanCards.module.css';
import { PlanCardsLoading } from './PlanCardsLoading.tsx';
import { isOffered, mayCancel, planOffer, trialPath } from './plan-offer.ts';

/** The plans that this viewer is offered, side by side. Which ones is known once it is known who is reading. */
export function PlanCards() {
  const session = useSession();
  if (session.status === 'loading') return <PlanCardsLoading />;
  return <OfferedPlans member={session.status === 'member' ? session.member : null} />;
}

function OfferedPlans({ member }: { member: Member | null }) {
  const { data, loading, error, refetch } = usePricingQuery();
  const own = useSubscriptionQuery({ skip: !member, fetchPolicy: 'cache-and-network' });
  const [requested, setRequested] = useState<PlanRequest | null>(null);
  const [success, setSuccess] = useState<PlanChanged | null>(null);
  const navigate = useNavigate();
  if ((loading && !data) || (member && own.loading && !own.data)) return <PlanCardsLoading />;
  if (error || !data || (member && own.error && !own.data))
    return (
      <ErrorState onRetry={() => void Promise.allSettled([refetch(), ...(member ? [own.refetch()] : [])])}>
        Failed to load plans. Please try again.
      </ErrorState>
    );
  const viewer = { member, current: own.data?.subscription ?? null };
  const plans = data.plans.filter(({ tier }) => isOffered(tier, member !== null));
  return (
    <div>
      {success && (
        <div className={styles.success}>
          <PlanSuccess success={success} />
        </div>
      )}
      <ul className={styles.cards} data-count={plans.length}>
        {plans.map((plan) => (
          <li key={plan.tier}>
            <PlanCard
              plan={plan}
              offer={planOffer(plan, viewer)}
              trialPath={trialPath(plan, member)}
              besideTrials={plans.some((other) => trialPath(other, member) !== null)}
              onRequest={setRequested}
            />
          </li>
        ))}
      </ul>
      {mayCancel(viewer) && (
        <div className={styles.cancel}>
          <button type="button" onClick={() => setRequested({ kind: 'cancel' })} aria-haspopup="dialog">
            Cancel Subscription
          </button>
        </div>
      )}
      <PlanDialogs
        requested={requested}
        current={viewer.current}
        onRequest={setRequested}
        onDone={(done) => {
          setRequested(null);
          if (done.kind === 'cancel') void navigate(PATHS.home, { state: { message: done.message } });
          else setSuccess(done);
        }}
        // product.txt section 4: after a failed cancellation the member is sent to the start page.
        onCancelGivenUp={() => void navigate(PATHS.root)}
      />
    </div>
  );
}
