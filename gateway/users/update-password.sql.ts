// Written by npm run codegen from update-password.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface ReplaceTemporaryPasswordValues {
  userId: string;
}

export interface ReplaceTemporaryPasswordRow {
  id: string;
}

export const replaceTemporaryPassword = new Statement<ReplaceTemporaryPasswordValues, ReplaceTemporaryPasswordRow>({
  name: 'replaceTemporaryPassword',
  text: `update purchases set temporary_password = false where user_id = $1 and temporary_password returning id`,
  values: ['userId'],
  columns: ['id'],
});
