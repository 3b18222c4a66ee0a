import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { deleteFeedsOf } from '#gateway/auth/end-sessions.sql.ts';
import { removedOwner } from '#gateway/auth/promote-listed.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { guardStaff, keepAnOwner } from '#gateway/auth/staff.ts';
import { lockLiveSubscription } from '#gateway/billing/ledger/subscription-rows.ts';
import { endSubscription } from '#gateway/billing/settlement/end-subscription.ts';
import { mayBePaid } from '#gateway/billing/settlement/open-attempt.ts';
import { newId } from '#gateway/database/new-id.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { deletePasskeysOf, deleteSessionsOf } from './claim-address.sql.ts';
import * as statements from './delete-account.sql.ts';
import { deleteOutside } from './delete-outside.ts';

/**
 * Deletes an account: its plan ends at once without a refund, whatever names the member is deleted, and the rows of money
 * stay under a name that says nothing. The record of picks is not touched. Keys of trials, coupons and self-exclusions are
 * keyed hashes and stay. Throws NOT_FOUND, LAST_OWNER, FORBIDDEN for an account of the staff, PAYMENT_PENDING while money, or evidence about it, is on its
 * way.
 */
export async function deleteAccount(context: Context, userId: string, reason: string | null): Promise<void> {
  const { now, trials } = context;
  await inTransaction(context, async (em) => {
    if (memberOf(context).id !== userId) await guardStaff(context, em, userId);
    await keepAnOwner(em, userId);
    const user = await statements.lockMember.first(em, { id: userId });
    if (!user) throw new AppError('NOT_FOUND', 'This member does not exist');
    await statements.lockDisputesOf.all(em, { userId });
    await endPlan(em, userId, now);
    if (await statements.hasReplyOnItsWay.some(em, { userId })) throw new AppError('PAYMENT_PENDING');
    const id = newId('gone');
    await statements.addDeletion.run(em, { id, userKey: trials.keys.userKey(userId), userId, now });
    await deleteWhatNames(em, userId, user.email);
    await anonymise(em, userId, id, now);
    // A member who deletes their own account is named by nothing afterwards.
    const isOwn = memberOf(context).id === userId;
    const author = isOwn ? { actor: id } : authorOf(context);
    const removed = isOwn ? {} : removedOwner(trials, user.email, user.role);
    const details = { ...(reason && { reason }), ...(user.role && { role: user.role }), ...removed };
    audit(em, now, { ...author, action: 'user.delete', target: id, details });
    const mail = { template: 'account-deleted' as const, data: { deletedAt: now.toISOString() } };
    await enqueue(em, { key: `account-deleted:${id}`, recipient: user.email, ...mail }, now);
  });
  // A failure is retried by a job.
  await deleteOutside(context).catch((failure: unknown) =>
    context.log.warn({ err: failure }, 'a deleted account is not deleted outside yet'),
  );
}

async function endPlan(em: EntityManager, userId: string, now: Date): Promise<void> {
  const subscription = await lockLiveSubscription(em, userId);
  if (!subscription) return;
  if (subscription.state === 'incomplete' || (await mayBePaid(em, subscription.id, now)))
    throw new AppError('PAYMENT_PENDING');
  await endSubscription(em, subscription, 'account-deleted', now);
}

async function deleteWhatNames(em: EntityManager, userId: string, email: string): Promise<void> {
  await statements.deleteEndpointsOf.run(em, { userId });
  await statements.deleteApiKeysOf.run(em, { userId });
  await deleteSessionsOf.run(em, { userId });
  await deleteFeedsOf.run(em, { userId });
  await statements.deleteAlertSettingsOf.run(em, { userId });
  await deletePasskeysOf.run(em, { userId });
  await statements.deletePickAlertsOf.run(em, { userId });
  await statements.forgetDiscordOf.run(em, { userId });
  await statements.deletePaymentMethodsOf.run(em, { userId });
  await statements.deleteMailsTo.run(em, { email });
}

/** References follow the new id of the user by themselves; these tables only name the member. */
async function anonymise(em: EntityManager, userId: string, id: string, now: Date): Promise<void> {
  const email = `${id}@deleted.invalid`;
  await statements.forgetMember.run(em, { id, email, now, userId });
  await statements.forgetBilledTo.run(em, { userId: id });
  const nobody = JSON.stringify({ userId: id, email, billing: { firstName: '', lastName: '' } });
  await statements.forgetBuyer.run(em, { id, email, details: nobody, userId });
  await statements.forgetAcknowledgements.run(em, { id, userId });
  await statements.forgetRedemptions.run(em, { id, userId });
  await statements.forgetDevices.run(em, { id, userId });
  await statements.forgetMrrMovements.run(em, { id, userId });
  await statements.forgetReplies.run(em, { userId });
  await statements.forgetDisputes.run(em, { id, userId });
}
