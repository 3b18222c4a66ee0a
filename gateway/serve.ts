import type { Server } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Services } from '#gateway/auth/context.ts';
import { clockOf } from '#gateway/integrations/clock.ts';
import { checkProgram } from '#gateway/server/check-program.ts';
import { closedWithin, Draining } from '#gateway/server/draining.ts';
import { installHealth } from '#gateway/server/health.ts';
import { measureAlerts } from '#gateway/server/metrics/measure-alerts.ts';
import { measureBackups } from '#gateway/server/metrics/measure-backups.ts';
import { measureClock, measureRecord } from '#gateway/server/metrics/measure-record.ts';
import { measurePool, measureReads } from '#gateway/server/metrics/measure-requests.ts';
import { measureWork } from '#gateway/server/metrics/measure-work.ts';
import { Metrics } from '#gateway/server/metrics/metrics.ts';
import { serveMetrics } from '#gateway/server/metrics/serve-metrics.ts';
import { openTracing, type Tracing } from '#gateway/server/metrics/tracing.ts';
import { closeServices, openServices } from '#gateway/server/open-services.ts';
import { poolOf } from '#gateway/server/orm.ts';
import { WITHOUT_SCHEMAS } from '#gateway/server/without-schemas.ts';
import { createApp } from './app.ts';
import { refusePooled } from './database/direct-connection.ts';
import { directUrl, type Environment } from './env.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { createLog } from './log.ts';
import { POINTS_PER_MINUTE } from './rate-limits/points.ts';
import { RELEASE } from './release.ts';

/** After draining; with it, less than the 30 seconds of grace that docs/operations.md requires. */
const CLOSED_WITHIN_MILLISECONDS = 20_000;

/** What a start has opened so far, and what a stop closes. */
interface Opened {
  tracing?: Tracing;
  services?: Awaited<ReturnType<typeof openServices>>;
  app?: FastifyInstance;
  worker?: Worker;
  scraped?: Server;
}

/**
 * Serves, works or both until SIGTERM or SIGINT; then drains and lets running requests and jobs finish. A second signal does not
 * wait. A signal during the start ends it after the step that runs. If the start fails, nothing is left running.
 */
export async function serve(env: Environment, variables: NodeJS.Dict<string>): Promise<void> {
  const draining = new Draining(env.DRAIN_SECONDS);
  const opened: Opened = {};
  const stopped = new AbortController();
  const starting = start(env, variables, { draining, opened, stopped: stopped.signal });
  const close = once(() => starting.catch(() => undefined).then(() => closeAll(opened)));
  const finish = async () => {
    if (await closedWithin(CLOSED_WITHIN_MILLISECONDS, close())) return;
    // Whatever still waits, such as for a database that is gone, is not waited for.
    opened.services?.log.error('not everything could be closed in time');
    process.exit(1);
  };
  let isServing = false;
  const stop = () => {
    stopped.abort();
    return !isServing || draining.hasBegun ? finish() : draining.begin().then(finish);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  try {
    await starting;
    isServing = true;
  } catch (failure) {
    await close();
    if (failure !== stopped.signal.reason) throw failure;
  }
}

/** Throws the signal's reason when it is aborted on the way. */
async function start(
  env: Environment,
  variables: NodeJS.Dict<string>,
  { draining, opened, stopped }: { draining: Draining; opened: Opened; stopped: AbortSignal },
): Promise<void> {
  if (env.TRACES_URL) opened.tracing = await openTracing(env.TRACES_URL);
  const metrics = env.METRICS_PORT === undefined ? null : new Metrics();
  const log = createLog(env.LOG_LEVEL);
  const sources = { clock: clockOf(env), log, pointsPerMinute: POINTS_PER_MINUTE, variables, metrics };
  const services = await openServices(env, sources);
  opened.services = services;
  opened.app = await appOf(services, env, draining, { metrics, tracing: opened.tracing ?? null });
  if (metrics) measureProcess(metrics, services, env);
  log.info(RELEASE, 'starting');
  stopped.throwIfAborted();
  await refusePooled(directUrl(env));
  await checkProgram(services);
  stopped.throwIfAborted();
  if (env.ROLE !== 'serve') opened.worker = await startWorker(services, env.DATABASE_URL);
  const at = { host: env.HOST, port: env.METRICS_PORT ?? 0 };
  if (metrics) opened.scraped = await serveMetrics(metrics, at, log);
  stopped.throwIfAborted();
  await opened.app.listen({ host: env.HOST, port: env.PORT });
  stopped.throwIfAborted();
}

async function closeAll({ app, worker, scraped, services, tracing }: Opened): Promise<void> {
  await Promise.all([app?.close(), worker?.stop()]);
  scraped?.close();
  await Promise.all([services && closeServices(services), tracing?.close()]);
}

/** What a process answers: everything, or only whether it runs when it is there for the background work. */
async function appOf(
  services: Services,
  env: Environment,
  draining: Draining,
  observers: Parameters<typeof createApp>[3],
): Promise<FastifyInstance> {
  if (env.ROLE !== 'work') return createApp(services, env, draining, observers);
  const app = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    schemaController: WITHOUT_SCHEMAS,
  });
  installHealth(app, services, draining);
  return app;
}

function measureProcess(metrics: Metrics, services: Services, { ROLE }: Environment): void {
  const { database, publicReads } = services;
  measurePool(metrics, () => poolOf(database));
  measureReads(metrics, publicReads);
  measureClock(metrics, services);
  if (ROLE === 'serve') return;
  measureWork(metrics, database.em);
  measureAlerts(metrics, database.em);
  measureBackups(metrics, database.em);
  measureRecord(metrics, services);
}

function once<T>(act: () => T): () => T {
  let result: { of: T } | undefined;
  return () => {
    result ??= { of: act() };
    return result.of;
  };
}
