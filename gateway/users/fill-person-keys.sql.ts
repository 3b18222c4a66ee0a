// Written by npm run codegen from fill-person-keys.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface AccountsWithoutPersonValues {
  most: number | string;
}

export interface AccountsWithoutPersonRow {
  email: string;
  id: string;
}

export const accountsWithoutPerson = new Statement<AccountsWithoutPersonValues, AccountsWithoutPersonRow>({
  name: 'accountsWithoutPerson',
  text: `select id, email from users where person_key is null limit $1`,
  values: ['most'],
  columns: ['email', 'id'],
});

export interface FillPersonKeysValues {
  keyed: string;
}

export type FillPersonKeysRow = Record<never, never>;

export const fillPersonKeys = new Statement<FillPersonKeysValues, FillPersonKeysRow>({
  name: 'fillPersonKeys',
  text: `update users u set person_key = d.key from jsonb_to_recordset($1::jsonb) as d (id text, email text, key text)
 where u.id = d.id and u.email = d.email and u.person_key is null`,
  values: ['keyed'],
  columns: [],
});
