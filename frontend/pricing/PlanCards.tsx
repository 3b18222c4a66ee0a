import { lazy, Suspense } from 'react';
import { download } from '#frontend/app/download.ts';
import { isPresumed, useSession } from '#frontend/app/session/session.ts';
import type { PicksPerDay } from '#frontend/billing/use-picks-per-day.ts';
import { PlanCardsLoading } from './PlanCardsLoading.tsx';
import { PlanList } from './PlanList.tsx';

const MemberPricing = lazy(async () => ({
  default: (await download(() => import('./MemberPlans.tsx'))).MemberPricing,
}));

/** The plans that this viewer is offered. Apollo and the plan dialogs are loaded for members only. */
export function PlanCards({ perDay }: { perDay: PicksPerDay | null }) {
  const session = useSession();
  if (session.status === 'visitor') return <VisitorPlans isPresumed={isPresumed(session)} perDay={perDay} />;
  if (session.status !== 'member') return <PlanCardsLoading />;
  return (
    <Suspense fallback={<PlanCardsLoading />}>
      <MemberPricing member={session.member} perDay={perDay} />
    </Suspense>
  );
}

function VisitorPlans({ isPresumed, perDay }: { isPresumed: boolean; perDay: PicksPerDay | null }) {
  return (
    <div data-presumed={isPresumed || undefined}>
      <PlanList viewer={{ member: null, current: null }} perDay={perDay} />
    </div>
  );
}
