import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readProgram } from '#gateway/database/program.ts';
import { createLog } from '#gateway/log.ts';
import { runMigrations } from '#gateway/server/run-migrations.ts';
import { emptyDatabase, type TestDatabase } from '#gateway/testing/database.ts';
import { printSchema } from '#gateway/testing/print-schema.ts';
import { MIGRATIONS } from './list.ts';

/** The schema that the 39 migrations before the baseline had made on November 23, 2026, as PostgreSQL printed it then. */
const OLD_SCHEMA = readFileSync('gateway/testing/database-0039.sql', 'utf8');
/**
 * What a new database is (gateway/database/committed-schema.test.ts), without the sentences above it. From the file, and not from
 * another database: a wrong text of the program would be in both.
 */
const COMMITTED_SCHEMA = readFileSync('schema/database.sql', 'utf8').replace(/^(--.*\n)+\n/, '');
const OLD_ROWS = `
  set session_replication_role = replica;
  insert into record_head (id) values (1);
  set session_replication_role = default;
  insert into picks_version (id) values (1);
  insert into migrations (name) values ('0001-first-light'), ('0002-honest-record'), ('0038-days-in-parts'), ('0039-imported-picks');
  insert into users (id, email, trial_ends_at, created_at) values ('u1', 'one@chalkline.test', now(), now());
  insert into picks (id, league, tier, status, team_one, team_two, pick, pick_details, date, time, starts_at, published_at, readable_at, created_at, updated_at)
    values ('pick_1', 'NFL', 'FREE', 'PUBLISHED', 'A', 'B', 'A', 'B', '2031-11-20', '20:15', '2031-11-21T01:15Z', now(), now(), now(), now())`;

let database: TestDatabase;
let sql: pg.Client;

beforeEach(async () => {
  database = await emptyDatabase();
  sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
});
afterEach(async () => {
  await sql.end();
  await database.drop();
});

const log = createLog('silent');
/** Migrations since the baseline. */
const LATER = MIGRATIONS.length - 1;
const restore = async () => {
  await sql.query(`set check_function_bodies = off; ${OLD_SCHEMA}`);
  await sql.query('set check_function_bodies = on');
  await sql.query(OLD_ROWS);
};
const leaves = async () => (await sql.query('select * from record_leaves order by index')).rows;

describe('a database of the old chain', () => {
  beforeEach(restore);

  test('is what its migrations had made', async () => {
    expect(await printSchema(sql)).toBe(OLD_SCHEMA);
  });

  test('goes on without a change to its rows, and is then what was reviewed, to the letter', async () => {
    const before = await leaves();
    expect(before).toHaveLength(1);
    expect(await runMigrations(database.url, log)).toEqual({ migrations: LATER, program: true });
    expect(await printSchema(sql)).toBe(COMMITTED_SCHEMA);
    expect(await leaves()).toEqual(before);
    expect(await runMigrations(database.url, log)).toEqual({ migrations: 0, program: false });
  });

  test('keeps the tables, columns, constraints and indexes that it had', async () => {
    // Triggers may name columns of later migrations.
    const program = { ...readProgram(), triggers: [] };
    await runMigrations(database.url, log, { migrations: MIGRATIONS.slice(0, 1), program });
    const tables = (text: string) => text.slice(0, text.indexOf('CREATE OR REPLACE FUNCTION'));
    const added = /create table database_program \([^;]*;\n+/;
    expect(tables(await printSchema(sql)).replace(added, '')).toBe(tables(OLD_SCHEMA));
  });

  test('one whose chain is older is refused with what to do, and nothing changes', async () => {
    await sql.query("delete from migrations where name > '0039'");
    await expect(runMigrations(database.url, log)).rejects.toThrow(
      'This database has run the migrations before 0001-baseline up to 0038-days-in-parts, and only one that has run all of them, up to 0039-imported-picks, can go on. Run "migrate" of the build',
    );
    expect(await printSchema(sql)).toBe(OLD_SCHEMA);
  });
});

test('a database that a newer build migrated is refused by name, and nothing changes', async () => {
  await runMigrations(database.url, log);
  await sql.query("insert into migrations (name) values ('0777-of-tomorrow')");
  await sql.query('drop function record_recount');
  await expect(runMigrations(database.url, log)).rejects.toThrow(
    'This database has run migrations that this build does not have: 0777-of-tomorrow. Run "migrate" of the newer build',
  );
  expect((await sql.query("select from pg_proc where proname = 'record_recount'")).rowCount).toBe(0);
});
