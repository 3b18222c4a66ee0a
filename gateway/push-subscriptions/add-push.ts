import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { newId } from '#gateway/database/new-id.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { AddPushInput } from '#schema/types/alerts/push.type.ts';
import * as statements from './add-push.sql.ts';

/** More browsers than anybody reads picks on; the oldest one ends. */
export const MAX_DEVICES = 10;

/**
 * Turns notifications on for the browser of this sign-in. A browser belongs to one sign-in, so what it had before ends.
 * Throws CHANNEL_OFF, BAD_USER_INPUT for an address or keys that no push service gives.
 */
export async function addPush(context: Context, { endpoint, p256dh, auth }: AddPushInput): Promise<void> {
  const { push, caller, now } = context;
  const { id: userId } = memberOf(context);
  if (!push) throw new AppError('CHANNEL_OFF');
  if (!caller) throw new AppError('KEY_REFUSED');
  const problem = push.problemWith({ endpoint, p256dh, auth });
  refuseFields(problem ? { endpoint: problem } : {});
  await inTransaction(context, async (em) => {
    const session = { userId, signedInAt: caller.signedInAt };
    await statements.endPushOfBrowser.run(em, { endpoint, ...session });
    const id = newId('push');
    const added = await statements.addPush.some(em, { id, endpoint, p256dh, auth, now, ...session });
    if (!added) throw new AppError('UNAUTHENTICATED');
    await statements.endOldestPush.run(em, { userId, most: MAX_DEVICES });
    audit(em, now, { actor: userId, action: 'push.add', target: id, details: {} });
    await em.flush();
  });
}
