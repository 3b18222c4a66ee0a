import { usePriceTexts } from '#frontend/app/price-texts.ts';
import type { PlanRequest } from '#frontend/billing/PlanDialogs.tsx';
import type { PicksPerDay } from '#frontend/billing/use-picks-per-day.ts';
import { PAID_TIERS } from '#schema/rules/access/tiers.ts';
import { listedPlan, planOf } from '#schema/rules/money/plans.ts';
import { PlanCard } from './PlanCard.tsx';
import styles from './PlanCards.module.css';
import { isOffered, ownTier, type PlanViewer, planOffer, trialPath } from './plan-offer.ts';

interface PlanListProps {
  viewer: PlanViewer;
  perDay: PicksPerDay | null;
  /** Opens a plan dialog; only members have any. */
  onRequest?(requested: PlanRequest): void;
}

export function PlanList({ viewer, perDay, onRequest }: PlanListProps) {
  const { member } = viewer;
  const prices = usePriceTexts();
  const tiers = PAID_TIERS.filter((tier) => isOffered(tier, member !== null));
  const plans = tiers.map((tier) => ({ ...listedPlan(planOf(tier)), price: prices[tier] }));
  const own = ownTier(viewer);
  return (
    <ul className={styles.cards} data-count={plans.length}>
      {plans.map(({ price, ...plan }) => (
        <li key={plan.tier}>
          <PlanCard
            plan={plan}
            price={price}
            isOwn={plan.tier === own}
            isHighlighted={own ? plan.tier === own : plan.mostPopular}
            picksPerDay={perDay?.[plan.tier] ?? null}
            offer={planOffer(plan, viewer)}
            trialPath={trialPath(plan, member)}
            besideTrials={plans.some((other) => trialPath(other, member) !== null)}
            onRequest={onRequest}
          />
        </li>
      ))}
    </ul>
  );
}
