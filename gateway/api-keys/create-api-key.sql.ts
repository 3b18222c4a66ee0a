// Written by npm run codegen from create-api-key.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LockKeyOwnerValues {
  id: string;
}

export interface LockKeyOwnerRow {
  since: Date | null;
}

export const lockKeyOwner = new Statement<LockKeyOwnerValues, LockKeyOwnerRow>({
  name: 'lockKeyOwner',
  text: `select sessions_valid_since as since from users where id = $1 for update`,
  values: ['id'],
  columns: ['since'],
  instants: ['since'],
});
