import { AppError, refuseFields } from '#gateway/app-error.ts';
import { audit } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { newId } from '#gateway/database/new-id.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { AddPushInput } from '#schema/types/alerts/push.type.ts';

/** More browsers than anybody reads picks on; the oldest one ends. */
export const MAX_DEVICES = 10;

const ADD = `
  insert into push_subscriptions (id, user_id, signed_in_at, endpoint, p256dh, auth, created_at)
  select ?, user_id, signed_in_at, ?, ?, ?, ? from sessions where user_id = ? and signed_in_at = ? returning id`;
const END_OLDEST = `
  delete from push_subscriptions where id in (
    select id from push_subscriptions where user_id = ? order by created_at desc, id offset ${MAX_DEVICES})`;

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
    await em.execute(
      'delete from push_subscriptions where endpoint = ? or (user_id = ? and signed_in_at = ?)',
      [endpoint, userId, caller.signedInAt],
      'run',
    );
    const id = newId('push');
    const row = [id, endpoint, p256dh, auth, now, userId, caller.signedInAt];
    const added = await em.execute<unknown[]>(ADD, row);
    if (added.length === 0) throw new AppError('UNAUTHENTICATED');
    await em.execute(END_OLDEST, [userId], 'run');
    audit(em, now, { actor: userId, action: 'push.add', target: id, details: {} });
    await em.flush();
  });
}
