import { PATHS } from '#frontend/app/paths.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { endedPlanOf } from '#frontend/billing/ended-plan.ts';
import { Card } from '#frontend/ui/Card.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { PlanState } from '#frontend/ui/PlanState.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { offersUpgrade } from '#schema/rules/access/membership-label.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import styles from './CurrentPlan.module.css';
import { planSentence } from './plan-sentence.ts';

/** The plan, its status, and the upgrade link. */
export function CurrentPlan({ member }: { member: Member }) {
  const { to, label } = nextStep(member);
  return (
    <Card heading="Current Plan" aside={<PlanState member={member} />} className={styles.card}>
      <div className={styles.plan}>
        <TierBadge tier={member.subscription} label={tierLabel(member.subscription)} />
      </div>
      <p className={styles.words}>{planSentence(member)}</p>
      <LinkButton to={to} variant="quiet" className={styles.link}>
        {label}
      </LinkButton>
    </Card>
  );
}

/** A failed payment comes first: until it is paid, no plan can be changed. */
function nextStep(member: Member): { to: string; label: string } {
  const { subscription, planStatus } = member;
  if (planStatus === 'PAST_DUE') return { to: PATHS.subscription, label: 'Update Payment Method' };
  if (planStatus === 'PAUSED') return { to: PATHS.subscription, label: 'Resume Plan' };
  const ended = endedPlanOf(member);
  if (ended) return ended.restart ?? { to: PATHS.account, label: 'Your limits' };
  return offersUpgrade(subscription)
    ? { to: PATHS.pricing, label: 'Upgrade Plan' }
    : { to: PATHS.subscription, label: 'See your plan' };
}
