import { AppError } from '#gateway/app-error.ts';
import type { ShownPrice } from '#gateway/billing/checkout/read-order.ts';
import { alreadyOnItsWay, completeChange, prepareChange } from '#gateway/billing/plan/change-plan.ts';
import { previewChangeOf } from '#gateway/billing/plan/preview-change.ts';
import { type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { plainMoment } from '#schema/rules/time/eastern-time.ts';
import type { PlanAct } from './member-act.ts';

/**
 * Changes a plan as the member could: an upgrade is charged to their card now, prorated, and their own limits hold; a change
 * without a charge waits for the end of the period. Throws what `changePlan` throws.
 */
export const changeMemberPlan: PlanAct<{ tier: Tier } & ShownPrice> = async (
  context,
  _em,
  { subscription, ...member },
  { tier, expectedTotalCents, expectedNextChargeCents },
) => {
  const { kind, totalCents, nextChargeCents, nextChargeAt, takesEffectAt } = await previewChangeOf(
    context,
    member.id,
    tier,
  );
  if (kind === 'NONE' && !subscription?.pendingTier)
    throw new AppError('CONFLICT', `The member has the ${tierLabel(tier)} Plan already.`);
  return {
    changes: [
      {
        label: 'Plan',
        field: 'tier',
        before: subscription && tierLabel(subscription.tier),
        after: tierLabel(tier),
      },
      { label: 'From', field: 'takesEffectAt', before: null, after: plainMoment(takesEffectAt) },
    ],
    chargeCents: totalCents,
    nextChargeCents,
    nextChargeAt,
    mailTo: [member.email],
    apply: async (em) => {
      const change = { to: tier, expectedTotalCents, expectedNextChargeCents };
      const charge = await prepareChange(context, em, member, change).catch(alreadyOnItsWay);
      return charge ? () => completeChange(context, charge) : undefined;
    },
  };
};
