import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import * as statements from './resend-alerts.sql.ts';

/**
 * Sends again what failed of a batch; who was sent it is left out, and the gate is asked as ever, so that a game that has
 * started is not told. Answers how many. Throws NOT_FOUND.
 */
export function resendAlerts(context: Context, batchId: string): Promise<number> {
  const { now } = context;
  return inTransaction(context, async (em) => {
    const id = /^\d{1,18}$/.test(batchId) ? batchId : '0';
    if (!(await statements.lockBatch.some(em, { id })))
      throw new AppError('NOT_FOUND', 'This batch does not exist');
    const count = await statements.resendFailed.run(em, { now, batchId: id });
    audit(em, now, { ...authorOf(context), action: 'alerts.resend', target: id, details: { count } });
    await em.flush();
    return count;
  });
}
