import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { createLog } from '#gateway/log.ts';
import { openDatabase } from '#gateway/server/orm.ts';
import { emptyDatabase, type TestDatabase } from '#gateway/testing/database.ts';
import { MIGRATIONS } from './list.ts';

let database: TestDatabase;
let orm: Awaited<ReturnType<typeof openDatabase>>;
let sql: pg.Client;

beforeAll(async () => {
  database = await emptyDatabase();
  orm = await openDatabase(database.url, createLog('silent'));
  sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
});
afterAll(async () => {
  await sql.end();
  await orm.close(true);
  await database.drop();
});

/** Columns, indexes, constraints, triggers and functions of the schema, in one text. */
async function shape(): Promise<string> {
  const { rows } = await sql.query(`
    select 'column', table_name, column_name, data_type || ' ' || coalesce(character_maximum_length, numeric_precision, datetime_precision, 0)
           || ' ' || coalesce(numeric_scale, 0) || ' ' || is_nullable || ' ' || coalesce(column_default, '')
      from information_schema.columns where table_schema = 'public'
    union all select 'index', tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select 'constraint', conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select 'trigger', tgrelid::regclass::text, tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'function', '', proname, prosrc || coalesce(proconfig::text, '') from pg_proc where pronamespace = 'public'::regnamespace
    order by 1, 2, 3`);
  return rows.map((row) => Object.values(row).join(' | ')).join('\n');
}

/** Migrations that rewrite rows and change no shape. */
const ROWS_ALONE = ['0025-mail-names'];

const SEED = [
  `insert into users values ('u1', 'one@chalkline.test', true, now(), now())`,
  `insert into picks (id, league, tier, status, team_one, team_two, pick, pick_details, date, time, starts_at, published_at, readable_at, created_at, updated_at)
   select 'pick_' || n, 'NFL', 'FREE', 'PUBLISHED', 'A', 'B', 'A', 'B', '2031-11-20', '20:15', '2031-11-21T01:15Z', now(), now(), now(), now()
     from generate_series(1, 100) n`,
  `update picks set pick = 'C' where id < 'pick_5'`,
  `insert into audit_log (at, actor, action, target, details) values (now(), 'u1', 'pick.create', 'pick_1', '{}')`,
];

test('every migration goes up, down and up again on seeded data, and each time the schema is the same', async () => {
  const shapes = [await shape()];
  for (const { name } of MIGRATIONS) {
    await orm.migrator.up({ migrations: [name] });
    shapes.push(await shape());
  }
  expect(new Set(shapes).size).toBe(MIGRATIONS.length + 1 - ROWS_ALONE.length);
  for (const statement of SEED) await sql.query(statement);
  for (const [index, { name }] of [...MIGRATIONS.entries()].reverse()) {
    await orm.migrator.down({ migrations: [name] });
    await orm.migrator.up({ migrations: [name] });
    expect(await shape()).toBe(shapes[index + 1]);
    await orm.migrator.down({ migrations: [name] });
    expect(await shape()).toBe(index === 0 ? empty() : shapes[index]);
  }
  await orm.migrator.up();
  expect(await shape()).toBe(shapes.at(-1));

  /** What is left when all are down: the table in which MikroORM counts them. */
  function empty(): string {
    return (shapes[1] ?? '')
      .split('\n')
      .filter((line) => line.includes('migrations'))
      .join('\n');
  }
});

test('the migrations make what the entities declare: there is no drift', async () => {
  await orm.migrator.up();
  const drift = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  if (drift)
    throw new Error(
      `Add a migration to gateway/database/migrations/ and to its list.ts, or correct the entity (of a pick: gateway/picks/pick.entity.ts). Missing:\n${drift}`,
    );
});

test('a refund mail that waits under its earlier name is sent under the name of today', async () => {
  await orm.migrator.down({ migrations: ['0025-mail-names'] });
  await sql.query(
    `insert into outbox (key, recipient, template, data, created_at, next_attempt_at)
     values ('credited:inv_1', 'one@chalkline.test', 'credited', '{"amountCents": 100, "creditedAt": "2031-11-20"}', now(), now())`,
  );
  await orm.migrator.up();
  const { rows } = await sql.query('select template, data from outbox');
  expect(rows).toEqual([{ template: 'refunded', data: { amountCents: 100, refundedAt: '2031-11-20' } }]);
});
