import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf, reasonProblem } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { guardStaff } from '#gateway/auth/staff.ts';
import { isFirst } from '#gateway/auth/staff-acts.ts';
import { lockLiveSubscription } from '#gateway/billing/ledger/subscription-rows.ts';
import { endSubscription } from '#gateway/billing/settlement/end-subscription.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { RevokePlanInput } from '#schema/types/subscription.input.ts';

/** Ends a plan at once, without a refund. Throws FORBIDDEN, NO_PLAN, PAYMENT_PENDING, KEY_REUSED, BAD_USER_INPUT. */
export async function revokePlan(context: Context, input: RevokePlanInput): Promise<void> {
  const { userId, reason } = input;
  const problem = reasonProblem(reason);
  if (problem) throw new AppError('BAD_USER_INPUT', problem);
  const { now } = context;
  await inTransaction(context, async (em) => {
    if (!(await isFirst(context, em, 'plan.revoke', input))) return;
    await guardStaff(context, em, userId);
    const subscription = await lockLiveSubscription(em, userId);
    if (!subscription) throw new AppError('NO_PLAN', 'This member has no plan');
    if (subscription.state === 'incomplete') throw new AppError('PAYMENT_PENDING');
    await endSubscription(em, subscription, 'revoked', now);
    const details = { subscription: subscription.id, tier: subscription.tier, reason };
    audit(em, now, { ...authorOf(context), action: 'plan.revoke', target: userId, details });
  });
}
