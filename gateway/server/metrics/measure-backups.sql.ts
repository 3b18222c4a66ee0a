// Written by npm run codegen from measure-backups.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export type BackupAgeValues = Record<never, never>;

export interface BackupAgeRow {
  age: number | null;
}

/** Null where nobody notes backups in this table: a managed database has alarms of its own. */
export const backupAge = new Statement<BackupAgeValues, BackupAgeRow>({
  name: 'backupAge',
  text: `select extract(epoch from now() - max(finished_at))::float8 as age from backups`,
  values: [],
  columns: ['age'],
});

export type ArchivedAgeValues = Record<never, never>;

export interface ArchivedAgeRow {
  age: number | null;
}

/** Null where PostgreSQL archives nothing. Any role may read it. */
export const archivedAge = new Statement<ArchivedAgeValues, ArchivedAgeRow>({
  name: 'archivedAge',
  text: `select extract(epoch from now() - last_archived_time)::float8 as age from pg_stat_archiver
 where current_setting('archive_mode') <> 'off'`,
  values: [],
  columns: ['age'],
});
