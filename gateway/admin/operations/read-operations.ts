import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import type {
  EndpointHealthType,
  NotificationHealthType,
  OperationsType,
} from '#schema/types/desk/operations.type.ts';
import { readJobs } from './read-jobs.ts';

/** By the indexes of when they came and of what waits: those of 30 days may be millions. */
const NOTIFICATIONS = `
  select (select max(received_at) from webhook_inbox) as "lastAt",
         (select count(*)::int from webhook_inbox where received_at > ?) as "ofDay",
         count(*)::int as waiting, count(failure)::int as failed
    from webhook_inbox where processed_at is null`;

/** By the indexes of each endpoint's log and of what is due: deliveries of 30 days may be millions. */
const ENDPOINTS = `
  select (select count(*)::int from webhook_endpoints) as endpoints,
         (select count(*)::int from webhook_endpoints where disabled_at is not null) as disabled,
         (select count(*)::int from webhook_deliveries where state = 'PENDING') as waiting,
         count(*) filter (where d.state = 'DELIVERED')::int as delivered,
         count(*) filter (where d.state = 'FAILED')::int as failed
    from webhook_endpoints e join webhook_deliveries d on d.endpoint_id = e.id and d.created_at > ?`;

/** How the background work and the webhooks of both directions go. */
export async function readOperations(rows: Rows, now: Date): Promise<OperationsType> {
  const dayAgo = new Date(now.getTime() - DAY);
  const [jobs, [notifications], [endpoints]] = await Promise.all([
    readJobs(rows),
    rows.execute<[NotificationHealthType]>(NOTIFICATIONS, [dayAgo]),
    rows.execute<[EndpointHealthType]>(ENDPOINTS, [dayAgo]),
  ]);
  return { jobs, notifications, endpoints };
}

/** Lets the worker process a notification of the processor now. Throws NOT_FOUND for one that is processed or not kept. */
export async function retryNotification(context: Context, hash: string): Promise<void> {
  const { now } = context;
  await inTransaction(context, async (em) => {
    const found = await em.execute<{ kind: string }[]>(
      `update webhook_inbox set attempts = 0, next_attempt_at = ? where hash = ? and processed_at is null returning kind`,
      [now, hash],
    );
    const [notification] = found;
    if (!notification) throw new AppError('NOT_FOUND', 'This notification is processed.');
    const details = { kind: notification.kind };
    audit(em, now, { ...authorOf(context), action: 'notification.retry', target: hash, details });
  });
}
