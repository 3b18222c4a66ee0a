import type { Context } from '#gateway/auth/context.ts';
import { RATE_LIMITS } from '#gateway/rate-limits/attempt-limits.ts';
import { enforce } from '#gateway/rate-limits/count-attempts.ts';
import { networkOf } from '#gateway/rate-limits/network.ts';
import { maskedEmail } from '#schema/rules/access/email.ts';
import type { FingerprintCheckType } from '#schema/types/access/device.type.ts';
import { deviceKeyOf, deviceUse, isUsed } from './devices.ts';

/**
 * Whether a device has used its free trial, and the address of its account: in full for its owner, masked for others.
 * Throws RATE_LIMITED, BAD_USER_INPUT.
 */
export async function checkFingerprint(
  context: Context,
  fingerprintId: string,
): Promise<FingerprintCheckType> {
  const { database, trials, member, now } = context;
  await enforce(database.em, { ...RATE_LIMITS.checkFingerprint, key: networkOf(context.ip) }, now);
  const use = await deviceUse(database.em, deviceKeyOf(trials, fingerprintId));
  if (!isUsed(trials, use, member?.id ?? null)) return { exists: false, email: null };
  const owns = member !== null && use.userId === member.id;
  return { exists: true, email: use.email && (owns ? use.email : maskedEmail(use.email)) };
}
