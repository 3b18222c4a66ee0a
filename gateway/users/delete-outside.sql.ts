// Written by npm run codegen from delete-outside.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export type OpenDeletionsValues = Record<never, never>;

export interface OpenDeletionsRow {
  cards: string[];
  id: string;
  uid: string;
}

export const openDeletions = new Statement<OpenDeletionsValues, OpenDeletionsRow>({
  name: 'openDeletions',
  text: `select id, uid as "uid", cards as "cards" from account_deletions
 where uid is not null order by deleted_at limit 100`,
  values: [],
  columns: ['cards', 'id', 'uid'],
});

export interface CloseDeletionValues {
  id: string;
}

export type CloseDeletionRow = Record<never, never>;

export const closeDeletion = new Statement<CloseDeletionValues, CloseDeletionRow>({
  name: 'closeDeletion',
  text: `update account_deletions set uid = null, cards = null where id = $1`,
  values: ['id'],
  columns: [],
});
