// Written by npm run codegen from key-confirmation.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface RevokeUnconfirmedKeysValues {
  now: Date;
  userId: string;
}

export interface RevokeUnconfirmedKeysRow {
  id: string;
}

/** The keys that would be confirmed by the end of the last passkey: who holds the password could have made them before the first one. */
export const revokeUnconfirmedKeys = new Statement<RevokeUnconfirmedKeysValues, RevokeUnconfirmedKeysRow>({
  name: 'revokeUnconfirmedKeys',
  text: `update api_keys k set revoked_at = $1
 where k.user_id = $2 and k.confirmed_at is null and k.revoked_at is null
   and not exists (select from passkeys p where p.user_id = k.user_id) returning k.id`,
  values: ['now', 'userId'],
  columns: ['id'],
});
