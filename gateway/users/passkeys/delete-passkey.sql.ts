// Written by npm run codegen from delete-passkey.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface DeletePasskeyValues {
  id: string;
  userId: string;
}

export interface DeletePasskeyRow {
  name: string;
}

export const deletePasskey = new Statement<DeletePasskeyValues, DeletePasskeyRow>({
  name: 'deletePasskey',
  text: `delete from passkeys where id = $1 and user_id = $2 returning name`,
  values: ['id', 'userId'],
  columns: ['name'],
});
