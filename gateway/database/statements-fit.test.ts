import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { migratedDatabase, type TestDatabase } from '#gateway/testing/database.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { checkStatements } from '#schema/codegen/statements/check-statements.ts';

const SUBSCRIPTIONS = 'gateway/billing/ledger/subscription-rows.sql';

let database: TestDatabase;
let client: pg.Client;
const folder = temporaryFolder();
beforeAll(async () => {
  database = await migratedDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** What is said of the statements while a change of the schema holds. */
async function whileChanged(change: string) {
  await client.query(`begin; ${change}`);
  const checked = await checkStatements(client);
  await client.query('rollback');
  return checked;
}

/** The module and the problems of a file of one statement. */
async function checked(text: string) {
  const file = 'gateway/users/example.sql';
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  const { modules, problems } = await checkStatements(client, folder);
  return { module: modules.get(`${file}.ts`) ?? '', problems };
}

test('every statement fits the schema, and its module is what npm run codegen writes', async () => {
  const { modules, problems } = await checkStatements(client);
  expect(problems).toEqual([]);
  for (const [file, text] of modules) expect([file, readFileSync(file, 'utf8')]).toEqual([file, text]);
});

test('a renamed column is found with the file, the line and the name of each statement', async () => {
  const { problems } = await whileChanged('alter table subscriptions rename column due_at to falls_due_at');
  const lines = readFileSync(SUBSCRIPTIONS, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('and s.due_at <= :now')) + 1;
  expect(problems).toContain(`${SUBSCRIPTIONS}:${line} lockDueSubscription: column s.due_at does not exist`);
  expect(problems.filter((problem) => problem.includes('lockLiveSubscription'))).toEqual([]);
});

test('a dropped column leaves the type of who reads all of them, so that the compiler names its readers', async () => {
  const { modules, problems } = await whileChanged('alter table subscriptions drop column failed_attempts');
  expect(problems.filter((problem) => problem.startsWith(SUBSCRIPTIONS))).toEqual([]);
  expect(modules.get(`${SUBSCRIPTIONS}.ts`)).not.toContain('failedAttempts');
});

test('types say what is null: columns, expressions, what an outer join leaves out, and what a mark says', async () => {
  const { module } = await checked(`-- name: example
    select u.email, s.tier, count(*) as n, count(*)::int as "sure!", u.email as "maybe?"
      from users u left join subscriptions s on s.user_id = u.id group by u.email, s.tier;`);
  expect(module).toContain(`  email: string;
  maybe: string | null;
  n: string | null;
  sure: number;
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP' | null;`);
  expect(module).toContain('"sure", u.email as "maybe"');
});

test.each([
  [
    'a table',
    'select 1 from no_such_table',
    'example.sql:2 example: relation "no_such_table" does not exist',
  ],
  [
    'a value of another type',
    'select :a::int where :a',
    'example: argument of WHERE must be type boolean, not type integer',
  ],
  ['a column without a name', 'select 1', 'example: a column is called ?column?: give it a name'],
  [
    'a type that nobody reads yet',
    `select '1 day'::interval as day`,
    'example: day has the type interval, which',
  ],
])('refuses %s', async (_, text, problem) => {
  const { problems } = await checked(`-- name: example\n${text};`);
  expect(problems.join()).toContain(problem);
});

test('a part of a larger statement may name its guard', async () => {
  const { module, problems } = await checked(`-- name: example
    update users set email = :email where id = :id and exists (select from guard);`);
  expect(problems).toEqual([]);
  expect(module).toContain('email: string;\n  id: string;');
});

test('a comment says no type that the database knows', async () => {
  const { problems } = await checked(`-- name: example
-- type: tier is Tier of #schema/rules/access/tiers.ts
select tier from subscriptions;`);
  expect(problems).toEqual([
    'gateway/users/example.sql:3 example: tier has a type in a comment, and the database knows it',
  ]);
});
