import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { createLog } from '#gateway/log.ts';
import { runMigrations } from '#gateway/server/run-migrations.ts';
import { migratedDatabase, type TestDatabase } from '#gateway/testing/database.ts';
import { printSchema } from '#gateway/testing/print-schema.ts';
import { otherChain } from './other-chain.ts';

let database: TestDatabase;
let sql: pg.Client;

beforeEach(async () => {
  database = await migratedDatabase();
  sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
  // What `migrate` would put back.
  await sql.query('drop function record_recount');
});
afterEach(async () => {
  await sql.end();
  await database.drop();
});

test.each([
  [
    'an older chain made',
    "delete from migrations; insert into migrations (name) values ('0001-baseline'), ('0045-find-payments')",
    'This database was made by an older chain of migrations, up to 0045-find-payments, and this build begins with 0001-all-tables.',
  ],
  [
    'a newer build migrated',
    "insert into migrations (name) values ('0777-of-tomorrow')",
    'This database has run migrations that this build does not have: 0777-of-tomorrow. Run "migrate" of the newer build',
  ],
])('a database that %s is refused by name, and nothing changes', async (_, chain, sentence) => {
  await sql.query(chain);
  const names = async () => (await sql.query('select name from migrations order by id')).rows;
  const [schema, run] = [await printSchema(sql), await names()];
  await expect(runMigrations(database.url, createLog('silent'))).rejects.toThrow(sentence);
  expect(await printSchema(sql)).toBe(schema);
  expect(await names()).toEqual(run);
});

test.each([
  ['a new database', []],
  ['one of the build before', ['0001-all-tables']],
  ['one of this build', ['0001-all-tables', '0002-more']],
])('%s can be migrated', (_, run) => {
  expect(otherChain(run, ['0001-all-tables', '0002-more'])).toBeNull();
});
