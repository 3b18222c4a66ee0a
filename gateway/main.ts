import 'reflect-metadata';
import pg from 'pg';
import { IMPORTS, type ImportCommand, importByCommand } from '#gateway/admin/imports/import-by-command.ts';
import { IMPORT_USAGE } from '#gateway/admin/imports/import-options.ts';
import { makeAdmin, removeAdmin } from '#gateway/admin/members/make-admin.ts';
import { recoverStaff } from '#gateway/admin/staff/recover-staff.ts';
import { keyByCommand } from '#gateway/api-keys/key-by-command.ts';
import { checkSums } from '#gateway/figures/check-sums.ts';
import { clockOf } from '#gateway/integrations/clock.ts';
import { rotateKey } from '#gateway/record/rotate-key.ts';
import { closeServices, openServices } from '#gateway/server/open-services.ts';
import { openDatabase } from '#gateway/server/orm.ts';
import { runMigrations } from '#gateway/server/run-migrations.ts';
import { OLD_KEY_SIGNS_DAYS } from '#record/archive/log-keys.ts';
import { formatVerifierKey } from '#record/note/keys.ts';
import { makeSignerKey, parseSignerKey } from '#record/note/signing.ts';
import { setTimeouts } from './database/direct-connection.ts';
import { directUrl, type Environment } from './env.ts';
import { createLog } from './log.ts';
import { POINTS_PER_MINUTE } from './rate-limits/points.ts';
import { readDatabaseEnvironment, readEnvironment, readRotationEnvironment } from './read-environment.ts';
import { serve } from './serve.ts';
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
  if (command === 'serve') await serve(readEnvironment(variables()), variables());
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
  process.stdout.write(
    `${email} is an owner now. With a first role, earlier sessions and API keys have ended.\n`,
  );
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
