import type { Rows } from '#gateway/database/rows.ts';
import type { Metrics } from './metrics.ts';

/** What waits to be done, in the database that all processes share: a process that works reports it. */
const WAITING = {
  mails: 'select count(*)::int from outbox where sent_at is null and dropped_at is null',
  alerts: `select count(*)::int from pick_alerts where state in ('WAITING', 'SENDING') and due_at <= now()`,
  discord_removals: `select count(*)::int from discord_links
    where have is not null and have is distinct from want`,
  incoming_webhooks: 'select count(*)::int from webhook_inbox where processed_at is null',
  webhook_events:
    'select count(*)::int from webhook_events where dispatched_at is null and occurs_at < now()',
  payments: `select count(*)::int from payment_attempts where state in ('prepared', 'unknown')`,
  differences: 'select count(*)::int from differences where resolved_at is null',
  account_deletions: 'select count(*)::int from account_deletions where uid is not null',
};

const QUEUES = `select coalesce(sum(queued_count), 0)::int as queued, coalesce(sum(active_count), 0)::int as active,
  coalesce(sum(deferred_count), 0)::int as deferred from pgboss.queue`;

export function measureWork(metrics: Metrics, rows: Rows): void {
  metrics.gauges(
    'chalkline_waiting',
    'What background work has still to do (docs/operations.md, What to watch).',
    'what',
    async () => {
      const columns = Object.entries(WAITING).map(([what, sql]) => `(${sql}) as ${what}`);
      const [counts = {}] = await rows.execute<Record<string, number>[]>(`select ${columns.join(', ')}`);
      return counts;
    },
  );
  metrics.gauges(
    'chalkline_jobs',
    'Jobs in the queues by state, as of the last minute.',
    'state',
    async () => {
      const [counts = {}] = await rows.execute<Record<string, number>[]>(QUEUES);
      return counts;
    },
  );
  metrics.gauge(
    'chalkline_notification_queue_ratio',
    "How full PostgreSQL's queue of notifications is, 0 to 1.",
    async () => {
      const [row] = await rows.execute<{ ratio: number }[]>('select pg_notification_queue_usage() as ratio');
      return row?.ratio ?? 0;
    },
  );
}
