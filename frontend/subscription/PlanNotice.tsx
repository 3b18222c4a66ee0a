import { isGranted } from '#frontend/billing/is-granted.ts';
import type { PlanRequest } from '#frontend/billing/PlanDialogs.tsx';
import type { CurrentPlanFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { easternMoment } from '#schema/rules/eastern-time.ts';
import { dollars } from '#schema/rules/money.ts';
import { tierLabel } from '#schema/rules/tiers.ts';

interface PlanNoticeProps {
  current: CurrentPlanFragment;
  onRequest(requested: PlanRequest): void;
}

/** What is about to happen to a plan, and the one thing to do about it. */
export function PlanNotice({ current, onRequest }: PlanNoticeProps) {
  if (current.pastDue) return <PastDue current={current} onRequest={onRequest} />;
  const end = easternMoment(new Date(current.currentPeriodEndsAt));
  if (isGranted(current))
    return <Notice>This plan was given to you. It ends on {end}, and nothing is charged.</Notice>;
  if (current.cancelAtPeriodEnd)
    return (
      <Notice>
        Your {tierLabel(current.tier)} Plan ends on {end}. Nothing more is charged.
      </Notice>
    );
  if (current.pendingTier)
    return (
      <Notice
        action={
          <Button
            variant="quiet"
            size="small"
            onClick={() => onRequest({ kind: 'change', to: current.tier })}
          >
            Keep {tierLabel(current.tier)}
          </Button>
        }
      >
        You keep {tierLabel(current.tier)} until {end}. Then the {tierLabel(current.pendingTier)} Plan begins
        {current.nextChargeCents !== null && ` at ${dollars(current.nextChargeCents)}`}.
      </Notice>
    );
  return null;
}

function PastDue({ current: { graceEndsAt, nextChargeCents }, onRequest }: PlanNoticeProps) {
  const amount =
    nextChargeCents === null ? 'Your last payment' : `Your payment of ${dollars(nextChargeCents)}`;
  return (
    <Notice
      tone="error"
      action={
        <Button size="small" onClick={() => onRequest({ kind: 'card', hasCard: true })}>
          Update Payment Method
        </Button>
      }
    >
      <strong>{amount} did not go through.</strong>{' '}
      {graceEndsAt
        ? `You keep your picks until ${easternMoment(new Date(graceEndsAt))}; a new card pays at once.`
        : 'Your picks are paused; a new card pays at once and opens them again.'}
    </Notice>
  );
}
