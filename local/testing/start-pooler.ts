import { join } from 'node:path';
import { findPrograms } from '#local/programs/find-programs.ts';
import { startPgbouncer } from '#local/programs/start-pgbouncer.ts';

interface Pooler {
  /** The same database, through PgBouncer. */
  url: string;
  stop(): Promise<void>;
}

/** PgBouncer by deploy/pgbouncer.ini before the server of a database, and all its other databases. */
export async function startPooler(databaseUrl: string, folder: string): Promise<Pooler> {
  const url = new URL(databaseUrl);
  const pooler = await startPgbouncer({
    command: findPrograms().pgbouncer,
    ...{ folder: join(folder, 'pgbouncer'), log: join(folder, 'pgbouncer', 'pgbouncer.log') },
    databases: [`* = host=${url.hostname} port=${url.port}`],
    users: [{ name: url.username, password: decodeURIComponent(url.password) }],
  });
  url.port = String(pooler.port);
  return { url: url.href, stop: () => pooler.stop() };
}
