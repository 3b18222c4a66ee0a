import { PATHS } from '#frontend/app/paths.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { isGiven } from '#frontend/billing/is-given.ts';
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
  const given = held !== null && isGiven(held);
  return (
    <Card heading="Current Plan" aside={<PlanState member={member} />}>
      <div className={styles.plan}>
        <TierBadge tier={plan.tier} label={plan.name} />
        <p className={styles.price}>
          {isFree || given ? 'No charge' : `${priceText(plan.monthlyCents)}/month`}
        </p>
      </div>
      <PlanDates member={member} renews={!given} />
      {isFree && member.planStatus !== 'TRIALING' ? (
        <p className={styles.closed}>Past picks stay open to you; today’s need a plan.</p>
      ) : (
        <Features of={plan.features} />
      )}
      <div className={styles.actions}>
        <MainAction isFree={isFree} given={given} member={member} held={held} onWish={onWish} />
        {held && !held.cancelAtPeriodEnd && !given && (
          <Button
            variant={held.pastDue ? 'quiet' : 'ghost'}
            onClick={() => onWish({ kind: 'cancel' })}
            aria-haspopup="dialog"
          >
            Cancel Subscription
          </Button>
        )}
      </div>
    </Card>
  );
}

function Features({ of: features }: { of: readonly string[] }) {
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>
          <CheckIcon size={17} stroke={2} aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
  );
}

interface MainActionProps extends CurrentPlanProps {
  isFree: boolean;
  given: boolean;
}

/** 'Upgrade Plan', 'Change Plan' or 'Reactivate Plan' (product.txt section 2). */
function MainAction({ member, held, isFree, given, onWish }: MainActionProps) {
  if (given || held?.pastDue) return null;
  if (member.planStatus === 'CANCELED' && !isFree)
    return (
      <Button onClick={() => onWish({ kind: 'reactivate' })} disabled={!held} aria-haspopup="dialog">
        Reactivate Plan
      </Button>
    );
  return (
    <LinkButton to={PATHS.pricing} variant={isFree ? 'primary' : 'quiet'}>
      {isFree ? 'Upgrade Plan' : 'Change Plan'}
    </LinkButton>
  );
}
