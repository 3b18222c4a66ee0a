import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import type { PushDeviceType, PushType } from '#schema/types/alerts/push.type.ts';

const DEVICES = `
  select p.id, s.device_name as "deviceName", p.created_at as "addedAt", p.signed_in_at = ? as "isCurrent"
    from push_subscriptions p join sessions s on s.user_id = p.user_id and s.signed_in_at = p.signed_in_at
   where p.user_id = ? order by p.created_at, p.signed_in_at`;

/** What a browser needs to be notified of picks, and the caller's browsers that are; null while push messages are off here. */
export async function readPush(context: Context): Promise<PushType | null> {
  const { push, caller, database } = context;
  if (!push) return null;
  const params = [caller?.signedInAt ?? null, memberOf(context).id];
  const devices = await database.em.execute<PushDeviceType[]>(DEVICES, params);
  return { publicKey: push.publicKey, devices };
}
