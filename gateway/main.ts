import 'reflect-metadata';
import pg from 'pg';
import { makeAdmin } from '#gateway/admin/members/make-admin.ts';
import { checkSums } from '#gateway/figures/check-sums.ts';
import { movableClock, systemClock } from '#gateway/integrations/clock.ts';
import { closeServices, openServices } from '#gateway/server/open-services.ts';
import { openDatabase } from '#gateway/server/orm.ts';
import { makeSignerKey } from '#record/note/signing.ts';
import { createApp } from './app.ts';
import { type Environment, readDatabaseEnvironment, readEnvironment } from './env.ts';
import { startWorker } from './jobs/worker.ts';
import { createLog } from './log.ts';
import { POINTS_PER_MINUTE } from './rate-limits/points.ts';

type DatabaseEnvironment = ReturnType<typeof readDatabaseEnvironment>;

/** `serve` (the default), `migrate`, `admin <email>`, `recount`, `record-key <host>/record/log`. */
const [command = 'serve', argument] = process.argv.slice(2);

try {
  if (command === 'serve') await serve(readEnvironment(process.env));
  else if (command === 'migrate') await migrate(readDatabaseEnvironment(process.env));
  else if (command === 'admin' && argument) await promote(readDatabaseEnvironment(process.env), argument);
  else if (command === 'recount') await recount(readDatabaseEnvironment(process.env));
  else if (command === 'record-key' && argument) process.stdout.write(`${makeSignerKey(argument)}\n`);
  else
    throw new Error(
      'Usage: main.js serve | migrate | admin <email> | recount | record-key <host>/record/log',
    );
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
}

/** Serves until SIGTERM or SIGINT, then lets running requests finish. If the start fails, nothing is left running. */
async function serve(env: Environment): Promise<void> {
  const services = await openServices(env, {
    clock: clockOf(env),
    log: createLog(env.LOG_LEVEL),
    pointsPerMinute: POINTS_PER_MINUTE,
  });
  const app = await createApp(services, env);
  let worker: Awaited<ReturnType<typeof startWorker>> | undefined;
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= Promise.all([app.close(), worker?.stop()]).then(() => closeServices(services));
    return stopped;
  };
  try {
    worker = await startWorker(services, env.DATABASE_URL);
    await app.listen({ host: env.HOST, port: env.PORT });
  } catch (failure) {
    await stop();
    throw failure;
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function migrate(env: DatabaseEnvironment): Promise<void> {
  const database = await openDatabase(env.DATABASE_URL, createLog(env.LOG_LEVEL));
  const done = await database.migrator.up();
  await database.close();
  process.stdout.write(`${done.length} migrations run\n`);
}

/** Adds up the whole record anew, which may take longer than a request may, and checks it. */
async function recount(env: DatabaseEnvironment): Promise<void> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query('select record_recount()');
  await client.end();
  const log = createLog(env.LOG_LEVEL);
  const database = await openDatabase(env.DATABASE_URL, log);
  const { days, differing } = await checkSums({ database, clock: clockOf(env), log });
  await database.close();
  process.stdout.write(`${days} days compared, ${differing} sums differ\n`);
}

async function promote(env: DatabaseEnvironment, email: string): Promise<void> {
  const database = await openDatabase(env.DATABASE_URL, createLog(env.LOG_LEVEL));
  const found = await makeAdmin(database, clockOf(env).now(), email);
  await database.close();
  if (!found) throw new Error(`No account found with ${email}. Sign up first, then run this again.`);
  process.stdout.write(`${email} is an admin now\n`);
}

function clockOf({ CLOCK_FILE }: DatabaseEnvironment) {
  return CLOCK_FILE ? movableClock(CLOCK_FILE) : systemClock;
}
