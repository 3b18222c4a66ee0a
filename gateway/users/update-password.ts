import { AppError } from '#gateway/app-error.ts';
import { authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { endSessions, untilSecondIsOver } from '#gateway/auth/end-sessions.ts';
import { refuseOldSignIn } from '#gateway/auth/second-factor.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { passwordIsLongEnough } from '#schema/rules/access/passwords.ts';
import { replaceTemporaryPassword } from './update-password.sql.ts';

/**
 * Sets the caller's password, ends their sessions with the API keys that these made, and tells them by mail. Throws
 * UNAUTHENTICATED, NOT_FOUND for another account, BAD_USER_INPUT, SIGN_IN_AGAIN when the sign-in is more than five minutes old.
 */
export async function updatePassword(context: Context, userId: string, newPassword: string): Promise<void> {
  const { caller, identity } = context;
  if (!caller) throw new AppError('UNAUTHENTICATED');
  if (caller.uid !== userId) throw new AppError('NOT_FOUND');
  if (!passwordIsLongEnough(newPassword))
    throw new AppError('BAD_USER_INPUT', 'Password must be at least 6 characters');
  refuseOldSignIn(caller);
  await identity.setPassword(userId, newPassword);
  await inTransaction(context, async (em) => {
    const hadTemporary = await replaceTemporaryPassword.some(em, { userId });
    const { member, now } = context;
    if (!member) return;
    const revokedKeys = await endSessions(em, {
      userId,
      author: authorOf(context),
      now,
      action: 'user.password',
    });
    const data = {
      changedAt: now.toISOString(),
      revokedKeys,
      ...(hadTemporary && { isFirst: true }),
    };
    const key = `password-changed:${userId}:${now.getTime()}`;
    await enqueue(em, { key, recipient: member.email, template: 'password-changed', data }, now);
  });
  await untilSecondIsOver();
}
