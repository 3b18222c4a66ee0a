import type { MikroORM } from '@mikro-orm/postgresql';
import { inTransaction } from '#gateway/database/transaction.ts';
import * as statements from './leave-weekly-receipts.sql.ts';
import { weeklyReceiptsKey } from './mail-weekly-receipts.ts';

/** Ends a member's weekly mail, also one that waits to be sent. Answers whether there is such an account. */
export function leaveWeeklyReceipts(database: MikroORM, memberId: string): Promise<boolean> {
  return inTransaction({ database }, async (em) => {
    const left = await statements.leaveWeeklyReceipts.first(em, { id: memberId });
    if (!left?.week) return left !== null;
    const key = weeklyReceiptsKey(left.week, memberId);
    await statements.deleteWaitingMail.run(em, { key });
    return true;
  });
}
