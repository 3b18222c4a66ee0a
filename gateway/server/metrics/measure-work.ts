import type { Rows } from '#gateway/database/rows.ts';
import * as statements from './measure-work.sql.ts';
import type { Metrics } from './metrics.ts';

/** Its tables are made by pg-boss, so no schema of ours says what they answer. */
const QUEUES = `select coalesce(sum(queued_count), 0)::int as queued, coalesce(sum(active_count), 0)::int as active,
  coalesce(sum(deferred_count), 0)::int as deferred from pgboss.queue`;

export function measureWork(metrics: Metrics, rows: Rows): void {
  metrics.gauges(
    'chalkline_waiting',
    'What background work has still to do (docs/operations.md, What to watch).',
    'what',
    async () => {
      const counts = await statements.waitingWork.all(rows);
      return Object.fromEntries(counts.map(({ what, count }) => [what, count]));
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
      const row = await statements.notificationQueueUsage.first(rows);
      return row?.ratio ?? 0;
    },
  );
}
