// Written by npm run codegen from active-key.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface NoteKeyUseValues {
  now: Date;
  id: string;
  minuteAgo: Date;
}

export type NoteKeyUseRow = Record<never, never>;

export const noteKeyUse = new Statement<NoteKeyUseValues, NoteKeyUseRow>({
  name: 'noteKeyUse',
  text: `update api_keys set last_used_at = $1 where id = $2 and (last_used_at is null or last_used_at <= $3)`,
  values: ['now', 'id', 'minuteAgo'],
  columns: [],
});
