import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { MIGRATIONS } from '#gateway/database/migrations/list.ts';
import { createLog } from '#gateway/log.ts';
import { blockingProblem, tablesMade } from '#gateway/testing/blocking-statements.ts';
import { migratedDatabase, type TestDatabase } from '#gateway/testing/database.ts';
import { until } from '#local/testing/until.ts';
import { runMigrations } from './run-migrations.ts';

let database: TestDatabase;
let sql: pg.Client;

beforeAll(async () => {
  database = await migratedDatabase();
  sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
  await sql.query('create table large (id bigserial primary key, day date not null)');
  await sql.query(`insert into large (day) select current_date from generate_series(1, 100000)`);
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

/** An index as a later release would add one. */
class LaterIndex extends Migration {
  override isTransactional(): boolean {
    return false;
  }
  override up(): void {
    // Building waits for transactions that are older than it, and nobody waits behind it.
    this.addSql('set lock_timeout = 0');
    this.addSql('drop index concurrently if exists large_day');
    this.addSql('create index concurrently large_day on large (day)');
    this.addSql('reset lock_timeout');
  }
}
class LaterColumn extends Migration {
  override up(): void {
    this.addSql('alter table large add column note text');
  }
}
const withMore = (...classes: (new (...args: never[]) => Migration)[]) => [
  ...MIGRATIONS,
  ...classes.map((each) => ({
    name: `9999-${each.name}`,
    class: each as (typeof MIGRATIONS)[number]['class'],
  })),
];

const log = createLog('silent');

/** Writes without a pause until it is stopped; answers the longest that a write took, in milliseconds. */
async function writer(isOver: () => boolean): Promise<number> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  let longest = 0;
  while (!isOver()) {
    const began = performance.now();
    await client.query('insert into large (day) values (current_date)');
    longest = Math.max(longest, performance.now() - began);
  }
  await client.end();
  return longest;
}

const building = `select from pg_stat_activity where datname = current_database() and query ilike 'create index concurrently%'
  and wait_event_type = 'Lock'`;

test('an index is built while writers go on, an old transaction is open, and a second migrate waits', async () => {
  const old = new pg.Client({ connectionString: database.url });
  await old.connect();
  await old.query('begin isolation level repeatable read; select count(*) from large');
  let over = false;
  const writers = [1, 2].map(() => writer(() => over));
  const runs = [1, 2].map(() => runMigrations(database.url, log, { migrations: withMore(LaterIndex) }));
  await until(async () => (await sql.query(building)).rowCount === 1);
  await old.query('commit');
  await old.end();
  expect((await Promise.all(runs)).map(({ migrations }) => migrations).sort()).toEqual([0, 1]);
  over = true;
  expect(Math.max(...(await Promise.all(writers)))).toBeLessThan(10_000);
  const { rows } = await sql.query(
    `select indisvalid from pg_index where indexrelid = 'large_day'::regclass`,
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});

test('a lock that is not to be had is given up after a second and tried again, so writers go on', async () => {
  const reader = new pg.Client({ connectionString: database.url });
  await reader.connect();
  await reader.query('begin; select count(*) from large');
  let over = false;
  const longest = writer(() => over);
  const run = runMigrations(database.url, log, { migrations: withMore(LaterIndex, LaterColumn) });
  const waiting = `select from pg_locks where relation = 'large'::regclass and not granted and mode = 'AccessExclusiveLock'`;
  const waits = async () => (await sql.query(waiting)).rowCount === 1;
  await until(waits);
  await until(async () => !(await waits()));
  await reader.query('commit');
  await reader.end();
  expect(await run).toEqual({ migrations: 1, program: false });
  over = true;
  expect(await longest).toBeLessThan(10_000);
});

describe('no migration stops writers of a table that may be large', () => {
  test('those that are here', () => {
    // Before the first there was no row.
    const later = MIGRATIONS.slice(1);
    const problems = later.flatMap(({ name, class: Class }) => {
      const migration = new Class(undefined as never, undefined as never);
      migration.up();
      const statements = migration.getQueries().map(String);
      const made = tablesMade(statements);
      return statements.flatMap((statement) => {
        const problem = blockingProblem(statement, made);
        return problem ? [`${name}: ${problem}`] : [];
      });
    });
    expect(problems).toEqual([]);
  });

  test.each([
    'create index "a_b" on "a" ("b")',
    'create unique index a_b on a (b)',
    'alter table a add constraint c foreign key (b) references d (e)',
    'alter table a add constraint c check (b > 0)',
    'alter table a add constraint c unique (b)',
    'alter table a alter column b type bigint',
    'alter table a alter column b set not null',
    `alter table a add column b uuid not null default gen_random_uuid()`,
    'update a set b = 1',
    'lock table a',
  ])('%s is recognized', (statement) => {
    expect(blockingProblem(statement, [])).not.toBeNull();
    expect(blockingProblem(statement.replace(/\ba\b|"a"/, 'fresh'), ['fresh'])).toBeNull();
  });

  test('so are an index that is dropped and a domain that is narrowed, whatever table they are of', () => {
    expect(blockingProblem('drop index a_b', ['a'])).toContain('concurrently');
    expect(blockingProblem('alter domain a add constraint c check (value > 0)', ['a'])).toContain(
      'not valid',
    );
  });

  test.each([
    'create index concurrently a_b on a (b)',
    'alter table a add constraint c check (b > 0) not valid',
    'alter table a validate constraint c',
    'alter table a add constraint c unique using index a_b',
    `alter table a add column b text not null default ''`,
    'update a set b = 1 where c = 2',
    'create trigger t after insert on a for each row execute function f()',
  ])('%s is allowed', (statement) => {
    expect(blockingProblem(statement, [])).toBeNull();
  });
});
