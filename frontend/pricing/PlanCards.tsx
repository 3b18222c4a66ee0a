import { lazy, Suspense } from 'react';
import { useSession, type VisitorReason } from '#frontend/app/session/session.ts';
import styles from './PlanCards.module.css';
import { PlanCardsLoading } from './PlanCardsLoading.tsx';
import { PlanList } from './PlanList.tsx';
import type { PicksPerDay } from './use-picks-per-day.ts';

const MemberPricing = lazy(async () => ({ default: (await import('./MemberPricing.tsx')).MemberPricing }));

/** The plans that this viewer is offered. Apollo and the plan dialogs are loaded for members only. */
export function PlanCards({ perDay }: { perDay: PicksPerDay | null }) {
  const session = useSession();
  if (session.status === 'visitor') return <VisitorPlans reason={session.reason} perDay={perDay} />;
  if (session.status !== 'member') return <PlanCardsLoading />;
  return (
    <Suspense fallback={<PlanCardsLoading />}>
      <MemberPricing member={session.member} perDay={perDay} />
    </Suspense>
  );
}

function VisitorPlans({ reason, perDay }: { reason: VisitorReason; perDay: PicksPerDay | null }) {
  return (
    <div className={styles.visitor} data-reason={reason}>
      <PlanList viewer={{ member: null, current: null }} perDay={perDay} />
    </div>
  );
}
