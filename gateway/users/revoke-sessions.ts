import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { endSessions } from './end-sessions.ts';

/** Ends every session of the caller, this one too, and their API keys; answers how many keys. Throws UNAUTHENTICATED. */
export async function revokeSessions(context: Context): Promise<number> {
  const { id: userId } = memberOf(context);
  if (!context.caller) throw new AppError('UNAUTHENTICATED');
  await context.identity.endSessions(userId);
  return inTransaction(context, (em) =>
    endSessions(em, { userId, now: context.now, action: 'user.revoke-sessions' }),
  );
}
