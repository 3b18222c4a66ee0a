import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';

const AGAIN = `update pick_alerts set state = 'WAITING', tries = 0, reason = null, due_at = ?
  where batch_id = ? and state = 'FAILED' returning batch_id`;

/**
 * Sends again what failed of a batch; who was sent it is left out, and the gate is asked as ever, so that a game that has
 * started is not told. Answers how many. Throws NOT_FOUND.
 */
export function resendAlerts(context: Context, batchId: string): Promise<number> {
  const { now } = context;
  return inTransaction(context, async (em) => {
    const id = /^\d{1,18}$/.test(batchId) ? batchId : '0';
    const found = await em.execute('select from alert_batches where id = ? for update', [id]);
    if (found.length === 0) throw new AppError('NOT_FOUND', 'This batch does not exist');
    const count = (await em.execute<unknown[]>(AGAIN, [now, id])).length;
    audit(em, now, { ...authorOf(context), action: 'alerts.resend', target: id, details: { count } });
    await em.flush();
    return count;
  });
}
