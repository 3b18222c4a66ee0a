import { PATHS } from '#frontend/app/paths.ts';
import { useScannerCount } from '#frontend/app/scanner-count.ts';
import type { Member } from '#frontend/app/session/session.ts';
import { endedPlanOf, isGranted } from '#frontend/billing/ended-plan.ts';
import type { PlanRequest } from '#frontend/billing/PlanDialogs.tsx';
import type { CurrentPlanFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { CheckIcon } from '#frontend/ui/icons.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { PlanState } from '#frontend/ui/PlanState.tsx';
import { TierBadge } from '#frontend/ui/TierBadge.tsx';
import { type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { planContents } from '#schema/rules/money/advertised-features.ts';
import { priceText } from '#schema/rules/money/money.ts';
import { planOf } from '#schema/rules/money/plans.ts';
import styles from './CurrentPlan.module.css';
import { PlanDates } from './PlanDates.tsx';

interface CurrentPlanProps {
  member: Member;
  /** Null while loading and for members without a plan. */
  current: CurrentPlanFragment | null;
  onRequest(requested: PlanRequest): void;
}

export function CurrentPlan({ member, current, onRequest }: CurrentPlanProps) {
  const plan = planOf(member.subscription);
  const isFree = plan.tier === 'FREE';
  const paused = member.planStatus === 'PAUSED';
  const granted = current !== null && isGranted(current);
  return (
    <Card heading="Current Plan" aside={<PlanState member={member} />}>
      <div className={styles.plan}>
        <TierBadge tier={plan.tier} label={plan.name} />
        <p className={styles.price}>{isFree || granted ? 'No charge' : chargeText(member, current)}</p>
      </div>
      <PlanDates member={member} renews={!granted && !current?.renewalStop && !current?.pausedUntil} />
      {isFree && member.planStatus !== 'TRIALING' ? (
        <p className={styles.closed}>
          Past picks stay open.{' '}
          {paused ? 'Today’s picks open when your plan resumes.' : 'Today’s picks need a plan.'}
        </p>
      ) : (
        <Features tier={plan.tier} />
      )}
      <div className={styles.actions}>
        <MainAction
          isFree={isFree}
          granted={granted}
          member={member}
          current={current}
          onRequest={onRequest}
        />
        {current && !current.cancelAtPeriodEnd && !granted && (
          <Button
            variant={current.pastDue ? 'quiet' : 'ghost'}
            onClick={() => onRequest({ kind: 'cancel' })}
            aria-haspopup="dialog"
          >
            Cancel Subscription
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Empty until the plan is loaded: it may cost other than new ones do. */
function chargeText({ planStatus }: Member, current: CurrentPlanFragment | null): string {
  if (planStatus === 'CANCELED') return 'No further charges';
  return current ? `${priceText(current.monthlyCents)}/month` : '\u00a0';
}

/** What the member has: nothing that is only advertised. */
function Features({ tier }: { tier: Tier }) {
  const { everythingIn, included } = planContents(tier, useScannerCount());
  return (
    <>
      {everythingIn && <p className={styles.includes}>Everything in {tierLabel(everythingIn)}, and:</p>}
      <ul className={styles.features}>
        {included.map((feature) => (
          <li key={feature}>
            <CheckIcon size={17} stroke={2} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </>
  );
}

interface MainActionProps extends CurrentPlanProps {
  isFree: boolean;
  granted: boolean;
}

/** 'Upgrade Plan', 'Change Plan' or 'Reactivate Plan' (product.txt section 2). */
function MainAction({ member, current, isFree, granted, onRequest }: MainActionProps) {
  // Nothing is offered while the member's own break or self-exclusion lasts.
  if (granted || current?.pastDue || endedPlanOf(member)?.restart === null) return null;
  // The notice above has it.
  if (current?.pausedUntil || member.planStatus === 'PAUSED') return null;
  if (member.planStatus === 'CANCELED' && !isFree)
    return (
      <Button onClick={() => onRequest({ kind: 'reactivate' })} disabled={!current} aria-haspopup="dialog">
        Reactivate Plan
      </Button>
    );
  return (
    <LinkButton to={PATHS.pricing} variant={isFree ? 'primary' : 'quiet'}>
      {isFree ? 'Upgrade Plan' : 'Change Plan'}
    </LinkButton>
  );
}
