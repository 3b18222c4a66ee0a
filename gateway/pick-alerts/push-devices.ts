import type { Services } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import * as statements from './push-devices.sql.ts';

/** `signedInAt`: when its sign-in began. */
export type Device = statements.DevicesOfMemberRow;

type Given = Pick<Services, 'database' | 'identity'>;

/** Of these the devices whose sign-in has not ended. */
export async function devicesById(services: Given, ids: ReadonlySet<string>): Promise<Map<string, Device>> {
  const found = await statements.devicesOfIds.all(services.database.em, { ids: [...ids] });
  return new Map((await liveDevices(services, found)).map((device) => [device.id, device]));
}

/** Those of a member. */
export async function devicesOf(services: Given, userId: string): Promise<Device[]> {
  return liveDevices(services, await statements.devicesOfMember.all(services.database.em, { userId }));
}

/** A sign-in also ends at the identity provider, as by a reset of the password: then its devices are deleted here. */
async function liveDevices({ database, identity }: Given, found: readonly Device[]): Promise<Device[]> {
  const ended = await Promise.all(
    found.map(({ userId, signedInAt }) =>
      // While the provider is away, its last word counts.
      identity.hasEnded(userId, signedInAt).catch(() => identity.isKnownEnded(userId, signedInAt)),
    ),
  );
  for (const [at, { id }] of found.entries()) if (ended[at]) await forgetDevice(database.em, id);
  return found.filter((_, at) => !ended[at]);
}

export async function forgetDevice(rows: Rows, id: string): Promise<void> {
  await statements.forgetDevice.run(rows, { id });
}
