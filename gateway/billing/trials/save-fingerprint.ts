import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import type { SaveFingerprintInput } from '#schema/types/access/device.type.ts';
import { claimDevice, deviceKeyOf } from './devices.ts';

/**
 * Stores a member's device as a keyed hash; answers whether it is theirs now. Stores nothing in modes that ignore
 * devices. Throws NOT_FOUND for another's id, BAD_USER_INPUT.
 */
export async function saveFingerprint(
  context: Context,
  { fingerprintId, userId }: SaveFingerprintInput,
): Promise<boolean> {
  const { id } = memberOf(context);
  if (userId != null && userId !== id) throw new AppError('NOT_FOUND');
  const { database, trials, now } = context;
  const key = deviceKeyOf(trials, fingerprintId);
  if (trials.integrity === 'off') return false;
  return (await claimDevice(database.em, key, id, now)) === id;
}
