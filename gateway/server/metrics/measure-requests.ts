import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Context } from '#gateway/auth/context.ts';
import type { PublicReads } from '#gateway/database/public-reads.ts';
import { EVENT_STREAM } from '#gateway/graphql/accepted-types.ts';
import type { Live } from '#gateway/live/live.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import type { Metrics } from './metrics.ts';

/** Measures every request by its route, never by its address, which would be without end. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    // How long a stream was open is not how long its client waited.
    if (String(reply.getHeader('content-type')).startsWith(EVENT_STREAM)) return;
    const { method, routeOptions } = request;
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    metrics.requests.observe(labels, reply.elapsedTime / SECOND);
  });
}

/** Measures what is executed; ready answers are not. */
export function operationMetrics({ operations }: Metrics): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => {
      const started = performance.now();
      return {
        willSendResponse: async ({ operation, errors }) => {
          const kind = operation?.operation ?? 'unreadable';
          const outcome = String(errors?.[0]?.extensions?.code ?? (errors ? 'ERROR' : 'OK'));
          operations.observe({ kind, outcome }, (performance.now() - started) / SECOND);
        },
      };
    },
  };
}

export function measureLive(metrics: Metrics, live: Live): void {
  metrics.gauge('chalkline_streams', 'Open live streams.', () => live.size);
  metrics.gauge(
    'chalkline_live_listening',
    '1 while this process listens to the database; 0 also before its first stream.',
    () => Number(live.isListening),
  );
  metrics.counter(
    'chalkline_notifications_heard_total',
    'Commits with a notification that this process has received since its start; every listening process receives all.',
    () => live.notifications,
  );
  metrics.gauge(
    'chalkline_notice_lag_seconds',
    'From a commit with a notification until this process receives it, at most 3; absent while it does not listen.',
    async () => (await live.measureLag()) / SECOND,
  );
}

/** The pool is there from the first query on. */
export function measurePool(metrics: Metrics, poolNow: () => Pool | undefined): void {
  metrics.gauges(
    'chalkline_database_connections',
    'Connections of this process to its database by what they do, and requests that wait for one.',
    'state',
    async () => {
      const { totalCount = 0, idleCount = 0, waitingCount = 0 } = poolNow() ?? {};
      return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
    },
  );
}

export function measureReads(metrics: Metrics, reads: PublicReads): void {
  if (reads.state === 'NONE') return;
  metrics.gauge('chalkline_standby_ready', '1 while public reads go to the standby.', async () => {
    await reads.check();
    return Number(reads.state === 'READY');
  });
  metrics.gauge(
    'chalkline_standby_behind_seconds',
    'How far the standby is behind.',
    () => reads.behind / SECOND,
  );
  metrics.gauges(
    'chalkline_public_reads',
    'Public reads since the start, by where.',
    'from',
    async () => reads.counts,
  );
}
