import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { alone, TIMEOUTS } from '#gateway/database/direct-connection.ts';
import { MIGRATIONS } from '#gateway/database/migrations/list.ts';
import { migrateQueue } from '#gateway/jobs/migrate-queue.ts';
import { openDatabase } from './orm.ts';

/** How often a migration that waits too long for a lock is tried, with a pause in which writers go on. */
const MAX_TRIES = 30;
const PAUSE_MILLISECONDS = 1_000;
/** Half as long as a writer waits, so that those behind it are not given up first. */
const LOCK_MILLISECONDS = TIMEOUTS.lock_timeout / 2;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs the migrations that have not run, without a limit on their statements; answers how many. One process at a time:
 * another that was started meanwhile waits and then finds nothing to do. Each migration is a transaction of its own, so
 * that no lock outlives it. It waits one second for a lock at most, because everyone else waits behind it, and is then
 * tried again.
 */
export async function runMigrations(url: string, log: Logger, migrations = MIGRATIONS): Promise<number> {
  let done = 0;
  await alone(url, 'chalkline migrations', async () => {
    const limits = { statementMilliseconds: 0, lockMilliseconds: LOCK_MILLISECONDS };
    const database = await openDatabase(url, log, { ...limits, migrations });
    try {
      done = (await database.migrator.getPending()).length;
      await patiently(() => database.migrator.up());
    } finally {
      await database.close(true);
    }
    await migrateQueue(url);
  });
  return done;
}

async function patiently<T>(migrate: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await migrate();
    } catch (failure) {
      if (tries >= MAX_TRIES || (failure as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw failure;
      await pause(PAUSE_MILLISECONDS);
    }
  }
}
