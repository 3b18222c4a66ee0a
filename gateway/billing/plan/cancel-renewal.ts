import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf, reasonProblem } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { findMember } from '#gateway/auth/member.ts';
import { guardStaff } from '#gateway/auth/staff.ts';
import { isFirst } from '#gateway/auth/staff-acts.ts';
import type { CancelRenewalInput } from '#schema/types/subscription.input.ts';
import { cancelPlan } from './cancel.ts';

/**
 * Cancels a member's plan as the member could, with an audit entry. A plan that is canceled already stays as it is.
 * Throws NOT_FOUND, FORBIDDEN, NO_PLAN, PAYMENT_PENDING, KEY_REUSED, BAD_USER_INPUT.
 */
export async function cancelRenewal(context: Context, input: CancelRenewalInput): Promise<void> {
  const { userId, reason } = input;
  const problem = reasonProblem(reason);
  if (problem) throw new AppError('BAD_USER_INPUT', problem);
  const { database, now } = context;
  const author = authorOf(context);
  const member = await findMember(database, userId);
  if (!member) throw new AppError('NOT_FOUND', 'This member does not exist');
  await guardStaff(context, database.em, userId);
  await cancelPlan(context, {
    member,
    byAdmin: true,
    isFirst: (em) => isFirst(context, em, 'plan.cancel', input),
    onCanceled: (em, { id, tier }) => {
      const details = { subscription: id, tier, reason };
      audit(em, now, { ...author, action: 'plan.cancel', target: userId, details });
    },
  });
}
