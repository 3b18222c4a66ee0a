import { AppError, refuseFields } from '#gateway/app-error.ts';
import { SubscriptionEntity } from '#gateway/billing/ledger/subscription.entity.ts';
import { recordEvent } from '#gateway/billing/ledger/subscription-events.ts';
import type { SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import { mayBePaid } from '#gateway/billing/settlement/open-attempt.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { anchorDayOf, daysLater, MAX_DAYS_GIVEN } from '#schema/rules/money/periods.ts';
import { plainMoment } from '#schema/rules/time/eastern-time.ts';
import { type PlanAct, paymentPending } from './member-act.ts';

/**
 * Moves the end of the current period, and with it the next charge or the end of access. Later periods begin on the new day, so no
 * month is shorter than a month. Throws NO_PLAN, PLAN_PAUSED, PAYMENT_DUE, PAYMENT_PENDING, BAD_USER_INPUT.
 */
export const giveDays: PlanAct<{ days: number; reason?: string }> = async (
  { now },
  em,
  { subscription, email },
  { days },
) => {
  const isRight = Number.isInteger(days) && days >= 1 && days <= MAX_DAYS_GIVEN;
  refuseFields(isRight ? {} : { days: `Give between 1 and ${MAX_DAYS_GIVEN} days` });
  const plan = openPlan(subscription, now);
  if (await mayBePaid(em, plan.id, now)) throw paymentPending();
  const moved = (at: Date | null) => at && daysLater(at, days);
  const endsAt = daysLater(plan.currentPeriodEndsAt, days);
  const label = plan.cancelAtPeriodEnd ? 'Access ends' : 'Next charge';
  return {
    changes: [
      {
        ...{ label, field: 'periodEndsAt' },
        ...{ before: plainMoment(plan.currentPeriodEndsAt), after: plainMoment(endsAt) },
      },
    ],
    mailTo: [email],
    apply: async () => {
      await em.nativeUpdate(
        SubscriptionEntity,
        { id: plan.id },
        {
          currentPeriodEndsAt: endsAt,
          dueAt: moved(plan.dueAt),
          trialEndsAt: moved(plan.trialEndsAt),
          anchorDay: anchorDayOf(endsAt),
          updatedAt: now,
        },
      );
      const data = { days, endsAt: endsAt.toISOString() };
      await recordEvent(em, plan.id, 'days-given', data, now);
      const mail = { tier: plan.tier, renews: !plan.cancelAtPeriodEnd, ...data };
      const key = `days-given:${plan.id}:${now.getTime()}`;
      await enqueue(em, { key, recipient: email, template: 'days-given', data: mail }, now);
    },
  };
};

function openPlan(subscription: SubscriptionRecord | null, now: Date): SubscriptionRecord {
  if (!subscription)
    throw new AppError('NO_PLAN', 'This member has no plan to give days to. Grant one instead.');
  if (subscription.state === 'incomplete') throw paymentPending();
  if (subscription.state === 'past_due')
    throw new AppError('PAYMENT_DUE', 'A payment of this plan is overdue: more days would not be paid for.');
  if (subscription.pausedUntil)
    throw new AppError('PLAN_PAUSED', 'The member has paused this plan. Give days once it runs again.');
  if (subscription.currentPeriodEndsAt <= now) throw paymentPending();
  return subscription;
}
