// Written by npm run codegen from expire-temporary-passwords.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface OverduePasswordsValues {
  before: Date;
}

export interface OverduePasswordsRow {
  id: string;
  userId: string;
}

export const overduePasswords = new Statement<OverduePasswordsValues, OverduePasswordsRow>({
  name: 'overduePasswords',
  text: `select id, user_id from purchases
 where state = 'completed' and temporary_password and finished_at <= $1 order by finished_at limit 100`,
  values: ['before'],
  columns: ['id', 'user_id'],
});

export interface ForgetTemporaryPasswordValues {
  id: string;
}

export type ForgetTemporaryPasswordRow = Record<never, never>;

export const forgetTemporaryPassword = new Statement<ForgetTemporaryPasswordValues, ForgetTemporaryPasswordRow>({
  name: 'forgetTemporaryPassword',
  text: `update purchases set temporary_password = false where id = $1`,
  values: ['id'],
  columns: [],
});
