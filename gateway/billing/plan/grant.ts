import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit, authorOf, reasonProblem } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { guardStaff } from '#gateway/auth/staff.ts';
import { isFirst } from '#gateway/auth/staff-acts.ts';
import { SubscriptionEntity } from '#gateway/billing/ledger/subscription.entity.ts';
import { recordEvent } from '#gateway/billing/ledger/subscription-events.ts';
import { violatedConstraint } from '#gateway/database/failures.ts';
import { newId } from '#gateway/database/new-id.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { anchorDayOf } from '#schema/rules/money/periods.ts';
import type { GrantPlanInput } from '#schema/types/subscription.input.ts';

/**
 * Gives a member without a plan a complimentary one until a day. Throws NOT_FOUND, FORBIDDEN, PLAN_HELD, KEY_REUSED, BAD_USER_INPUT for FREE,
 * an end in the past, or no reason.
 */
export async function grantPlan(context: Context, input: GrantPlanInput): Promise<void> {
  refuseProblems(context, input);
  try {
    await inTransaction(context, async (em) => {
      if (!(await isFirst(context, em, 'plan.grant', input))) return;
      const [user] = await em.execute<{ email: string }[]>(
        'select email from users where id = ? for update',
        [input.userId],
      );
      if (!user) throw new AppError('NOT_FOUND', 'This member does not exist');
      await guardStaff(context, em, input.userId);
      const id = newId('sub');
      await em.insert(SubscriptionEntity, granted(id, input, context.now));
      const details = { tier: input.tier, endsAt: input.endsAt, reason: input.reason };
      await recordEvent(em, id, 'granted', details, context.now);
      const entry = { action: 'plan.grant', target: input.userId, details } as const;
      audit(em, context.now, { ...authorOf(context), ...entry });
      const data = { tier: input.tier, endsAt: input.endsAt.toISOString() };
      const mail = {
        key: `plan-granted:${id}`,
        recipient: user.email,
        template: 'plan-granted' as const,
        data,
      };
      await enqueue(em, mail, context.now);
    });
  } catch (failure) {
    if (violatedConstraint(failure) === 'subscriptions_one_live')
      throw new AppError('PLAN_HELD', 'This member already has a plan');
    throw failure;
  }
}

function refuseProblems({ now }: Context, { tier, endsAt, reason }: GrantPlanInput): void {
  const fields: Record<string, string> = {};
  if (tier === 'FREE') fields.tier = 'Choose PLUS, PREMIUM or VIP';
  if (endsAt <= now) fields.endsAt = 'The end must be in the future';
  const problem = reasonProblem(reason);
  if (problem) fields.reason = problem;
  refuseFields(fields);
}

function granted(id: string, { userId, tier, endsAt, reason }: GrantPlanInput, now: Date) {
  return {
    id,
    user: userId,
    state: 'active' as const,
    source: 'grant' as const,
    grantReason: reason,
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
