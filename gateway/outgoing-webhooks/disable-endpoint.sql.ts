// Written by npm run codegen from disable-endpoint.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface OwnerOfKeyValues {
  id: string;
}

export interface OwnerOfKeyRow {
  email: string;
  name: string;
}

export const ownerOfKey = new Statement<OwnerOfKeyValues, OwnerOfKeyRow>({
  name: 'ownerOfKey',
  text: `select u.email, k.name from api_keys k join users u on u.id = k.user_id where k.id = $1`,
  values: ['id'],
  columns: ['email', 'name'],
});
