// Written by npm run codegen from leave-list.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LockSettingsOfValues {
  id: string;
}

export type LockSettingsOfRow = Record<never, never>;

export const lockSettingsOf = new Statement<LockSettingsOfValues, LockSettingsOfRow>({
  name: 'lockSettingsOf',
  text: `select from users where id = $1 for no key update`,
  values: ['id'],
  columns: [],
});
