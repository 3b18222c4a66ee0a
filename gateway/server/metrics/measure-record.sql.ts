// Written by npm run codegen from measure-record.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export type MeasuredHeadValues = Record<never, never>;

export interface MeasuredHeadRow {
  signedAt: Date | null;
  stopped: boolean;
  unsigned: number;
}

export const measuredHead = new Statement<MeasuredHeadValues, MeasuredHeadRow>({
  name: 'measuredHead',
  text: `select h.size - coalesce(c.size, 0) as "unsigned", c.at as "signed_at", h.stopped is not null as "stopped"
  from record_head h left join (select size, at from record_checkpoints order by size desc limit 1) c on true`,
  values: [],
  columns: ['signed_at', 'stopped', 'unsigned'],
  instants: ['signed_at'],
});

export type DatabaseTimeValues = Record<never, never>;

export interface DatabaseTimeRow {
  at: Date;
}

export const databaseTime = new Statement<DatabaseTimeValues, DatabaseTimeRow>({
  name: 'databaseTime',
  text: `select clock_timestamp() as "at"`,
  values: [],
  columns: ['at'],
  instants: ['at'],
});
