// Written by npm run codegen from read-member-record.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface DisabledAtOfValues {
  id: string;
}

export interface DisabledAtOfRow {
  disabledAt: Date | null;
}

export const disabledAtOf = new Statement<DisabledAtOfValues, DisabledAtOfRow>({
  name: 'disabledAtOf',
  text: `select disabled_at from users where id = $1`,
  values: ['id'],
  columns: ['disabled_at'],
  instants: ['disabled_at'],
});
