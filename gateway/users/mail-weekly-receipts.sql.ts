// Written by npm run codegen from mail-weekly-receipts.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface WeeklyReceiptsDueValues {
  monday: string;
  mailedFrom: Date;
  most: number | string;
}

export interface WeeklyReceiptsDueRow {
  email: string;
  id: string;
}

/** Who chose the mail after it was due gets the next one first. */
export const weeklyReceiptsDue = new Statement<WeeklyReceiptsDueValues, WeeklyReceiptsDueRow>({
  name: 'weeklyReceiptsDue',
  text: `update users set weekly_receipts_week = $1 where id in (
  select id from users
   where disabled_at is null and weekly_receipts_since < $2 and (weekly_receipts_week is null or weekly_receipts_week < $1)
   order by weekly_receipts_week nulls first, id limit $3 for update skip locked)
returning id, email`,
  values: ['monday', 'mailedFrom', 'most'],
  columns: ['email', 'id'],
});
