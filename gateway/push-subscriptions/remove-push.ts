import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import * as statements from './remove-push.sql.ts';

/**
 * Turns notifications off for one of the caller's browsers; without an id for that of this sign-in, which may have none.
 * Throws NOT_FOUND for an id that is not theirs.
 */
export async function removePush(context: Context, id: string | null): Promise<void> {
  const { database, caller } = context;
  const { id: userId } = memberOf(context);
  if (id === null)
    await statements.removePushOfSession.run(database.em, { userId, signedInAt: caller?.signedInAt ?? null });
  else if (!(await statements.removePush.some(database.em, { userId, id })))
    throw new AppError('NOT_FOUND', 'This device does not exist');
}
