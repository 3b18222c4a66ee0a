import type { Services } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { PushTarget } from '#gateway/integrations/push/push.ts';

export interface Device extends PushTarget {
  id: string;
  userId: string;
  /** When its sign-in began. */
  signedInAt: Date;
}

type Given = Pick<Services, 'database' | 'identity'>;

const DEVICES = `select id, user_id as "userId", signed_in_at as "signedInAt", endpoint, p256dh, auth
  from push_subscriptions`;

/** Of these the devices whose sign-in has not ended. */
export function devicesById(services: Given, ids: ReadonlySet<string>): Promise<Map<string, Device>> {
  return liveDevices(services, `${DEVICES} where id in (select json_array_elements_text(?::json))`, [
    JSON.stringify([...ids]),
  ]);
}

/** Those of a member. */
export async function devicesOf(services: Given, userId: string): Promise<Device[]> {
  return [...(await liveDevices(services, `${DEVICES} where user_id = ?`, [userId])).values()];
}

/** A sign-in also ends at the identity provider, as by a reset of the password: then its devices are deleted here. */
async function liveDevices(
  { database, identity }: Given,
  sql: string,
  params: unknown[],
): Promise<Map<string, Device>> {
  const found = await database.em.execute<Device[]>(sql, params);
  const ended = await Promise.all(
    found.map(({ userId, signedInAt }) =>
      // While the provider is away, its last word counts.
      identity.hasEnded(userId, signedInAt).catch(() => identity.isKnownEnded(userId, signedInAt)),
    ),
  );
  for (const [at, { id }] of found.entries()) if (ended[at]) await forgetDevice(database.em, id);
  return new Map(found.flatMap((device, at) => (ended[at] ? [] : [[device.id, device]])));
}

export async function forgetDevice(rows: Rows, id: string): Promise<void> {
  await rows.execute('delete from push_subscriptions where id = ?', [id], 'run');
}
