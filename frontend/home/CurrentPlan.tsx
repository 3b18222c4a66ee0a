import { PATHS } from '#frontend/app/paths.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { Card } from '#frontend/ui/Card.tsx';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { PlanState } from '#frontend/ui/PlanState.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { offersUpgrade } from '#schema/rules/membership-label.ts';
import { tierLabel } from '#schema/rules/tiers.ts';
import styles from './CurrentPlan.module.css';
import { planSentence } from './plan-sentence.ts';

/** The plan, its status, and the upgrade link. */
export function CurrentPlan({ member }: { member: Member }) {
  const { subscription: tier } = member;
  return (
    <Card heading="Current Plan" aside={<PlanState member={member} />} className={styles.card}>
      <div className={styles.plan}>
        <TierBadge tier={tier} label={tierLabel(tier)} />
      </div>
      <p className={styles.words}>{planSentence(member)}</p>
      <LinkButton
        to={offersUpgrade(tier) ? PATHS.pricing : PATHS.subscription}
        variant="quiet"
        className={styles.link}
      >
        {offersUpgrade(tier) ? 'Upgrade plan' : 'See your plan'}
      </LinkButton>
    </Card>
  );
}
