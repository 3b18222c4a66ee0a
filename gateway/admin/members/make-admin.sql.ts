// Written by npm run codegen from make-admin.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface SetRoleByCommandValues {
  role: string | null;
  email: string;
}

export interface SetRoleByCommandRow {
  id: string;
}

export const setRoleByCommand = new Statement<SetRoleByCommandValues, SetRoleByCommandRow>({
  name: 'setRoleByCommand',
  text: `update users set role = $1 where lower(email) = lower($2) and ($1::text is not null or role is not null)
returning id`,
  values: ['role', 'email'],
  columns: ['id'],
});
