import 'reflect-metadata';
import type { Server } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import pg from 'pg';
import { IMPORTS, type ImportCommand, importByCommand } from '#gateway/admin/imports/import-by-command.ts';
import { IMPORT_USAGE } from '#gateway/admin/imports/import-options.ts';
import { makeAdmin, removeAdmin } from '#gateway/admin/members/make-admin.ts';
import { recoverStaff } from '#gateway/admin/staff/recover-staff.ts';
import { keyByCommand } from '#gateway/api-keys/key-by-command.ts';
import type { Services } from '#gateway/auth/context.ts';
import { checkSums } from '#gateway/figures/check-sums.ts';
import { movableClock, systemClock } from '#gateway/integrations/clock.ts';
import { rotateKey } from '#gateway/record/rotate-key.ts';
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
import { openTracing } from '#gateway/server/metrics/tracing.ts';
import { closeServices, openServices } from '#gateway/server/open-services.ts';
import { openDatabase, poolOf } from '#gateway/server/orm.ts';
import { runMigrations } from '#gateway/server/run-migrations.ts';
import { OLD_KEY_SIGNS_DAYS } from '#record/archive/log-keys.ts';
import { formatVerifierKey } from '#record/note/keys.ts';
import { makeSignerKey, parseSignerKey } from '#record/note/signing.ts';
import { createApp } from './app.ts';
import { refusePooled, setTimeouts } from './database/direct-connection.ts';
import { directUrl, type Environment } from './env.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import { createLog } from './log.ts';
import { POINTS_PER_MINUTE } from './rate-limits/points.ts';
import { readDatabaseEnvironment, readEnvironment, readRotationEnvironment } from './read-environment.ts';
import { RELEASE } from './release.ts';
import { readVariables } from './setup/read-variables.ts';

type DatabaseEnvironment = ReturnType<typeof readDatabaseEnvironment>;
type RotationEnvironment = ReturnType<typeof readRotationEnvironment>;

/**
 * `serve` (the default), `setup`, `migrate`, `admin <email>`, `remove-admin <email>`, `staff-recover <email>`, `key <email> <name> <scopes>`,
 * `import-picks|import-odds|import-games <file>`, `recount`, `record-key <host>/record/log`, `record-key rotate`.
 */
const [command = 'serve', argument, ...more] = process.argv.slice(2);
const variables = () => readVariables(process.env);

try {
  if (command === 'serve') await serve(readEnvironment(variables()));
  else if (command === 'setup') await import('./setup/main.ts');
  else if (command === 'migrate') await migrate(readDatabaseEnvironment(variables()));
  else if (command === 'admin' && argument) await promote(readDatabaseEnvironment(variables()), argument);
  else if (command === 'remove-admin' && argument)
    await demote(readDatabaseEnvironment(variables()), argument);
  else if (command === 'staff-recover' && argument)
    await recover(readDatabaseEnvironment(variables()), argument);
  else if (command === 'key' && argument) await makeKey(readDatabaseEnvironment(variables()), argument, more);
  else if (isImport(command))
    await importFile(readEnvironment(variables()), command, argument ? [argument, ...more] : more);
  else if (command === 'recount') await recount(readDatabaseEnvironment(variables()));
  else if (command === 'record-key' && argument === 'rotate')
    await rotate(readRotationEnvironment(variables()));
  else if (command === 'record-key' && argument) process.stdout.write(`${makeSignerKey(argument)}\n`);
  else
    throw new Error(
      `Usage: main.js serve | setup | migrate | admin <email> | remove-admin <email> | staff-recover <email> | key <email> <name> <scopes> | ${IMPORTS.join('|')} ${IMPORT_USAGE} | recount | record-key <host>/record/log | record-key rotate`,
    );
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
}

/** After draining; with it, less than the 30 seconds of grace that docs/operations.md requires. */
const CLOSED_WITHIN_MILLISECONDS = 20_000;

/**
 * Serves, works or both until SIGTERM or SIGINT; then drains and lets running requests and jobs finish. A second signal
 * does not wait. If the start fails, nothing is left running.
 */
