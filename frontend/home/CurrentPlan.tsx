import { PATHS } from '#frontend/app/paths.ts';
import type { Member } from '#frontend/app/session/session.ts';
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
  const { to, words } = nextStep(member);
  return (
    <Card heading="Current Plan" aside={<PlanState member={member} />} className={styles.card}>
      <div className={styles.plan}>
        <TierBadge tier={member.subscription} label={tierLabel(member.subscription)} />
      </div>
      <p className={styles.words}>{planSentence(member)}</p>
      <LinkButton to={to} variant="quiet" className={styles.link}>
        {words}
      </LinkButton>
    </Card>
  );
}

/** A failed payment comes first: until it is paid, no plan can be changed. */
function nextStep({ subscription, planStatus }: Member): { to: string; words: string } {
  if (planStatus === 'PAST_DUE') return { to: PATHS.subscription, words: 'Update Payment Method' };
  return offersUpgrade(subscription)
    ? { to: PATHS.pricing, words: 'Upgrade Plan' }
    : { to: PATHS.subscription, words: 'See your plan' };
}
