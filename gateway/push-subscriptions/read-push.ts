import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import type { PushType } from '#schema/types/alerts/push.type.ts';
import { pushDevices } from './read-push.sql.ts';

/** What a browser needs to be notified of picks, and the caller's browsers that are; null while push messages are off here. */
export async function readPush(context: Context): Promise<PushType | null> {
  const { push, caller, database } = context;
  if (!push) return null;
  const devices = await pushDevices.all(database.em, {
    signedInAt: caller?.signedInAt ?? null,
    userId: memberOf(context).id,
  });
  return { publicKey: push.publicKey, devices };
}
