// Written by npm run codegen from set-weekly-receipts.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface BeginWeeklyReceiptsValues {
  now: Date;
  id: string;
}

export type BeginWeeklyReceiptsRow = Record<never, never>;

export const beginWeeklyReceipts = new Statement<BeginWeeklyReceiptsValues, BeginWeeklyReceiptsRow>({
  name: 'beginWeeklyReceipts',
  text: `update users set weekly_receipts_since = $1 where id = $2 and weekly_receipts_since is null`,
  values: ['now', 'id'],
  columns: [],
});
