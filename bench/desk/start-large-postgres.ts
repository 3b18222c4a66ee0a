import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '#local/postgres/start-postgres.ts';
import { startReaper, temporaryFolder } from '#local/testing/temporary-folder.ts';

/** A house of this size has a server with memory: tests do with 64 MB. */
const MEMORY = { shared_buffers: '2GB', max_wal_size: '8GB' };

/** Starts the PostgreSQL that the world of tests then uses. */
export async function startLargePostgres() {
  const folder = temporaryFolder();
  startReaper(folder);
  const where = { folder: join(folder, 'postgres'), log: join(folder, 'postgres.log') };
  const postgres = await startPostgres({ ...where, durable: false, more: MEMORY });
  process.env.TEST_DATABASE_URL = postgres.superuserUrl;
  return {
    remove: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
