// Written by npm run codegen from correct-address.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface AddressOfAnotherValues {
  email: string;
  id: string;
}

export type AddressOfAnotherRow = Record<never, never>;

export const addressOfAnother = new Statement<AddressOfAnotherValues, AddressOfAnotherRow>({
  name: 'addressOfAnother',
  text: `select from users where lower(email) = lower($1) and id <> $2`,
  values: ['email', 'id'],
  columns: [],
});

export interface SetAddressValues {
  email: string;
  personKey: string;
  id: string;
}

export type SetAddressRow = Record<never, never>;

export const setAddress = new Statement<SetAddressValues, SetAddressRow>({
  name: 'setAddress',
  text: `update users set email = $1, person_key = $2 where id = $3`,
  values: ['email', 'personKey', 'id'],
  columns: [],
});
