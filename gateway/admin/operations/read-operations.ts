import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import type { OperationsType } from '#schema/types/desk/operations.type.ts';
import { readJobs } from './read-jobs.ts';
import * as statements from './read-operations.sql.ts';

/** How the background work and the webhooks of both directions go. */
export async function readOperations(rows: Rows, now: Date): Promise<OperationsType> {
  const since = new Date(now.getTime() - DAY);
  const [jobs, [notifications], [endpoints]] = await Promise.all([
    readJobs(rows),
    statements.notificationHealth.all(rows, { since }),
    statements.endpointHealth.all(rows, { since }),
  ]);
  if (!notifications || !endpoints) throw new AppError('NOT_FOUND');
  return { jobs, notifications, endpoints };
}

/** Lets the worker process a notification of the processor now. Throws NOT_FOUND for one that is processed or not kept. */
export async function retryNotification(context: Context, hash: string): Promise<void> {
  const { now } = context;
  await inTransaction(context, async (em) => {
    const notification = await statements.retryNotification.first(em, { now, hash });
    if (!notification) throw new AppError('NOT_FOUND', 'This notification is processed.');
    const details = { kind: notification.kind };
    audit(em, now, { ...authorOf(context), action: 'notification.retry', target: hash, details });
  });
}
