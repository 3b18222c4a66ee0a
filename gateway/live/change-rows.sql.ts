// Written by npm run codegen from change-rows.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { PickChangeKind } from '#schema/rules/picks/pick-changes.ts';

export interface ChangesAfterValues {
  id: number | string;
}

export interface ChangesAfterRow {
  fromDay: string | null;
  id: string;
  kind: PickChangeKind;
  pickId: string;
  toDay: string | null;
}

export const changesAfter = new Statement<ChangesAfterValues, ChangesAfterRow>({
  name: 'changesAfter',
  text: `select id, pick_id, kind, from_day::text, to_day::text from pick_changes where id > $1 order by id`,
  values: ['id'],
  columns: ['from_day', 'id', 'kind', 'pick_id', 'to_day'],
  decimals: ['id'],
});

export interface NewestChangesValues {
  most: number | string;
}

export type NewestChangesRow = ChangesAfterRow;

export const newestChanges = new Statement<NewestChangesValues, NewestChangesRow>({
  name: 'newestChanges',
  text: `select id, pick_id, kind, from_day::text, to_day::text from pick_changes order by id desc limit $1`,
  values: ['most'],
  columns: ['from_day', 'id', 'kind', 'pick_id', 'to_day'],
  decimals: ['id'],
});
