import { chargedAt } from '#gateway/billing/ledger/subscription-rows.ts';
import { endSubscription } from '#gateway/billing/settlement/end-subscription.ts';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { NO_VALUE } from '#schema/rules/money/money.ts';
import { plainMoment } from '#schema/rules/time/eastern-time.ts';
import { heldPlan, type PlanAct, unpaid } from './member-act.ts';

/** Ends a plan at once, without a refund. Throws NO_PLAN, PAYMENT_PENDING. */
export const revokePlan: PlanAct<object> = async ({ now }, _em, { subscription, email }) => {
  const plan = heldPlan(subscription);
  const { id, tier, currentPeriodEndsAt, cancelAtPeriodEnd, state } = plan;
  const endsAt = plainMoment(currentPeriodEndsAt);
  const charge = plainMoment(chargedAt(plan) ?? currentPeriodEndsAt);
  return {
    changes: [
      { label: 'Plan', field: 'tier', before: tierLabel(tier), after: NO_VALUE },
      { label: 'Access ends', field: 'endsAt', before: endsAt, after: plainMoment(now) },
      ...(state === 'past_due' ? [unpaid] : []),
      ...(cancelAtPeriodEnd || state === 'past_due'
        ? []
        : [{ label: 'Next charge', field: 'renewal', before: charge, after: NO_VALUE }]),
    ],
    details: { subscription: id, tier },
    mailTo: [email],
    apply: (em) => endSubscription(em, plan, 'revoked', now),
  };
};
