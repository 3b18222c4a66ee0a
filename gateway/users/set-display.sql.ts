// Written by npm run codegen from set-display.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface SetDisplayValues {
  oddsFormat: string | null;
  timeZone: string | null;
  id: string;
}

export type SetDisplayRow = Record<never, never>;

/** What is left out stays. */
export const setDisplay = new Statement<SetDisplayValues, SetDisplayRow>({
  name: 'setDisplay',
  text: `update users set odds_format = coalesce($1, odds_format), time_zone = coalesce($2, time_zone)
 where id = $3`,
  values: ['oddsFormat', 'timeZone', 'id'],
  columns: [],
});
