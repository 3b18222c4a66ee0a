// Written by npm run codegen from resend-alerts.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LockBatchValues {
  id: number | string;
}

export type LockBatchRow = Record<never, never>;

export const lockBatch = new Statement<LockBatchValues, LockBatchRow>({
  name: 'lockBatch',
  text: `select from alert_batches where id = $1 for update`,
  values: ['id'],
  columns: [],
});

export interface ResendFailedValues {
  now: Date;
  batchId: number | string;
}

export type ResendFailedRow = Record<never, never>;

export const resendFailed = new Statement<ResendFailedValues, ResendFailedRow>({
  name: 'resendFailed',
  text: `update pick_alerts set state = 'WAITING', tries = 0, reason = null, due_at = $1
 where batch_id = $2 and state = 'FAILED'`,
  values: ['now', 'batchId'],
  columns: [],
});
