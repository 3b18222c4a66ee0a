import { useState } from 'react';
import { useSession } from '#frontend/app/session/session.ts';
import { usePricingQuery } from '#frontend/generated/graphql.ts';
import { ContactSupport } from '#frontend/ui/ContactSupport.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import type { Tier } from '#schema/rules/tiers.ts';
import { CancelLink } from './CancelLink.tsx';
import { PlanCard } from './PlanCard.tsx';
import styles from './PlanCards.module.css';
import { PlanCardsLoading } from './PlanCardsLoading.tsx';
import { isOffered, planOffer } from './plan-offer.ts';

/** The plans that this reader is offered, side by side. Which ones is known once it is known who is reading. */
export function PlanCards() {
  const session = useSession();
  if (session.status === 'loading') return <PlanCardsLoading />;
  return <OfferedPlans held={session.status === 'member' ? session.member.subscription : null} />;
}

function OfferedPlans({ held }: { held: Tier | null }) {
  const { data, loading, error, refetch } = usePricingQuery();
  const [wanted, setWanted] = useState<string | null>(null);
  if (loading && !data) return <PlanCardsLoading />;
  if (error || !data)
    return (
      <ErrorState onRetry={() => void refetch().catch(() => {})}>
        Failed to load plans. Please try again.
      </ErrorState>
    );
  const plans = data.plans.filter(({ tier }) => isOffered(tier, held !== null));
  return (
    <div>
      <ul className={styles.cards} data-count={plans.length}>
        {plans.map((plan) => (
          <li key={plan.tier}>
            <PlanCard
              plan={plan}
              offer={planOffer(plan.tier, held)}
              onChoose={held === null ? null : () => setWanted(plan.name)}
            />
          </li>
        ))}
      </ul>
      {held !== null && held !== 'FREE' && <CancelLink />}
      <ContactSupport
        open={wanted !== null}
        onClose={() => setWanted(null)}
        title={`Your way to ${wanted}`}
        subject={`I would like the ${wanted} plan`}
      >
        Write to us from the address of your account and support sets the {wanted} plan up for you. Nothing is
        charged before you have agreed to the amount and the date.
      </ContactSupport>
    </div>
  );
}
