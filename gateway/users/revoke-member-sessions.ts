import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { findMember } from '#gateway/auth/member.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { endSessions } from './end-sessions.ts';

/** Admins: ends every session of a member, and their API keys; answers how many keys. Throws NOT_FOUND. */
export async function revokeMemberSessions(context: Context, userId: string): Promise<number> {
  const { id: actor } = memberOf(context);
  if (!(await findMember(context.database, userId))) throw new AppError('NOT_FOUND');
  await context.identity.endSessions(userId);
  return inTransaction(context, (em) =>
    endSessions(em, { userId, actor, now: context.now, action: 'user.end-sessions' }),
  );
}
