import type { MikroORM } from '@mikro-orm/postgresql';
import { inTransaction } from '#gateway/database/transaction.ts';
import { weeklyReceiptsKey } from './mail-weekly-receipts.ts';

/** Ends a member's weekly mail, also one that waits to be sent. Answers whether there is such an account. */
export function leaveWeeklyReceipts(database: MikroORM, memberId: string): Promise<boolean> {
  return inTransaction({ database }, async (em) => {
    const sql = `update users set weekly_receipts_since = null where id = ?
      returning weekly_receipts_week::text as week`;
    const [left] = await em.execute<{ week: string | null }[]>(sql, [memberId]);
    if (!left?.week) return left !== undefined;
    const key = weeklyReceiptsKey(left.week, memberId);
    await em.execute('delete from outbox where key = ? and sent_at is null', [key], 'run');
    return true;
  });
}
