// Written by npm run codegen from read-batches.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface CodesOfBatchValues {
  batchId: string;
}

export interface CodesOfBatchRow {
  code: string;
  used: boolean;
}

export const codesOfBatch = new Statement<CodesOfBatchValues, CodesOfBatchRow>({
  name: 'codesOfBatch',
  text: `select code, used > 0 as "used" from coupons where batch_id = $1 order by code`,
  values: ['batchId'],
  columns: ['code', 'used'],
});

export interface SwitchBatchValues {
  isActive: boolean;
  batchId: string;
}

export type SwitchBatchRow = Record<never, never>;

export const switchBatch = new Statement<SwitchBatchValues, SwitchBatchRow>({
  name: 'switchBatch',
  text: `update coupons set is_active = $1 where batch_id = $2 and is_active <> $1`,
  values: ['isActive', 'batchId'],
  columns: [],
});
