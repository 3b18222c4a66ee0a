// Written by npm run codegen from timestamp-files.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export type CheckpointToStampValues = Record<never, never>;

export interface CheckpointToStampRow {
  note: string;
  size: number;
}

export const checkpointToStamp = new Statement<CheckpointToStampValues, CheckpointToStampRow>({
  name: 'checkpointToStamp',
  text: `select size, note from record_checkpoints c
 where not exists (select from record_timestamps t where t.size = c.size) order by size desc limit 1`,
  values: [],
  columns: ['note', 'size'],
});

export interface KeepTimestampValues {
  size: number;
  at: Date;
  authority: string;
  token: Buffer;
}

export type KeepTimestampRow = Record<never, never>;

export const keepTimestamp = new Statement<KeepTimestampValues, KeepTimestampRow>({
  name: 'keepTimestamp',
  text: `insert into record_timestamps (size, at, authority, token) values ($1, $2, $3, $4) on conflict do nothing`,
  values: ['size', 'at', 'authority', 'token'],
  columns: [],
});

export interface TimestampOfValues {
  size: number;
}

export interface TimestampOfRow {
  note: string;
  token: Buffer;
}

/** A time stamp with the note that it is of, which had our signature only. */
export const timestampOf = new Statement<TimestampOfValues, TimestampOfRow>({
  name: 'timestampOf',
  text: `select token, note from record_timestamps join record_checkpoints using (size) where size = $1`,
  values: ['size'],
  columns: ['note', 'token'],
});

export type TimestampsValues = Record<never, never>;

export interface TimestampsRow {
  at: Date;
  size: number;
}

export const timestamps = new Statement<TimestampsValues, TimestampsRow>({
  name: 'timestamps',
  text: `select size, at from record_timestamps order by size`,
  values: [],
  columns: ['at', 'size'],
  instants: ['at'],
});
