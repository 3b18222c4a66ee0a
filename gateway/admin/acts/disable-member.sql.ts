// Written by npm run codegen from disable-member.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface SetDisabledValues {
  at: Date | null;
  id: string;
}

export type SetDisabledRow = Record<never, never>;

export const setDisabled = new Statement<SetDisabledValues, SetDisabledRow>({
  name: 'setDisabled',
  text: `update users set disabled_at = $1 where id = $2`,
  values: ['at', 'id'],
  columns: [],
});
