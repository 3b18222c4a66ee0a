// Written by npm run codegen from key-by-command.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface IdOfAddressValues {
  email: string;
}

export interface IdOfAddressRow {
  id: string;
}

export const idOfAddress = new Statement<IdOfAddressValues, IdOfAddressRow>({
  name: 'idOfAddress',
  text: `select id from users where lower(email) = lower($1)`,
  values: ['email'],
  columns: ['id'],
});
