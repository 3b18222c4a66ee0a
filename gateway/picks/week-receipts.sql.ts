// Written by npm run codegen from week-receipts.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface SealedPickOfWeekValues {
  first: string;
  last: string;
  now: Date;
}

export interface SealedPickOfWeekRow {
  id: string;
}

export const sealedPickOfWeek = new Statement<SealedPickOfWeekValues, SealedPickOfWeekRow>({
  name: 'sealedPickOfWeek',
  text: `select p.id from picks p join record_leaves l on l.pick_id = p.id
 where p.date between $1 and $2 and p.status <> 'DRAFT' and p.starts_at <= $3
   and l.index < (select max(size) from record_checkpoints) limit 1`,
  values: ['first', 'last', 'now'],
  columns: ['id'],
});
