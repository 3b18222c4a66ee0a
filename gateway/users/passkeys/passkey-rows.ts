import { PasskeyEntity } from '#gateway/auth/passkey.entity.ts';
import { columnsOf } from '#gateway/database/record.ts';
import type { Rows } from '#gateway/database/rows.ts';
import type { PasskeyType } from '#schema/types/passkey.type.ts';

export const MAX_PASSKEYS = 10;

/** The passkeys of an account, the oldest first. */
export function passkeysOf(rows: Rows, userId: string): Promise<PasskeyType[]> {
  const shown = columnsOf(PasskeyEntity, { only: ['id', 'name', 'createdAt', 'lastUsedAt'] });
  return rows.execute<PasskeyType[]>(
    `select ${shown} from passkeys where user_id = ? order by created_at, id limit ${MAX_PASSKEYS}`,
    [userId],
  );
}
