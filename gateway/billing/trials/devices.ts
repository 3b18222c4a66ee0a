import { AppError } from '#gateway/app-error.ts';
import type { Trials } from '#gateway/auth/identifier-hashes.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { deviceUsedMessage } from '#schema/rules/access/auth-messages.ts';
import { maskedEmail } from '#schema/rules/access/email.ts';
import * as statements from './devices.sql.ts';

const MAX_FINGERPRINT_LENGTH = 128;

/** The key of a device from its browser's fingerprint. Throws BAD_USER_INPUT. */
export function deviceKeyOf({ keys }: Trials, fingerprintId: string): string {
  const id = fingerprintId.trim();
  if (id && id.length <= MAX_FINGERPRINT_LENGTH) return keys.deviceKey(id);
  const message = `fingerprintId must be 1 to ${MAX_FINGERPRINT_LENGTH} characters`;
  throw new AppError('BAD_USER_INPUT', message, { fields: { fingerprintId: message } });
}

/** A device's account, and whether a plan trial was taken on it. */
type DeviceUse = statements.DeviceUseRow;

export async function deviceUse(rows: Rows, deviceKey: string): Promise<DeviceUse> {
  const use = await statements.deviceUse.first(rows, { deviceKey });
  return use ?? { userId: null, email: null, hadTrial: false };
}

/** Whether a device counts as used for this caller, depending on the mode (docs/decisions/0005). */
export function isUsed({ integrity }: Trials, use: DeviceUse, callerId: string | null): boolean {
  if (integrity === 'off') return false;
  return use.hadTrial || (integrity === 'signup' && use.userId !== null && use.userId !== callerId);
}

/** Assigns a device to an account unless it has one; answers whose it is. Waits for a concurrent call. */
export async function claimDevice(rows: Rows, deviceKey: string, userId: string, now: Date): Promise<string> {
  const row = await statements.claimDevice.first(rows, { deviceKey, userId, now });
  return row?.owner ?? userId;
}

/** The documented refusal, with the address masked because it is not the caller's. */
export function deviceUsed({ email }: DeviceUse): AppError {
  if (!email) return new AppError('DEVICE_USED');
  const masked = maskedEmail(email);
  return new AppError('DEVICE_USED', deviceUsedMessage(masked), { email: masked });
}
