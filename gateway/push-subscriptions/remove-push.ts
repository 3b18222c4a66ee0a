import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';

/**
 * Turns notifications off for one of the caller's browsers; without an id for that of this sign-in, which may have none.
 * Throws NOT_FOUND for an id that is not theirs.
 */
export async function removePush(context: Context, id: string | null): Promise<void> {
  const { database, caller } = context;
  const { id: userId } = memberOf(context);
  const sql = `delete from push_subscriptions where user_id = ? and ${id ? 'id = ?' : 'signed_in_at = ?'} returning id`;
  const removed = await database.em.execute<unknown[]>(sql, [userId, id ?? caller?.signedInAt ?? null]);
  if (id && removed.length === 0) throw new AppError('NOT_FOUND', 'This device does not exist');
}
