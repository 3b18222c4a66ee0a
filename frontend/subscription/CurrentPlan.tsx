import { PATHS } from '#frontend/app/paths.ts';
import type { Member } from '#frontend/app/session/session.ts';
import type { PlanWish } from '#frontend/billing/PlanDialogs.tsx';
import type { PlanHeldFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { CheckIcon } from '#frontend/ui/icons.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { PlanState } from '#frontend/ui/PlanState.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { planOf } from '#schema/rules/plans.ts';
import { priceText } from '#schema/rules/price-text.ts';
import styles from './CurrentPlan.module.css';
import { PlanDates } from './PlanDates.tsx';

interface CurrentPlanProps {
  member: Member;
  /** Null while it is not known, and for members without a plan. */
  held: PlanHeldFragment | null;
  onWish(wish: PlanWish): void;
}

export function CurrentPlan({ member, held, onWish }: CurrentPlanProps) {
  const plan = planOf(member.subscription);
  const isFree = plan.tier === 'FREE';
  const isGiven = held !== null && held.nextChargeAt === null && !held.cancelAtPeriodEnd && !held.pastDue;
  return (
    <Card heading="Current Plan" aside={<PlanState member={member} />}>
      <div className={styles.plan}>
        <TierBadge tier={plan.tier} label={plan.name} />
        <p className={styles.price}>
          {isFree || isGiven ? 'No charge' : `${priceText(plan.monthlyCents)}/month`}
        </p>
      </div>
      <PlanDates member={member} renews={!isGiven} />
      <ul className={styles.features}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <CheckIcon size={17} stroke={2} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <MainAction isFree={isFree} isGiven={isGiven} member={member} held={held} onWish={onWish} />
        {held && !held.cancelAtPeriodEnd && !isGiven && (
          <Button look="ghost" onClick={() => onWish({ kind: 'cancel' })} aria-haspopup="dialog">
            Cancel Subscription
          </Button>
        )}
      </div>
    </Card>
  );
}

interface MainActionProps extends CurrentPlanProps {
  isFree: boolean;
  isGiven: boolean;
}

/** 'Upgrade Plan', 'Change Plan' or 'Reactivate Plan' (product.txt section 2). */
function MainAction({ member, held, isFree, isGiven, onWish }: MainActionProps) {
  if (isGiven || held?.pastDue) return null;
  if (member.planStatus === 'CANCELED' && !isFree)
    return (
      <Button onClick={() => onWish({ kind: 'reactivate' })} disabled={!held} aria-haspopup="dialog">
        Reactivate Plan
      </Button>
    );
  return (
    <LinkButton to={PATHS.pricing} look={isFree ? 'primary' : 'quiet'}>
      {isFree ? 'Upgrade Plan' : 'Change Plan'}
    </LinkButton>
  );
}
