import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { runMigrations } from '#gateway/server/run-migrations.ts';
import { startPostgres } from '#local/postgres/start-postgres.ts';

const FOLDER = resolve('.local/codegen');

/**
 * Connects to a database with the schema of today. The server is the one of TEST_DATABASE_URL or, without one, a
 * PostgreSQL of its own, which keeps its data for the next time: making both takes ten seconds, and finding them one.
 */
export async function withCodegenDatabase<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return withClient(await migrated(given), use);
  const log = join(FOLDER, 'postgres.log');
  const postgres = await startPostgres({ folder: join(FOLDER, 'postgres'), log, durable: false });
  try {
    return await withClient(await migrated(postgres.superuserUrl, { forgets: true }), use);
  } finally {
    // One that was there before is somebody else's.
    if (!postgres.reused) await postgres.stop();
  }
}

/** The address of the database for today's migrations and program, which is made when it is not there, for those of another day. */
async function migrated(server: string, { forgets = false } = {}): Promise<string> {
  const name = `statements_${schemaHash()}`;
  await withClient(server, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rows } = await client.query<{ datname: string }>(OURS);
    if (rows.some(({ datname }) => datname === name)) return;
    const making = `${name}_making`;
    await client.query(`drop database if exists ${making} with (force)`);
    await client.query(`create database ${making}`);
    await runMigrations(addressOf(server, making), pino({ enabled: false }));
    await client.query(`alter database ${making} rename to ${name}`);
    for (const { datname } of forgets ? rows : [])
      await client.query(`drop database if exists ${datname} with (force)`);
  });
  return addressOf(server, name);
}

const OURS = `select datname from pg_database where datname like 'statements\\_%'`;

function schemaHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync('gateway/database/{migrations,program}/**/*.{ts,sql}').sort())
    hash.update(`${file}\0${readFileSync(file, 'utf8')}\0`);
  return hash.digest('hex').slice(0, 12);
}

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
