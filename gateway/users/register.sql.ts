// Written by npm run codegen from register.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface DeletionOfUserValues {
  userKey: string;
}

export type DeletionOfUserRow = Record<never, never>;

export const deletionOfUser = new Statement<DeletionOfUserValues, DeletionOfUserRow>({
  name: 'deletionOfUser',
  text: `select from account_deletions where user_key = $1`,
  values: ['userKey'],
  columns: [],
});
