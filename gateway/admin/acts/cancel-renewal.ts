import { chargedAt, type SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import { cancelPlan, endsWhenCanceled } from '#gateway/billing/plan/cancel.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { NO_VALUE } from '#schema/rules/money/money.ts';
import { plainMoment } from '#schema/rules/time/eastern-time.ts';
import { type ActChange, heldPlan, type PlanAct, unpaid } from './member-act.ts';

/**
 * Cancels a plan as the member could; one that is canceled already stays as it is. `isSettled` is what `settleOverdue` answered before
 * the transaction. Throws NO_PLAN, PAYMENT_PENDING.
 */
export const cancelRenewal: PlanAct<{ isSettled?: boolean }> = async (
  { now },
  em,
  { id: userId, email, subscription },
  { isSettled = true },
) => {
  const plan = heldPlan(subscription);
  const nothing = async () => {};
  if (plan.cancelAtPeriodEnd)
    return { changes: [], mailTo: [], doneBefore: 'The renewal is canceled already.', apply: nothing };
  const ends = isSettled && (await endsWhenCanceled(em, plan, now));
  const { id, tier } = plan;
  return {
    changes: ends ? ended(plan, now) : canceled(plan),
    details: { subscription: id, tier },
    mailTo: [email],
    apply: () => cancelPlan(em, plan, { member: { id: userId, email }, byAdmin: true, isSettled }, now),
  };
};

function canceled(plan: SubscriptionRecord): ActChange[] {
  const { state, pendingTier, currentPeriodEndsAt } = plan;
  const endsAt = plainMoment(currentPeriodEndsAt);
  const label = state === 'trialing' ? 'Trial, without a charge' : 'Access ends';
  return [
    {
      label: 'Next charge',
      field: 'renewal',
      before: plainMoment(chargedAt(plan) ?? currentPeriodEndsAt),
      after: NO_VALUE,
    },
    { label, field: 'endsAt', before: null, after: endsAt },
    ...(pendingTier
      ? [{ label: 'Planned change', field: 'pendingTier', before: tierLabel(pendingTier), after: NO_VALUE }]
      : []),
  ];
}

function ended({ tier, state }: SubscriptionRecord, now: Date): ActChange[] {
  return [
    { label: 'Plan', field: 'tier', before: tierLabel(tier), after: NO_VALUE },
    { label: 'Access ends', field: 'endsAt', before: null, after: plainMoment(now) },
    ...(state === 'past_due' ? [unpaid] : []),
  ];
}
