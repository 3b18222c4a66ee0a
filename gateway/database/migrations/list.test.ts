import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { readProgram } from '#gateway/database/program.ts';
import { createLog } from '#gateway/log.ts';
import { openDatabase } from '#gateway/server/orm.ts';
import { runMigrations } from '#gateway/server/run-migrations.ts';
import { emptyDatabase, type TestDatabase } from '#gateway/testing/database.ts';
import { printSchema } from '#gateway/testing/print-schema.ts';
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

const SEED = [
  `insert into users values ('u1', 'one@chalkline.test', true, now(), now())`,
  `insert into picks (id, league, tier, status, team_one, team_two, pick, pick_details, date, time, starts_at, published_at, readable_at, created_at, updated_at)
   select 'pick_' || n, 'NFL', 'FREE', 'PUBLISHED', 'A', 'B', 'A', 'B', '2031-11-20', '20:15', '2031-11-21T01:15Z', now(), now(), now(), now()
     from generate_series(1, 100) n`,
  `update picks set pick = 'C' where id < 'pick_5'`,
  `insert into audit_log (at, actor, action, target, details) values (now(), 'u1', 'pick.create', 'pick_1', '{}')`,
];

const [baseline, ...later] = MIGRATIONS.map(({ name }) => name);

test('every migration goes up, down and up again on seeded data, and each time the schema is the same', async () => {
  await orm.migrator.up({ migrations: [String(baseline)] });
  const shapes = [await printSchema(sql)];
  for (const name of later) {
    await orm.migrator.up({ migrations: [name] });
    shapes.push(await printSchema(sql));
  }
  for (const statement of SEED) await sql.query(statement);
  for (const [index, name] of [...later.entries()].reverse()) {
    await orm.migrator.down({ migrations: [name] });
    expect(await printSchema(sql)).toBe(shapes[index]);
    await orm.migrator.up({ migrations: [name] });
    expect(await printSchema(sql)).toBe(shapes[index + 1]);
    await orm.migrator.down({ migrations: [name] });
  }
  await orm.migrator.up();
  expect(await printSchema(sql)).toBe(shapes.at(-1));
});

test('running plans keep their next charge and renew by New York’s day afterwards', async () => {
  await orm.migrator.up();
  await orm.migrator.down({ migrations: ['0002-new-york-days'] });
  await sql.query(`insert into users (id, email, trial_ends_at, created_at) select 'p' || n, n || '@plans.test', now(), now()
                     from generate_series(1, 4) n`);
  const plans = `insert into subscriptions (id, user_id, state, tier, current_period_starts_at, current_period_ends_at, anchor_day, ended_at,
                                            created_at, updated_at)
    values ('evening', 'p1', 'active', 'PLUS', '2030-12-31T02:01Z', '2031-01-31T02:01Z', 31, null, now(), now()),
           ('first', 'p2', 'active', 'PLUS', '2031-03-01T02:01Z', '2031-04-01T02:01Z', 1, null, now(), now()),
           ('noon', 'p3', 'active', 'PLUS', '2030-12-31T17:00Z', '2031-01-31T17:00Z', 31, null, now(), now()),
           ('over', 'p4', 'ended', 'PLUS', '2030-12-31T02:01Z', '2031-01-31T02:01Z', 31, now(), now(), now())`;
  await sql.query(plans);
  const days = async () =>
    (await sql.query('select id, anchor_day, current_period_ends_at from subscriptions order by id')).rows;
  const before = await days();
  await orm.migrator.up();
  const after = await days();
  expect(after.map(({ id, anchor_day }) => [id, anchor_day])).toEqual([
    ['evening', 30],
    ['first', 31],
    ['noon', 31],
    ['over', 31],
  ]);
  expect(after.map((each) => each.current_period_ends_at)).toEqual(
    before.map((each) => each.current_period_ends_at),
  );
  await orm.migrator.down({ migrations: ['0002-new-york-days'] });
  expect(await days()).toEqual(before);
  await orm.migrator.up();
});

test('the migrations make what the entities declare: there is no drift', async () => {
  await orm.migrator.up();
  const drift = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  if (drift)
    throw new Error(
      `Add a migration to gateway/database/migrations/ and to its list.ts, or correct the entity (of a pick: gateway/picks/pick.entity.ts). Missing:\n${drift}`,
    );
});

test('they make no function and no trigger, which are the program’s', async () => {
  await orm.migrator.up();
  const made =
    'select (select count(*) from pg_proc where pronamespace = $1::regnamespace)::int as functions, (select count(*) from pg_trigger where not tgisinternal)::int as triggers';
  expect((await sql.query(made, ['public'])).rows).toEqual([{ functions: 0, triggers: 0 }]);
  await runMigrations(database.url, createLog('silent'));
  const { functions, triggers } = readProgram();
  expect((await sql.query(made, ['public'])).rows).toEqual([
    { functions: functions.length, triggers: triggers.length },
  ]);
});
