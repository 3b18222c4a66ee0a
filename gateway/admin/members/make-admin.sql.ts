// Written by npm run codegen from make-admin.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface SetRoleByCommandValues {
  role: string | null;
  email: string;
}

export interface SetRoleByCommandRow {
  id: string;
  wasMember: boolean;
}

export const setRoleByCommand = new Statement<SetRoleByCommandValues, SetRoleByCommandRow>({
  name: 'setRoleByCommand',
  text: `update users u set role = $1 from (select id, role from users where lower(email) = lower($2) for update) before
 where u.id = before.id and ($1::text is not null or before.role is not null)
returning u.id as "id", before.role is null as "was_member"`,
  values: ['role', 'email'],
  columns: ['id', 'was_member'],
});
