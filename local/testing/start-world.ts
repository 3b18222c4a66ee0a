import { basename, join, resolve } from 'node:path';
import { startIdentity } from '#local/identity/start-identity.ts';
import { type Postgres, startPostgres } from '#local/postgres/start-postgres.ts';
import { startStandby } from '#local/postgres/start-standby.ts';
import { startPooler } from './start-pooler.ts';
import { startReaper, temporaryFolder } from './temporary-folder.ts';
import { hasTestWorld, keepForTeardown } from './test-world.ts';

/**
 * Jest's global setup for tests that need the outside world: a PostgreSQL and an identity emulator of
 * their own, gone afterwards. What the environment already names is used as it is.
 * Sets TEST_DATABASE_URL (superuser, maintenance database) and FIREBASE_AUTH_EMULATOR_HOST; with TEST_POOLED also
 * TEST_POOLED_URL, the same PostgreSQL through PgBouncer; with TEST_LAGGING also TEST_STANDBY_URL, a standby of it.
 * TEST_BUILT_GATEWAY is the folder of a gateway that the first test which needs one builds for all.
 */
export default async function startWorld(): Promise<void> {
  // In watch mode it is there from the run before.
  if (hasTestWorld()) return;
  const folder = temporaryFolder();
  keepForTeardown({ folder });
  startReaper(folder);
  process.env.TEST_BUILT_GATEWAY = resolve('dist', `test-${basename(folder)}`);
  await Promise.all([providePostgres(folder).then(() => providePooler(folder)), provideIdentity(folder)]);
}

async function providePostgres(folder: string): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const log = join(folder, 'logs', 'postgres.log');
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), log, durable: false });
  keepForTeardown({ postgres });
  process.env.TEST_DATABASE_URL = postgres.superuserUrl;
  if (process.env.TEST_LAGGING) await provideStandby(folder, postgres);
}

/** How far the standby is behind: less than the ten seconds after which it is not read any more. */
const BEHIND = '5s';

async function provideStandby(folder: string, primary: Postgres): Promise<void> {
  const where = { folder: join(folder, 'standby'), log: join(folder, 'logs', 'standby.log') };
  const standby = await startStandby({ ...where, primary, more: { recovery_min_apply_delay: BEHIND } });
  keepForTeardown({ standby });
  process.env.TEST_STANDBY_URL = standby.superuserUrl;
}

async function providePooler(folder: string): Promise<void> {
  if (!process.env.TEST_POOLED) return;
  const pooler = await startPooler(String(process.env.TEST_DATABASE_URL), folder);
  keepForTeardown({ pooler });
  process.env.TEST_POOLED_URL = pooler.url;
}

async function provideIdentity(folder: string): Promise<void> {
  if (process.env.FIREBASE_AUTH_EMULATOR_HOST) return;
  const identity = await startIdentity({ log: join(folder, 'logs', 'identity.log') });
  keepForTeardown({ identity });
  process.env.FIREBASE_AUTH_EMULATOR_HOST = identity.host;
}
