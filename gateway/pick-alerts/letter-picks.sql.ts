// Written by npm run codegen from letter-picks.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface EntriesOfPicksValues {
  ids: readonly string[];
}

export interface EntriesOfPicksRow {
  entry: number;
  id: string;
}

/** The newest entry in the record of each pick. */
export const entriesOfPicks = new Statement<EntriesOfPicksValues, EntriesOfPicksRow>({
  name: 'entriesOfPicks',
  text: `select pick_id as "id", max(index) as "entry" from record_leaves where pick_id = any($1::text[]) group by pick_id`,
  values: ['ids'],
  columns: ['entry', 'id'],
});
