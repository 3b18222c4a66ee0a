// Written by npm run codegen from mail-of-waiting-keys.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface WaitingKeysValues {
  now: Date;
}

export interface WaitingKeysRow {
  email: string;
  id: string;
  name: string;
  prefix: string;
}

export const waitingKeys = new Statement<WaitingKeysValues, WaitingKeysRow>({
  name: 'waitingKeys',
  text: `select k.id, k.name, k.prefix, u.email from api_keys k join users u on u.id = k.user_id
 where u.role is not null and u.disabled_at is null and k.revoked_at is null and (k.expires_at is null or k.expires_at > $1)
   and (k.confirmed_at is null and exists (select from passkeys p where p.user_id = k.user_id)) and not exists (select from outbox o where o.key = 'key-waiting:' || k.id)`,
  values: ['now'],
  columns: ['email', 'id', 'name', 'prefix'],
});
