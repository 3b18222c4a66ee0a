import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, refuseFields } from '#gateway/app-error.ts';
import { SubscriptionEntity } from '#gateway/billing/ledger/subscription.entity.ts';
import { recordEvent } from '#gateway/billing/ledger/subscription-events.ts';
import { violatedConstraint } from '#gateway/database/failures.ts';
import { newId } from '#gateway/database/new-id.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { PAID_TIERS_TEXT, type Tier, tierLabel } from '#schema/rules/access/tiers.ts';
import { NO_VALUE } from '#schema/rules/money/money.ts';
import { anchorDayOf } from '#schema/rules/money/periods.ts';
import { easternDay, plainDay } from '#schema/rules/time/eastern-time.ts';
import { type ActedFor, type PlanAct, paymentPending } from './member-act.ts';

interface Grant {
  tier: Tier;
  endsAt: Date;
  /** Known once it is given; a preview has none. */
  reason?: string;
}

/** Gives a member without a plan a complimentary one until a moment. Throws PLAN_HELD, PAYMENT_PENDING, BAD_USER_INPUT. */
export const grantPlan: PlanAct<Grant> = async ({ now }, _em, member, grant) => {
  refuseProblems(grant, now);
  const { tier, endsAt } = grant;
  if (member.subscription?.state === 'incomplete') throw paymentPending();
  if (member.subscription) throw held();
  return {
    changes: [
      { label: 'Plan', field: 'tier', before: NO_VALUE, after: tierLabel(tier) },
      { label: 'Access through', field: 'endsAt', before: null, after: lastDay(endsAt) },
      { label: 'Renewal', field: 'renewal', before: null, after: NO_VALUE },
    ],
    details: { tier, endsAt },
    mailTo: [member.email],
    apply: (em) => give(em, member, grant, now),
  };
};

/** The last day of New York with access: an end at midnight belongs to the day before. */
function lastDay(endsAt: Date): string {
  return plainDay(easternDay(new Date(endsAt.getTime() - 1)));
}

function refuseProblems({ tier, endsAt }: Grant, now: Date): void {
  refuseFields({
    ...(tier === 'FREE' && { tier: `Choose ${PAID_TIERS_TEXT}` }),
    ...(endsAt <= now && { endsAt: 'The end must be in the future' }),
  });
}

async function give(
  em: EntityManager,
  { id: user, email }: ActedFor,
  grant: Grant,
  now: Date,
): Promise<void> {
  const { tier, endsAt, reason } = grant;
  const id = newId('sub');
  // A purchase that begins at the same moment does not wait for the lock of the member.
  await em.insert(SubscriptionEntity, granted(id, user, grant, now)).catch((failure: unknown) => {
    throw violatedConstraint(failure) === 'subscriptions_one_live' ? held() : failure;
  });
  await recordEvent(em, id, 'granted', { tier, endsAt, reason }, now);
  const data = { tier, endsAt: endsAt.toISOString() };
  await enqueue(em, { key: `plan-granted:${id}`, recipient: email, template: 'plan-granted', data }, now);
}

function granted(id: string, user: string, { tier, endsAt, reason }: Grant, now: Date) {
  return {
    id,
    user,
    state: 'active' as const,
    source: 'grant' as const,
    grantReason: reason ?? null,
    tier,
    currentPeriodStartsAt: now,
    currentPeriodEndsAt: endsAt,
    anchorDay: anchorDayOf(now),
    cancelAtPeriodEnd: true,
    dueAt: endsAt,
    createdAt: now,
    updatedAt: now,
  };
}

function held(): AppError {
  return new AppError('PLAN_HELD', 'This member already has a plan');
}
