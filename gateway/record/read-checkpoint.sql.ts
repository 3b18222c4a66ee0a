// Written by npm run codegen from read-checkpoint.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export type LastCheckpointValues = Record<never, never>;

export interface LastCheckpointRow {
  at: Date;
  note: string;
  root: string;
  size: number;
  witnesses: number;
}

export const lastCheckpoint = new Statement<LastCheckpointValues, LastCheckpointRow>({
  name: 'lastCheckpoint',
  text: `select c.size, c.at, encode(c.root, 'base64') as "root", c.note || coalesce((select string_agg(line || E'\\n', '' order by at, name) from record_cosignatures w where w.size = c.size), '') as "note", (select count(*)::int from record_cosignatures w where w.size = c.size) as "witnesses" from record_checkpoints c order by c.size desc limit 1`,
  values: [],
  columns: ['at', 'note', 'root', 'size', 'witnesses'],
  instants: ['at'],
});

export interface CheckpointOfValues {
  size: number;
}

export type CheckpointOfRow = LastCheckpointRow;

export const checkpointOf = new Statement<CheckpointOfValues, CheckpointOfRow>({
  name: 'checkpointOf',
  text: `select c.size, c.at, encode(c.root, 'base64') as "root", c.note || coalesce((select string_agg(line || E'\\n', '' order by at, name) from record_cosignatures w where w.size = c.size), '') as "note", (select count(*)::int from record_cosignatures w where w.size = c.size) as "witnesses" from record_checkpoints c where c.size = $1`,
  values: ['size'],
  columns: ['at', 'note', 'root', 'size', 'witnesses'],
  instants: ['at'],
});

export interface CheckpointsOfValues {
  sizes: readonly number[];
}

export type CheckpointsOfRow = LastCheckpointRow;

export const checkpointsOf = new Statement<CheckpointsOfValues, CheckpointsOfRow>({
  name: 'checkpointsOf',
  text: `select c.size, c.at, encode(c.root, 'base64') as "root", c.note || coalesce((select string_agg(line || E'\\n', '' order by at, name) from record_cosignatures w where w.size = c.size), '') as "note", (select count(*)::int from record_cosignatures w where w.size = c.size) as "witnesses" from record_checkpoints c where c.size = any($1::int[])`,
  values: ['sizes'],
  columns: ['at', 'note', 'root', 'size', 'witnesses'],
  instants: ['at'],
});

export interface SizeWithQuorumValues {
  quorum: number | string;
}

export interface SizeWithQuorumRow {
  size: number;
}

export const sizeWithQuorum = new Statement<SizeWithQuorumValues, SizeWithQuorumRow>({
  name: 'sizeWithQuorum',
  text: `select size from record_cosignatures group by size having count(*) >= $1 order by size desc limit 1`,
  values: ['quorum'],
  columns: ['size'],
});

export interface CheckpointAfterValues {
  size: number;
}

export interface CheckpointAfterRow {
  at: Date;
}

export const checkpointAfter = new Statement<CheckpointAfterValues, CheckpointAfterRow>({
  name: 'checkpointAfter',
  text: `select at from record_checkpoints where size > $1 order by size limit 1`,
  values: ['size'],
  columns: ['at'],
  instants: ['at'],
});

export type LastSignedValues = Record<never, never>;

export interface LastSignedRow {
  note: string;
  size: number;
}

/** With our signature only. */
export const lastSigned = new Statement<LastSignedValues, LastSignedRow>({
  name: 'lastSigned',
  text: `select size, note from record_checkpoints order by size desc limit 1`,
  values: [],
  columns: ['note', 'size'],
});

export interface SignedOfValues {
  size: number;
}

export type SignedOfRow = LastSignedRow;

export const signedOf = new Statement<SignedOfValues, SignedOfRow>({
  name: 'signedOf',
  text: `select size, note from record_checkpoints where size = $1`,
  values: ['size'],
  columns: ['note', 'size'],
});

export type FirstSignedValues = Record<never, never>;

export interface FirstSignedRow {
  note: string;
}

/** A log begins with the key that signed its first checkpoint. */
export const firstSigned = new Statement<FirstSignedValues, FirstSignedRow>({
  name: 'firstSigned',
  text: `select note from record_checkpoints order by size limit 1`,
  values: [],
  columns: ['note'],
});

export type SignedSizeValues = Record<never, never>;

export interface SignedSizeRow {
  size: number;
}

export const signedSize = new Statement<SignedSizeValues, SignedSizeRow>({
  name: 'signedSize',
  text: `select coalesce(max(size), 0) as "size" from record_checkpoints`,
  values: [],
  columns: ['size'],
});

export interface CosignaturesOfValues {
  size: number;
}

export interface CosignaturesOfRow {
  at: Date;
  name: string;
}

export const cosignaturesOf = new Statement<CosignaturesOfValues, CosignaturesOfRow>({
  name: 'cosignaturesOf',
  text: `select name, at from record_cosignatures where size = $1`,
  values: ['size'],
  columns: ['at', 'name'],
  instants: ['at'],
});

export interface SizeWitnessedByValues {
  name: string;
}

export interface SizeWitnessedByRow {
  size: number;
}

export const sizeWitnessedBy = new Statement<SizeWitnessedByValues, SizeWitnessedByRow>({
  name: 'sizeWitnessedBy',
  text: `select coalesce(max(size), 0) as "size" from record_cosignatures where name = $1`,
  values: ['name'],
  columns: ['size'],
});

export interface KeepCosignatureValues {
  size: number;
  name: string;
  at: Date;
  line: string;
}

export type KeepCosignatureRow = Record<never, never>;

export const keepCosignature = new Statement<KeepCosignatureValues, KeepCosignatureRow>({
  name: 'keepCosignature',
  text: `insert into record_cosignatures (size, name, at, line) values ($1, $2, $3, $4) on conflict do nothing`,
  values: ['size', 'name', 'at', 'line'],
  columns: [],
});

export interface WitnessingValues {
  names: readonly string[];
}

export interface WitnessingRow {
  name: string;
  waitsSince: Date | null;
}

/** When the first checkpoint was signed that a witness has not signed since; null where it has signed the last. */
export const witnessing = new Statement<WitnessingValues, WitnessingRow>({
  name: 'witnessing',
  text: `select w.name as "name", (select c.at from record_checkpoints c
         where c.size > coalesce((select max(size) from record_cosignatures s where s.name = w.name), 0)
         order by c.size limit 1) as waits_since
  from unnest($1::text[]) with ordinality as w(name, n) order by w.n`,
  values: ['names'],
  columns: ['name', 'waits_since'],
  instants: ['waits_since'],
});
