import type { Rows } from '#gateway/database/rows.ts';
import type { PasskeyType } from '#schema/types/access/passkey.type.ts';
import { passkeysOfMember } from './passkey-rows.sql.ts';

export const MAX_PASSKEYS = 10;

/** The passkeys of an account, the oldest first. */
export function passkeysOf(rows: Rows, userId: string): Promise<PasskeyType[]> {
  return passkeysOfMember.all(rows, { userId, most: MAX_PASSKEYS });
}
