import { setTimeout as pause } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { applyProgram } from '#gateway/database/apply-program.ts';
import { oneAtATime, TIMEOUTS } from '#gateway/database/direct-connection.ts';
import { MIGRATIONS } from '#gateway/database/migrations/list.ts';
import { otherChain } from '#gateway/database/migrations/other-chain.ts';
import { readProgram } from '#gateway/database/program.ts';
import { migrateQueue } from '#gateway/jobs/migrate-queue.ts';
import { openDatabase } from './orm.ts';

/** How often a migration that waits too long for a lock is tried, with a pause in which writers go on. */
const MAX_TRIES = 30;
const PAUSE_MILLISECONDS = 1_000;
/** Half as long as a writer waits, so that those behind it are not given up first. */
const LOCK_MILLISECONDS = TIMEOUTS.lock_timeout / 2;
/** lock_timeout, and the statement_timeout with which a program change locks tables. */
const NOT_LOCKED = ['55P03', '57014'];

interface Migrated {
  migrations: number;
  /** Whether the functions and triggers of the database were replaced. */
  program: boolean;
}

/**
 * Runs the migrations that have not run, without a limit on their statements, then applies the program of the database.
 * One process at a time: another that was started meanwhile waits and then finds nothing to do. Each migration is a
 * transaction of its own, so that no lock outlives it. It waits one second for a lock at most, because everyone else waits
 * behind it, and is then tried again. Throws, and changes nothing, when the database has run other migrations than these.
 */
export async function runMigrations(
  url: string,
  log: Logger,
  { migrations = MIGRATIONS, program = readProgram() } = {},
): Promise<Migrated> {
  const done: Migrated = { migrations: 0, program: false };
  await oneAtATime(url, 'chalkline migrations', async () => {
    const limits = { statementMilliseconds: 0, lockMilliseconds: LOCK_MILLISECONDS };
    const database = await openDatabase(url, log, { ...limits, migrations });
    try {
      await refuseOtherChain(database, migrations);
      done.migrations = (await database.migrator.getPending()).length;
      await patiently(() => database.migrator.up());
    } finally {
      await database.close(true);
    }
    done.program = await patiently(() => applyProgram(url, program));
    await migrateQueue(url);
  });
  return done;
}

async function refuseOtherChain({ migrator }: MikroORM, migrations: typeof MIGRATIONS): Promise<void> {
  const run = (await migrator.getExecuted()).map(({ name }) => name);
  const problem = otherChain(
    run,
    migrations.map(({ name }) => name),
  );
  if (problem) throw new Error(problem);
}

async function patiently<T>(migrate: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await migrate();
    } catch (failure) {
      if (tries >= MAX_TRIES || !NOT_LOCKED.includes(String((failure as { code?: string }).code)))
        throw failure;
      await pause(PAUSE_MILLISECONDS);
    }
  }
}
