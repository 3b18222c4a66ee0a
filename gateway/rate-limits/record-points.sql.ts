// Written by npm run codegen from record-points.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface RecordPointsValues {
  spent: string;
}

export interface RecordPointsRow {
  key: string;
  taken: number;
}

/** In the order of the keys, so that two processes never deadlock. */
export const recordPoints = new Statement<RecordPointsValues, RecordPointsRow>({
  name: 'recordPoints',
  text: `insert into cost_points as kept (key, window_starts_at, taken)
select key, starts, points from jsonb_to_recordset($1::jsonb) as spent (key text, starts timestamptz, points int)
 order by key
on conflict (key) do update set
  taken = case when kept.window_starts_at >= excluded.window_starts_at then kept.taken else 0 end + excluded.taken,
  window_starts_at = greatest(kept.window_starts_at, excluded.window_starts_at)
returning key, taken`,
  values: ['spent'],
  columns: ['key', 'taken'],
});

export interface ClearPointsValues {
  before: Date;
}

export type ClearPointsRow = Record<never, never>;

export const clearPoints = new Statement<ClearPointsValues, ClearPointsRow>({
  name: 'clearPoints',
  text: `delete from cost_points where window_starts_at < $1`,
  values: ['before'],
  columns: [],
});
