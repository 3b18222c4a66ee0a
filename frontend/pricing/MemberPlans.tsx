import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { client } from '#frontend/app/session/live-session.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { PlanDialogs, type PlanRequest } from '#frontend/billing/PlanDialogs.tsx';
import { type PlanChanged, PlanSuccess } from '#frontend/billing/PlanSuccess.tsx';
import type { PicksPerDay } from '#frontend/billing/use-picks-per-day.ts';
import { useSubscriptionQuery } from '#frontend/generated/graphql.ts';
import type { Arrival } from '#frontend/ui/ArrivalNotice.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import styles from './PlanCards.module.css';
import { PlanCardsLoading } from './PlanCardsLoading.tsx';
import { PlanList } from './PlanList.tsx';
import { mayCancel } from './plan-offer.ts';

interface MemberPlansProps {
  member: Member;
  perDay: PicksPerDay | null;
}

/** The plans of a member, with the dialogs that change the current one. */
export function MemberPlans({ member, perDay }: MemberPlansProps) {
  const { data, loading, error, refetch } = useSubscriptionQuery({ fetchPolicy: 'cache-and-network' });
  const [requested, setRequested] = useState<PlanRequest | null>(null);
  const [success, setSuccess] = useState<PlanChanged | null>(null);
  const navigate = useNavigate();
  if (loading && !data) return <PlanCardsLoading />;
  if (error && !data)
    return (
      <ErrorState onRetry={() => void refetch().catch(() => {})}>
        Failed to load plans. Please try again.
      </ErrorState>
    );
  const viewer = { member, current: data?.subscription ?? null };
  return (
    <div>
      {success && (
        <div className={styles.success}>
          <PlanSuccess success={success} />
        </div>
      )}
      <PlanList viewer={viewer} perDay={perDay} onRequest={setRequested} />
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
          if (done.kind === 'cancel')
            void navigate(PATHS.home, {
              state: { message: done.message, canUndo: done.canUndo } satisfies Arrival,
            });
          else setSuccess(done);
        }}
        // product.txt section 4: after a failed cancellation the member is sent to the start page.
        onCancelAbandoned={() => void navigate(PATHS.root)}
      />
    </div>
  );
}

/** The plans of a member with Apollo, which visitors do not load. */
export function MemberPricing(props: MemberPlansProps) {
  return (
    <ApolloProvider client={client}>
      <MemberPlans {...props} />
    </ApolloProvider>
  );
}
