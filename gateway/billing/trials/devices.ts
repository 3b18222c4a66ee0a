import { AppError } from '#gateway/app-error.ts';
import type { Trials } from '#gateway/auth/identifier-hashes.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { deviceUsedMessage } from '#schema/rules/access/auth-messages.ts';
import { maskedEmail } from '#schema/rules/access/email.ts';

const MAX_FINGERPRINT_LENGTH = 128;

/** The key of a device from its browser's fingerprint. Throws BAD_USER_INPUT. */
export function deviceKeyOf({ keys }: Trials, fingerprintId: string): string {
  const id = fingerprintId.trim();
  if (id && id.length <= MAX_FINGERPRINT_LENGTH) return keys.deviceKey(id);
  const message = `fingerprintId must be 1 to ${MAX_FINGERPRINT_LENGTH} characters`;
  throw new AppError('BAD_USER_INPUT', message, { fields: { fingerprintId: message } });
}

/** A device's account, and whether a plan trial was taken on it. */
interface DeviceUse {
  userId: string | null;
  email: string | null;
  hadTrial: boolean;
}

const DEVICE_USE = `
  select u.id as "userId", u.email, t.subscription_id is not null as "hadTrial"
    from (select ?::text as key) k
    left join trial_grants t on t.device_key = k.key
    left join subscriptions s on s.id = t.subscription_id
    left join devices d on d.device_key = k.key
    left join users u on u.id = coalesce(s.user_id, d.user_id)`;

export async function deviceUse(rows: Rows, deviceKey: string): Promise<DeviceUse> {
  const [row] = await rows.execute<DeviceUse[]>(DEVICE_USE, [deviceKey]);
  return row ?? { userId: null, email: null, hadTrial: false };
}

/** Whether a device counts as used for this caller, depending on the mode (docs/decisions/0005). */
export function isUsed({ integrity }: Trials, use: DeviceUse, callerId: string | null): boolean {
  if (integrity === 'off') return false;
  return use.hadTrial || (integrity === 'signup' && use.userId !== null && use.userId !== callerId);
}

/** Assigns a device to an account unless it has one; answers whose it is. Waits for a concurrent call. */
export async function claimDevice(rows: Rows, deviceKey: string, userId: string, now: Date): Promise<string> {
  const [row] = await rows.execute<{ owner: string }[]>(
    `insert into devices as kept (device_key, user_id, created_at) values (?, ?, ?)
     on conflict (device_key) do update set user_id = kept.user_id returning user_id as owner`,
    [deviceKey, userId, now],
  );
  return row?.owner ?? userId;
}

/** The documented refusal, with the address masked because it is not the caller's. */
export function deviceUsed({ email }: DeviceUse): AppError {
  if (!email) return new AppError('DEVICE_USED');
  const masked = maskedEmail(email);
  return new AppError('DEVICE_USED', deviceUsedMessage(masked), { email: masked });
}
