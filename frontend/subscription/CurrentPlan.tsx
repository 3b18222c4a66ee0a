import { PATHS } from '#frontend/app/paths.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { Card } from '#frontend/ui/Card.tsx';
import { CheckIcon } from '#frontend/ui/icons.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { PlanState } from '#frontend/ui/PlanState.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { planOf } from '#schema/rules/plans.ts';
import { priceText } from '#schema/rules/price-text.ts';
import styles from './CurrentPlan.module.css';
import { PlanDates } from './PlanDates.tsx';

export function CurrentPlan({ member }: { member: Member }) {
  const plan = planOf(member.subscription);
  const isFree = plan.tier === 'FREE';
  return (
    <Card heading="Current Plan" aside={<PlanState member={member} />}>
      <div className={styles.plan}>
        <TierBadge tier={plan.tier} label={plan.name} />
        <p className={styles.price}>{isFree ? 'No charge' : `${priceText(plan.monthlyCents)}/month`}</p>
      </div>
      <PlanDates member={member} />
      <ul className={styles.features}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <CheckIcon size={17} stroke={2} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <LinkButton to={PATHS.pricing} look={isFree ? 'primary' : 'quiet'}>
        {isFree ? 'Upgrade Plan' : 'Change Plan'}
      </LinkButton>
    </Card>
  );
}
