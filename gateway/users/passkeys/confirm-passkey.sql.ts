// Written by npm run codegen from confirm-passkey.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LockPasskeyValues {
  id: string;
  userId: string;
}

export interface LockPasskeyRow {
  counter: string;
  id: string;
  publicKey: string;
}

export const lockPasskey = new Statement<LockPasskeyValues, LockPasskeyRow>({
  name: 'lockPasskey',
  text: `select id, public_key, counter from passkeys where id = $1 and user_id = $2 for update`,
  values: ['id', 'userId'],
  columns: ['counter', 'id', 'public_key'],
  decimals: ['counter'],
});

export interface UsePasskeyValues {
  counter: number | string;
  now: Date;
  id: string;
}

export type UsePasskeyRow = Record<never, never>;

export const usePasskey = new Statement<UsePasskeyValues, UsePasskeyRow>({
  name: 'usePasskey',
  text: `update passkeys set counter = $1, last_used_at = $2 where id = $3`,
  values: ['counter', 'now', 'id'],
  columns: [],
});
