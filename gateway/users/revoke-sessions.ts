import { AppError } from '#gateway/app-error.ts';
import { authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { endSessions, untilSecondIsOver } from '#gateway/auth/end-sessions.ts';
import { findMember } from '#gateway/auth/member.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { guardStaff } from '#gateway/auth/staff.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';

/** Ends every session of the caller, this one too, and their API keys; answers how many keys. Throws UNAUTHENTICATED. */
export async function revokeSessions(context: Context): Promise<number> {
  const { id: userId } = memberOf(context);
  if (!context.caller) throw new AppError('UNAUTHENTICATED');
  await context.identity.endSessions(userId);
  const revokedKeys = await inTransaction(context, (em) =>
    endSessions(em, { userId, author: authorOf(context), now: context.now, action: 'user.revoke-sessions' }),
  );
  await untilSecondIsOver();
  return revokedKeys;
}

/** Admins: ends every session of a member, and their API keys; answers how many keys. A mail tells them. Throws NOT_FOUND, FORBIDDEN. */
export async function revokeMemberSessions(context: Context, userId: string): Promise<number> {
  const { database, identity, now } = context;
  const member = await findMember(database, userId);
  if (!member) throw new AppError('NOT_FOUND', 'This member does not exist');
  await guardStaff(context, database.em, userId);
  const author = authorOf(context);
  await identity.endSessions(userId);
  const revoked = await inTransaction(context, async (em) => {
    const revokedKeys = await endSessions(em, { userId, author, now, action: 'user.end-sessions' });
    const data = { endedAt: now.toISOString(), revokedKeys };
    const key = `sessions-ended:${userId}:${now.getTime()}`;
    await enqueue(em, { key, recipient: member.email, template: 'sessions-ended', data }, now);
    return revokedKeys;
  });
  await untilSecondIsOver();
  return revoked;
}
