import { isGiven } from '#frontend/billing/is-given.ts';
import type { PlanWish } from '#frontend/billing/PlanDialogs.tsx';
import type { PlanHeldFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { easternMoment } from '#schema/rules/eastern-time.ts';
import { dollars } from '#schema/rules/money.ts';
import { tierLabel } from '#schema/rules/tiers.ts';

interface PlanNoticeProps {
  held: PlanHeldFragment;
  onWish(wish: PlanWish): void;
}

/** What is about to happen to a plan, and the one thing to do about it. */
export function PlanNotice({ held, onWish }: PlanNoticeProps) {
  if (held.pastDue) return <PastDue held={held} onWish={onWish} />;
  const end = easternMoment(new Date(held.currentPeriodEndsAt));
  if (isGiven(held))
    return <Notice>This plan was given to you. It ends on {end}, and nothing is charged.</Notice>;
  if (held.cancelAtPeriodEnd)
    return (
      <Notice>
        Your {tierLabel(held.tier)} Plan ends on {end}. Nothing more is charged.
      </Notice>
    );
  if (held.pendingTier)
    return (
      <Notice
        action={
          <Button variant="quiet" size="small" onClick={() => onWish({ kind: 'change', to: held.tier })}>
            Keep {tierLabel(held.tier)}
          </Button>
        }
      >
        You keep {tierLabel(held.tier)} until {end}. Then the {tierLabel(held.pendingTier)} Plan begins
        {held.nextChargeCents !== null && ` at ${dollars(held.nextChargeCents)}`}.
      </Notice>
    );
  return null;
}

function PastDue({ held: { graceEndsAt, nextChargeCents }, onWish }: PlanNoticeProps) {
  const amount =
    nextChargeCents === null ? 'Your last payment' : `Your payment of ${dollars(nextChargeCents)}`;
  return (
    <Notice
      tone="error"
      action={
        <Button size="small" onClick={() => onWish({ kind: 'card', hasCard: true })}>
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
