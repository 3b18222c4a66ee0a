import { PATHS } from '#frontend/app/paths.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { MembershipTag } from '#frontend/ui/MembershipTag.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import type { PlanStatus } from '#schema/rules/access/entitlement.ts';
import { offersUpgrade } from '#schema/rules/access/membership-label.ts';
import styles from './PlanPanel.module.css';

/** What comes before another plan. */
const FIRST: Partial<Record<PlanStatus, string>> = {
  PAST_DUE: 'Update Payment Method',
  PAUSED: 'Resume Plan',
};

/** The current plan and, for free and plus members, the way to more; a failed payment comes first. */
export function PlanPanel({ member, onChoice }: { member: Member; onChoice?(): void }) {
  const first = FIRST[member.planStatus];
  return (
    <div className={styles.panel}>
      <p className={styles.caption}>Current plan</p>
      <div className={styles.plan}>
        <TierBadge tier={member.subscription} />
        <MembershipTag member={member} />
      </div>
      {(first || offersUpgrade(member.subscription)) && (
        <LinkButton
          to={first ? PATHS.subscription : PATHS.pricing}
          size="small"
          variant="quiet"
          wide
          onClick={onChoice}
        >
          {first ?? 'Upgrade Plan'}
        </LinkButton>
      )}
    </div>
  );
}
