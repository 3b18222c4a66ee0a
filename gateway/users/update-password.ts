import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { passwordIsLongEnough } from '#schema/rules/passwords.ts';
import { refuseOldSignIn } from './refuse-old-sign-in.ts';

/**
 * Sets the caller's password and ends their other sessions. Throws UNAUTHENTICATED, NOT_FOUND for another account,
 * BAD_USER_INPUT, SIGN_IN_AGAIN when the sign-in is more than five minutes old.
 */
export async function updatePassword(context: Context, userId: string, newPassword: string): Promise<void> {
  const { caller, identity } = context;
  if (!caller) throw new AppError('UNAUTHENTICATED');
  if (caller.uid !== userId) throw new AppError('NOT_FOUND');
  if (!passwordIsLongEnough(newPassword))
    throw new AppError('BAD_USER_INPUT', 'Password must be at least 6 characters');
  refuseOldSignIn(caller);
  await identity.setPassword(userId, newPassword);
  const replaced = 'update purchases set temporary_password = false where user_id = ? and temporary_password';
  await context.database.em.execute(replaced, [userId], 'run');
}
