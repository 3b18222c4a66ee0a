// Written by npm run codegen from sign-checkpoint.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export type SigningWorkValues = Record<never, never>;

export interface SigningWorkRow {
  grown: boolean;
  signed: number;
  stopped: boolean;
}

export const signingWork = new Statement<SigningWorkValues, SigningWorkRow>({
  name: 'signingWork',
  text: `select stopped is not null as "stopped", size <> signed as "grown", signed as "signed"
  from record_head, (select coalesce(max(size), 0) as signed from record_checkpoints) c`,
  values: [],
  columns: ['grown', 'signed', 'stopped'],
});

export type LockRecordHeadValues = Record<never, never>;

export interface LockRecordHeadRow {
  id: number;
}

export const lockRecordHead = new Statement<LockRecordHeadValues, LockRecordHeadRow>({
  name: 'lockRecordHead',
  text: `select id from record_head for update`,
  values: [],
  columns: ['id'],
});

export type RecordHeadValues = Record<never, never>;

export interface RecordHeadRow {
  at: Date | null;
  clock: string;
  signedAt: Date | null;
  signedSize: number;
  size: number;
  stopped: string | null;
}

export const recordHead = new Statement<RecordHeadValues, RecordHeadRow>({
  name: 'recordHead',
  text: `select h.size as "size", h.clock as "clock", h.stopped, h.at, coalesce(c.size, 0) as "signed_size", c.at as signed_at
  from record_head h left join (select size, at from record_checkpoints order by size desc limit 1) c on true`,
  values: [],
  columns: ['at', 'clock', 'signed_at', 'signed_size', 'size', 'stopped'],
  instants: ['at', 'signed_at'],
});

export interface StopRecordValues {
  problem: string | null;
}

export type StopRecordRow = Record<never, never>;

export const stopRecord = new Statement<StopRecordValues, StopRecordRow>({
  name: 'stopRecord',
  text: `update record_head set stopped = $1`,
  values: ['problem'],
  columns: [],
});

export interface StopRecordForValues {
  problem: string;
}

export type StopRecordForRow = Record<never, never>;

/** Keeps the reason of an earlier stop. */
export const stopRecordFor = new Statement<StopRecordForValues, StopRecordForRow>({
  name: 'stopRecordFor',
  text: `update record_head set stopped = coalesce(stopped, $1)`,
  values: ['problem'],
  columns: [],
});

export interface AddCheckpointValues {
  size: number;
  at: Date;
  root: Buffer;
  note: string;
}

export type AddCheckpointRow = Record<never, never>;

export const addCheckpoint = new Statement<AddCheckpointValues, AddCheckpointRow>({
  name: 'addCheckpoint',
  text: `insert into record_checkpoints (size, at, root, note) values ($1, $2, $3, $4)`,
  values: ['size', 'at', 'root', 'note'],
  columns: [],
});

export interface AppendLeafValues {
  kind: string;
  fields: string;
  at: Date;
}

export interface AppendLeafRow {
  leaf: string | null;
}

export const appendLeaf = new Statement<AppendLeafValues, AppendLeafRow>({
  name: 'appendLeaf',
  text: `select record_append($1, $2::json, $3)::text as leaf`,
  values: ['kind', 'fields', 'at'],
  columns: ['leaf'],
});

export type LastPolicyValues = Record<never, never>;

export interface LastPolicyRow {
  body: string;
}

export const lastPolicy = new Statement<LastPolicyValues, LastPolicyRow>({
  name: 'lastPolicy',
  text: `select body from record_leaves where kind = 'policy' order by index desc limit 1`,
  values: [],
  columns: ['body'],
});

export type KeyLeavesValues = Record<never, never>;

export interface KeyLeavesRow {
  body: string;
  index: number;
}

export const keyLeaves = new Statement<KeyLeavesValues, KeyLeavesRow>({
  name: 'keyLeaves',
  text: `select index, body from record_leaves where kind = 'key' order by index`,
  values: [],
  columns: ['body', 'index'],
});

export interface LeafBodiesValues {
  from: number;
  until: number;
}

export interface LeafBodiesRow {
  body: string;
}

export const leafBodies = new Statement<LeafBodiesValues, LeafBodiesRow>({
  name: 'leafBodies',
  text: `select body from record_leaves where index >= $1 and index < $2 order by index`,
  values: ['from', 'until'],
  columns: ['body'],
});

export interface StoredTilesValues {
  tiles: string;
}

export interface StoredTilesRow {
  hashes: Buffer;
  level: number;
  n: number;
}

export const storedTiles = new Statement<StoredTilesValues, StoredTilesRow>({
  name: 'storedTiles',
  text: `select t.level, t.n, t.hashes from record_tiles t
  join json_to_recordset($1::json) as asked (level int, n int) using (level, n)`,
  values: ['tiles'],
  columns: ['hashes', 'level', 'n'],
});

export interface KeepTileValues {
  level: number;
  n: number;
  hashes: Buffer;
}

export type KeepTileRow = Record<never, never>;

/** Stored tiles only grow: a trigger refuses everything else. */
export const keepTile = new Statement<KeepTileValues, KeepTileRow>({
  name: 'keepTile',
  text: `insert into record_tiles (level, n, hashes) values ($1, $2, $3)
on conflict (level, n) do update set hashes = excluded.hashes`,
  values: ['level', 'n', 'hashes'],
  columns: [],
});
