// Written by npm run codegen from staff-acts.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface AddActValues {
  actor: string;
  requestId: string;
  hash: string;
  now: Date;
}

export interface AddActRow {
  actor: string;
}

export const addAct = new Statement<AddActValues, AddActRow>({
  name: 'addAct',
  text: `insert into staff_acts (actor, request_id, hash, at) values ($1, $2, $3, $4) on conflict do nothing
returning actor`,
  values: ['actor', 'requestId', 'hash', 'now'],
  columns: ['actor'],
});

export interface ActOfRequestValues {
  actor: string;
  requestId: string;
}

export interface ActOfRequestRow {
  hash: string;
}

export const actOfRequest = new Statement<ActOfRequestValues, ActOfRequestRow>({
  name: 'actOfRequest',
  text: `select hash from staff_acts where actor = $1 and request_id = $2`,
  values: ['actor', 'requestId'],
  columns: ['hash'],
});

export interface DeleteActValues {
  actor: string;
  requestId: string;
}

export type DeleteActRow = Record<never, never>;

export const deleteAct = new Statement<DeleteActValues, DeleteActRow>({
  name: 'deleteAct',
  text: `delete from staff_acts where actor = $1 and request_id = $2`,
  values: ['actor', 'requestId'],
  columns: [],
});