async function serve(env: Environment): Promise<void> {
  const tracing = env.TRACES_URL ? await openTracing(env.TRACES_URL) : null;
  const metrics = env.METRICS_PORT === undefined ? null : new Metrics();
  const services = await openServices(env, {
    clock: clockOf(env),
    log: createLog(env.LOG_LEVEL),
    pointsPerMinute: POINTS_PER_MINUTE,
    variables: variables(),
    metrics,
  });
  const draining = new Draining(env.DRAIN_SECONDS);
  const app = await appOf(services, env, draining, { metrics, tracing });
  if (metrics) measureProcess(metrics, services, env);
  let scraped: Server | undefined;
  let worker: Worker | undefined;
  const close = once(() =>
    Promise.all([app.close(), worker?.stop()]).then(async () => {
      scraped?.close();
      await Promise.all([closeServices(services), tracing?.close()]);
    }),
  );
  services.log.info(RELEASE, 'starting');
  try {
    await refusePooled(directUrl(env));
    await checkProgram(services);
    if (env.ROLE !== 'serve') worker = await startWorker(services, env.DATABASE_URL);
    const at = { host: env.HOST, port: env.METRICS_PORT ?? 0 };
    if (metrics) scraped = await serveMetrics(metrics, at, services.log);
    await app.listen({ host: env.HOST, port: env.PORT });
  } catch (failure) {
    await close();
    throw failure;
  }
  const finish = async () => {
    if (await closedWithin(CLOSED_WITHIN_MILLISECONDS, close())) return;
    // Whatever still waits, such as for a database that is gone, is not waited for.
    services.log.error('not everything could be closed in time');
    process.exit(1);
  };
  const stop = () => (draining.hasBegun ? finish() : draining.begin().then(finish));
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** What a process answers: everything, or only whether it runs when it is there for the background work. */
async function appOf(
  services: Services,
  env: Environment,
  draining: Draining,
  observers: Parameters<typeof createApp>[3],
): Promise<FastifyInstance> {
  if (env.ROLE !== 'work') return createApp(services, env, draining, observers);
  const app = Fastify({ loggerInstance: services.log as FastifyBaseLogger });
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

async function migrate(env: DatabaseEnvironment): Promise<void> {
  const { migrations, program } = await runMigrations(directUrl(env), createLog(env.LOG_LEVEL));
  if (env.DATABASE_DIRECT_URL) await setTimeouts(directUrl(env));
  process.stdout.write(`${migrations} migrations run\n`);
  if (program) process.stdout.write('functions and triggers replaced\n');
}

/** Adds up the whole record again, which may take longer than a request may, and checks it. */
async function recount(env: DatabaseEnvironment): Promise<void> {
  const client = new pg.Client({ connectionString: directUrl(env) });
  await client.connect();
  await client.query('select record_recount()');
  await client.end();
  const log = createLog(env.LOG_LEVEL);
  const database = await openDatabase(directUrl(env), log);
  const { days, differing } = await checkSums({ database, clock: clockOf(env), log });
  await database.close();
  process.stdout.write(`${days} days compared, ${differing} sums differ\n`);
}

/** Announces RECORD_NEXT_KEY in the log, signed off by RECORD_KEY. */
async function rotate(env: RotationEnvironment): Promise<void> {
  const [signer, next] = [parseSignerKey(env.RECORD_KEY), parseSignerKey(env.RECORD_NEXT_KEY)];
  const database = await openDatabase(directUrl(env), createLog(env.LOG_LEVEL));
  try {
    await rotateKey({ database, clock: clockOf(env) }, signer, next);
  } finally {
    await database.close();
  }
  process.stdout.write(
    `${formatVerifierKey(next.key)} signs ${next.key.name} now. Make it RECORD_KEY within ${OLD_KEY_SIGNS_DAYS} days.\n`,
  );
}

async function promote(env: DatabaseEnvironment, email: string): Promise<void> {
  const database = await openDatabase(directUrl(env), createLog(env.LOG_LEVEL));
  const found = await makeAdmin(database, clockOf(env).now(), email);
  await database.close();
  if (!found) throw new Error(`No account found with ${email}. Sign up first, then run this again.`);
  process.stdout.write(`${email} is an owner now\n`);
}

/** Prints the secret alone, so that a script can keep it. */
async function makeKey(env: DatabaseEnvironment, email: string, [name, scopes]: string[]): Promise<void> {
  const database = await openDatabase(directUrl(env), createLog(env.LOG_LEVEL));
  try {
    const asked = { email, name: name ?? 'Command line', scopes: (scopes ?? 'read:picks').split(',') };
    const secret = await keyByCommand(database, clockOf(env).now(), asked);
    if (!secret) throw new Error(`No account found with ${email}. Sign up first, then run this again.`);
    process.stdout.write(`${secret}\n`);
  } finally {
    await database.close();
  }
}

function isImport(command: string): command is ImportCommand {
  return (IMPORTS as readonly string[]).includes(command);
}

/** Brings a file in as the pages do. */
async function importFile(env: Environment, command: ImportCommand, args: string[]): Promise<void> {
  const log = createLog(env.LOG_LEVEL);
  const services = await openServices(env, { clock: clockOf(env), log, pointsPerMinute: POINTS_PER_MINUTE });
  try {
    process.stdout.write(`${await importByCommand(services, command, args)}\n`);
  } finally {
    await closeServices(services);
  }
}

async function demote(env: DatabaseEnvironment, email: string): Promise<void> {
  const database = await openDatabase(directUrl(env), createLog(env.LOG_LEVEL));
  const found = await removeAdmin(database, clockOf(env).now(), email);
  await database.close();
  if (!found) throw new Error(`Nobody with a role found with ${email}.`);
  process.stdout.write(`${email} has no role any more. If ADMIN_EMAILS names it, take it out there too.\n`);
}

async function recover(env: DatabaseEnvironment, email: string): Promise<void> {
  const database = await openDatabase(directUrl(env), createLog(env.LOG_LEVEL));
  const removed = await recoverStaff(database, clockOf(env).now(), email);
  await database.close();
  if (removed === null) throw new Error(`Nobody with a role found with ${email}.`);
  process.stdout.write(
    `${email} has no passkey any more (${removed} removed). A new one can be added after a sign-in.\n`,
  );
}

function clockOf({ CLOCK_FILE }: DatabaseEnvironment) {
  return CLOCK_FILE ? movableClock(CLOCK_FILE) : systemClock;
}
