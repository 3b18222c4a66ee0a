import 'reflect-metadata';
import { makeAdmin } from '#gateway/admin/members/make-admin.ts';
import { CallerReader } from '#gateway/auth/caller-reader.ts';
import type { Services } from '#gateway/auth/context.ts';
import { openTrials } from '#gateway/billing/trials/open-trials.ts';
import { openBraintree } from '#gateway/integrations/braintree.ts';
import { movableClock, systemClock } from '#gateway/integrations/clock.ts';
import { openIdentity } from '#gateway/integrations/identity.ts';
import { openMailer } from '#gateway/integrations/mailer.ts';
import { openOutgoing } from '#gateway/integrations/outgoing/outgoing.ts';
import { openRecord } from '#gateway/integrations/record-keeping.ts';
import { openDatabase } from '#gateway/server/orm.ts';
import { makeSignerKey } from '#record/note/signing.ts';
import { createApp } from './app.ts';
import { adminEmails, type Environment, readDatabaseEnvironment, readEnvironment } from './env.ts';
import { startWorker } from './jobs/worker.ts';
import { createLog } from './log.ts';
import { POINTS_PER_MINUTE, Points } from './rate-limits/points.ts';

type DatabaseEnvironment = ReturnType<typeof readDatabaseEnvironment>;

/** `serve` (the default), `migrate`, `admin <email>`, `record-key <host>/record/log`. */
const [command = 'serve', argument] = process.argv.slice(2);

try {
  if (command === 'serve') await serve(readEnvironment(process.env));
  else if (command === 'migrate') await migrate(readDatabaseEnvironment(process.env));
  else if (command === 'admin' && argument) await promote(readDatabaseEnvironment(process.env), argument);
  else if (command === 'record-key' && argument) process.stdout.write(`${makeSignerKey(argument)}\n`);
  else throw new Error('Usage: main.js serve | migrate | admin <email> | record-key <host>/record/log');
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
}

async function openServices(env: Environment): Promise<Services> {
  const log = createLog(env.LOG_LEVEL);
  const database = await openDatabase(env.DATABASE_URL, log);
  return {
    database,
    identity: openIdentity(env.FIREBASE_PROJECT_ID),
    processor: openBraintree(env),
    clock: env.CLOCK_FILE ? movableClock(env.CLOCK_FILE) : systemClock,
    log,
    adminEmails: adminEmails(env),
    mailer: env.SMTP_URL ? openMailer(env.SMTP_URL, env.MAIL_FROM) : null,
    outgoing: openOutgoing({ allowLoopback: env.WEBHOOK_LOOPBACK === 'on' }),
    publicUrl: env.PUBLIC_URL,
    signingKey: env.SIGNING_KEY,
    graceDays: env.GRACE_DAYS,
    trials: openTrials(env),
    record: openRecord(env),
    callers: new CallerReader(database),
    points: new Points(database, POINTS_PER_MINUTE),
  };
}

/** Serves until SIGTERM or SIGINT, then lets running requests finish. If the start fails, nothing is left running. */
async function serve(env: Environment): Promise<void> {
  const services = await openServices(env);
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

async function closeServices({ mailer, database, identity }: Services): Promise<void> {
  mailer?.close();
  await Promise.all([database.close(), identity.close()]);
}

async function migrate(env: DatabaseEnvironment): Promise<void> {
  const database = await openDatabase(env.DATABASE_URL, createLog(env.LOG_LEVEL));
  const done = await database.migrator.up();
  await database.close();
  process.stdout.write(`${done.length} migrations run\n`);
}

async function promote(env: DatabaseEnvironment, email: string): Promise<void> {
  const database = await openDatabase(env.DATABASE_URL, createLog(env.LOG_LEVEL));
  const clock = env.CLOCK_FILE ? movableClock(env.CLOCK_FILE) : systemClock;
  const found = await makeAdmin(database, clock.now(), email);
  await database.close();
  if (!found) throw new Error(`No account found with ${email}. Sign up first, then run this again.`);
  process.stdout.write(`${email} is an admin now\n`);
}
