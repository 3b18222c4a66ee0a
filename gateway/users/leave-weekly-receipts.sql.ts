// Written by npm run codegen from leave-weekly-receipts.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LeaveWeeklyReceiptsValues {
  id: string;
}

export interface LeaveWeeklyReceiptsRow {
  week: string | null;
}

export const leaveWeeklyReceipts = new Statement<LeaveWeeklyReceiptsValues, LeaveWeeklyReceiptsRow>({
  name: 'leaveWeeklyReceipts',
  text: `update users set weekly_receipts_since = null where id = $1 returning weekly_receipts_week as week`,
  values: ['id'],
  columns: ['week'],
});

export interface DeleteWaitingMailValues {
  key: string;
}

export type DeleteWaitingMailRow = Record<never, never>;

export const deleteWaitingMail = new Statement<DeleteWaitingMailValues, DeleteWaitingMailRow>({
  name: 'deleteWaitingMail',
  text: `delete from outbox where key = $1 and sent_at is null`,
  values: ['key'],
  columns: [],
});
