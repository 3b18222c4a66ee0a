import { usePriceTexts } from '#frontend/app/price-texts.ts';
import type { PlanRequest } from '#frontend/billing/PlanDialogs.tsx';
import type { PicksPerDay } from '#frontend/billing/use-picks-per-day.ts';
import { PAID_TIERS, type PaidTier } from '#schema/rules/access/tiers.ts';
import { listedPlan, planOf } from '#schema/rules/money/plans.ts';
import { amountTexts } from '#schema/rules/money/price-texts.ts';
import { PlanCard } from './PlanCard.tsx';
import styles from './PlanCards.module.css';
import { agreedCents, isOffered, ownTier, type PlanViewer, planOffer, trialPath } from './plan-offer.ts';

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
  const priceOf = (tier: PaidTier) => {
    const monthlyCents = agreedCents(tier, viewer);
    const own = monthlyCents === null ? null : amountTexts({ monthlyCents, earlierCents: null });
    // Who pays what everybody pays sees what it cost before, too.
    return own && own.month !== prices[tier].month ? own : prices[tier];
  };
  const plans = tiers.map((tier) => ({ ...listedPlan(planOf(tier)), price: priceOf(tier) }));
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
