import { join } from 'node:path';
import { startIdentity } from '#local/identity/start-identity.ts';
import { startPostgres } from '#local/postgres/start-postgres.ts';
import { startReaper } from './start-reaper.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { keepForTeardown } from './test-world.ts';

/**
 * Jest's global setup for tests that need the outside world: a PostgreSQL and an identity emulator of
 * their own, gone afterwards. What the environment already names is used as it is.
 * Sets TEST_DATABASE_URL (superuser, maintenance database) and FIREBASE_AUTH_EMULATOR_HOST.
 */
export default async function startWorld(): Promise<void> {
  const folder = temporaryFolder();
  keepForTeardown({ folder });
  startReaper(folder);
  await Promise.all([providePostgres(folder), provideIdentity(folder)]);
}

async function providePostgres(folder: string): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const log = join(folder, 'logs', 'postgres.log');
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), log, durable: false });
  keepForTeardown({ postgres });
  process.env.TEST_DATABASE_URL = postgres.superuserUrl;
}

async function provideIdentity(folder: string): Promise<void> {
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST) return;
  const identity = await startIdentity({ log: join(folder, 'logs', 'identity.log') });
  keepForTeardown({ identity });
  process.env.FIREBASE_AUTH_EMULATOR_HOST = identity.host;
}
