// Written by npm run codegen from add-passkey.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface AddPasskeyValues {
  id: string;
  userId: string;
  name: string;
  publicKey: string;
  counter: number | string;
  transports: readonly string[];
  now: Date;
}

export type AddPasskeyRow = Record<never, never>;

export const addPasskey = new Statement<AddPasskeyValues, AddPasskeyRow>({
  name: 'addPasskey',
  text: `insert into passkeys (id, user_id, name, public_key, counter, transports, created_at, last_used_at)
values ($1, $2, $3, $4, $5, $6, $7, $7)`,
  values: ['id', 'userId', 'name', 'publicKey', 'counter', 'transports', 'now'],
  columns: [],
});
