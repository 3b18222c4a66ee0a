// Written by npm run codegen from member-email.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface MemberEmailValues {
  userId: string;
}

export interface MemberEmailRow {
  email: string;
}

export const memberEmail = new Statement<MemberEmailValues, MemberEmailRow>({
  name: 'memberEmail',
  text: `select email from users where id = $1`,
  values: ['userId'],
  columns: ['email'],
});
