import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { setTimeouts } from '#gateway/database/direct-connection.ts';
import { MIGRATIONS } from '#gateway/database/migrations/list.ts';
import { readProgram } from '#gateway/database/program.ts';
import { sqlFile, sqlFilesIn } from '#gateway/database/sql-files.ts';
import { runMigrations } from '#gateway/server/run-migrations.ts';

export interface TestDatabase {
  url: string;
  /**
   * DATABASE_URL; DATABASE_DIRECT_URL where the tests run through a pooler (`npm run test:pooled`); DATABASE_READ_URL where
   * there is a standby (`npm run test:lagging`).
   */
  environment: Record<string, string>;
  drop(): Promise<void>;
}

/** An empty database on the real PostgreSQL of the test world. */
export function emptyDatabase(): Promise<TestDatabase> {
  return newDatabase('template1');
}

/** A database with the schema of today and no row: a copy, which takes a fifth of the time that migrating does. */
export async function migratedDatabase(): Promise<TestDatabase> {
  template ??= makeTemplate();
  return newDatabase(await template);
}

let template: Promise<string> | null = null;

/** The name of the database to copy. The first process that asks makes it, and the others wait for that. */
async function makeTemplate(): Promise<string> {
  const migrations = MIGRATIONS.map(({ class: migration }) => migration.toString());
  const words = [...migrations, ...sqlFilesIn('migrations').map(sqlFile), readProgram().hash].join();
  const name = `test_template_${createHash('sha256').update(words).digest('hex').slice(0, 12)}`;
  await administer(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    // It gets its name when it is whole; nobody may be connected to what is renamed or copied.
    const making = `${name}_in_the_making`;
    await client.query(`drop database if exists ${making} with (force)`);
    await client.query(`create database ${making}`);
    await runMigrations(urlOf(making), pino({ enabled: false }));
    await withClient(urlOf(making), (made) => made.query("update record_head set clock = 'MOVABLE'"));
    await client.query(`alter database ${making} rename to ${name}`);
  });
  return name;
}

async function newDatabase(copied: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied as files it costs a third of the processor time that copying through the log does.
  await administer((client) => client.query(`create database ${name} template ${copied} strategy file_copy`));
  return {
    url: urlOf(name),
    environment: await environmentOf(name),
    drop: () => administer((client) => client.query(`drop database ${name} with (force)`)),
  };
}

async function environmentOf(name: string): Promise<Record<string, string>> {
  const { TEST_POOLED_URL: pooled, TEST_STANDBY_URL: standby } = process.env;
  const reads: Record<string, string> = standby ? { DATABASE_READ_URL: urlOf(name, standby) } : {};
  if (!pooled) return { DATABASE_URL: urlOf(name), ...reads };
  await setTimeouts(urlOf(name));
  return { DATABASE_URL: urlOf(name, pooled), DATABASE_DIRECT_URL: urlOf(name), ...reads };
}

function urlOf(name: string, server = required('TEST_DATABASE_URL')): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** The same database as the superuser, who may read files. */
export function superuserUrl(databaseUrl: string): string {
  return urlOf(new URL(databaseUrl).pathname.slice(1));
}

/** Does something that no other process of the tests does at the same time under that name. */
export function whileLocked(name: string, act: () => Promise<void>): Promise<void> {
  return administer(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    await act();
  });
}

/** Does something as superuser, connected to the maintenance database. */
function administer(act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  return withClient(required('TEST_DATABASE_URL'), act);
}

async function withClient(url: string, act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

export function required(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: run the tests with npm test, or npx jest --selectProjects gateway`);
  return value;
}
