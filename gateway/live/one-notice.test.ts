import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { migratedDatabase, type TestDatabase } from '#gateway/testing/database.ts';
import { CHANNEL, type Notice, noticesOf } from './notifications.ts';

let database: TestDatabase;
let sql: pg.Client;
let heard: string[];

beforeAll(async () => {
  database = await migratedDatabase();
  sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
  sql.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await sql.query(`listen ${CHANNEL}`);
});
beforeEach(() => {
  heard = [];
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const members = (...ids: string[]) =>
  `insert into users (id, email, trial_ends_at, created_at)
   select id, id || '@chalkline.test', now(), now() from unnest('{${ids}}'::text[]) id`;
const picks = (count: number, prefix: string) => `
  insert into picks (id, league, tier, status, team_one, team_two, pick, pick_details, date, time, starts_at, published_at, readable_at, created_at, updated_at)
  select '${prefix}' || n, 'NFL', 'FREE', 'PUBLISHED', 'A', 'B', 'A', 'B', '2031-11-20', '20:15', '2031-11-21T01:15Z', now(), now(), now(), now()
    from generate_series(1, ${count}) n`;

/** The notices of one transaction. */
async function told(...statements: string[]): Promise<Notice[][]> {
  for (const statement of ['begin', ...statements, 'commit', 'select 1']) await sql.query(statement);
  return heard.map(noticesOf);
}

test('a transaction sends one notification of all picks that it changes, and one of each member', async () => {
  const [first, second, notices, ...more] = await told(members('a', 'b'), picks(3, 'one_'));
  expect([first, second, more]).toEqual([[{ reader: 'a' }], [{ reader: 'b' }], []]);
  expect(notices).toHaveLength(3);
  expect(notices).toContainEqual(
    expect.objectContaining({ pickId: 'one_1', kind: 'RELEASED', toDay: '2031-11-20' }),
  );
});

test.each([
  ["update users set trial_ends_at = now() where id = 'e'", ['e']],
  ["update users set sessions_valid_since = now() where id = 'e'", ['e']],
  ["update users set id = 'f' where id = 'e'", ['e', 'f']],
  ["delete from users where id = 'e'", ['e']],
  ["update users set created_at = now() where id = 'e'", []],
])('%s tells %j', async (write, readers) => {
  await sql.query(members('e'));
  heard = [];
  expect(await told(write)).toEqual(readers.map((reader) => [{ reader }]));
  await sql.query("delete from users where id in ('e', 'f')");
});

test('the same member is named once, what was rolled back is not announced, and the next transaction starts over', async () => {
  const again = `update users set role = 'SUPPORT' where id = 'c'`;
  const lost = ['savepoint before', members('lost'), 'rollback to savepoint before'];
  expect(await told(members('c'), again, ...lost)).toEqual([[{ reader: 'c' }]]);
  heard = [];
  expect(await told('select 1')).toEqual([]);
  expect(await told(members('d'))).toEqual([[{ reader: 'd' }]]);
});

test('what one notification cannot hold is sent in several', async () => {
  const notices = await told(picks(200, 'many_'));
  expect(notices.flat()).toHaveLength(200);
  expect(notices.length).toBeLessThan(10);
  for (const payload of heard) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
});

test('every table that has something to tell sends it', async () => {
  const { rows } = await sql.query(`
    select tgrelid::regclass::text as "table", bool_or(prosrc ~ 'live_send_notices|live_tell_reader') as sends from pg_trigger
      join pg_proc on pg_proc.oid = tgfoid where prosrc ~ 'live_' group by tgrelid
      having bool_or(prosrc ~ 'live_collect|live_keep_pick_change|live_tell_reader')`);
  expect(rows.filter(({ sends }) => !sends)).toEqual([]);
  expect(rows.map(({ table }) => table).sort()).toEqual([
    'api_keys',
    'passkeys',
    'picks',
    'sessions',
    'subscriptions',
    'users',
  ]);
});
