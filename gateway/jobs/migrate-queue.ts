import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';

export const QUEUE_SCHEMA = 'pgboss';

const PAUSE_MILLISECONDS = 200;

/**
 * Makes or updates the tables of the job queue. Indexes of large tables are built beside their writers; resolves when
 * they are there.
 */
export async function migrateQueue(url: string): Promise<void> {
  const boss = new PgBoss({
    ...{ connectionString: url, schema: QUEUE_SCHEMA, application_name: 'chalkline-migrate', max: 2 },
    ...{ migrate: true, supervise: false, schedule: false, bamIntervalSeconds: 10 },
  });
  let failure: Error | null = null;
  boss.on('error', (error) => {
    failure = error;
  });
  await boss.start();
  try {
    while (!failure && (await isBuilding(boss))) await pause(PAUSE_MILLISECONDS);
  } finally {
    await boss.stop();
  }
  if (failure) throw failure;
}

async function isBuilding(boss: PgBoss): Promise<boolean> {
  const builds = await boss.getBamStatus();
  return builds.some(({ status, count }) => count > 0 && status !== 'completed' && status !== 'failed');
}
