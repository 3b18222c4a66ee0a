import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { createLog } from '#gateway/log.ts';
import { runMigrations } from '#gateway/server/run-migrations.ts';
import { emptyDatabase, type TestDatabase } from '#gateway/testing/database.ts';
import { parseLeaf } from '#record/leaf/leaf.ts';
import { openingProblem, parseOpening } from '#record/leaf/opening.ts';
import { RulesCheck } from '#record/rules/rules-check.ts';

/**
 * Picks from before the log, as the migrations before the baseline entered them: graded, void, withdrawn after the start,
 * posted late, to come, and a draft.
 */
let database: TestDatabase;
let sql: pg.Client;

const COLUMNS =
  'id, league, tier, status, team_one, team_two, pick, pick_details, market, odds, units, date, time, starts_at, published_at, readable_at, created_at, updated_at, result, graded_at, withdrawn_at';
const MORNING = '2024-10-01T14:00:00Z';
const START = '2024-10-01T17:00:00Z';
const NIGHT = '2024-10-01T23:00:00Z';

interface Old {
  status?: string;
  result?: string;
  posted?: string | null;
  startsAt?: string;
  withdrawnAt?: string;
}

const insert = (id: string, { status = 'PUBLISHED', result = 'PENDING', posted = MORNING, ...old }: Old) => {
  const startsAt = old.startsAt ?? START;
  return sql.query(
    `insert into picks (${COLUMNS}) values ($1, 'NFL', 'PLUS', $2, 'Bills', 'Jets', 'Bills -3.5', 'Rested “well” \\ "quoted".',
       'SPREAD', 1.91, 2, $3, '13:00', $4, $5, $5, $6, $6, $7, $8, $9)`,
    [
      ...[id, status, startsAt.slice(0, 10), startsAt, posted, posted ?? MORNING],
      ...[result, result === 'PENDING' ? null : NIGHT, old.withdrawnAt ?? null],
    ],
  );
};
const rows = async (text: string) => (await sql.query(text)).rows;

const IMPORT = [
  `update picks set imported = true, late = published_at >= starts_at, withdrawn_reason = case when status = 'WITHDRAWN' then 'Before the log began' end,
     reveal_on = greatest(date, (starts_at at time zone 'America/New_York')::date, (now() at time zone 'America/New_York')::date)
    where status <> 'DRAFT'`,
  'select record_seal(picks) from picks where imported order by published_at, id',
  `insert into pick_grades (pick_id, n, at, result, void_reason, source)
     select id, 1, graded_at, result, case when result = 'VOID' then 'BEFORE_THE_LOG' end, 'Before the log began'
       from picks where imported and result <> 'PENDING'`,
  `select case when result = 'VOID'
       then record_append('void', (select row_to_json(f) from (select pick_id as pick, void_reason as reason, null as note, null as author) f), now())
       else record_append('grade', (select row_to_json(f) from (select pick_id as pick, result, null as score, source, null as author, null as reason) f), now())
     end from (select * from pick_grades order by at, pick_id) g`,
  `select record_append('withdraw', (select row_to_json(f) from (select id as pick, withdrawn_reason as reason, null as author) f), now())
     from picks where imported and status = 'WITHDRAWN' order by withdrawn_at, id`,
];

beforeAll(async () => {
  database = await emptyDatabase();
  await runMigrations(database.url, createLog('silent'));
  sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
  for (const table of ['picks', 'pick_grades']) await sql.query(`alter table ${table} disable trigger user`);
  await insert('pick_won', { result: 'WIN' });
  await insert('pick_void', { result: 'VOID' });
  await insert('pick_withdrawn', { status: 'WITHDRAWN', withdrawnAt: NIGHT });
  await insert('pick_late', { posted: NIGHT, result: 'LOSS' });
  await insert('pick_started', {});
  await insert('pick_to_come', { startsAt: '2099-10-01T17:00:00Z' });
  await insert('pick_draft', { status: 'DRAFT', posted: null });
  for (const statement of IMPORT) await sql.query(statement);
  for (const table of ['picks', 'pick_grades']) await sql.query(`alter table ${table} enable trigger user`);
});

afterAll(async () => {
  await sql.end();
  await database.drop();
});

const leaves = async () =>
  (await rows('select index, body from record_leaves order by index')).map(({ index, body }) => ({
    index: Number(index),
    leaf: parseLeaf(body),
  }));

test('picks from before enter as imports, with what became of them; drafts do not', async () => {
  const kinds = (await leaves()).map(({ leaf }) =>
    'pick' in leaf ? `${leaf.kind} ${leaf.pick}` : leaf.kind,
  );
  expect(kinds.slice(0, 6).sort()).toEqual(
    ['late', 'started', 'to_come', 'void', 'withdrawn', 'won'].map((name) => `import pick_${name}`),
  );
  expect(kinds.slice(6).sort()).toEqual([
    'grade pick_late',
    'grade pick_won',
    'void pick_void',
    'withdraw pick_withdrawn',
  ]);
  const marked = await rows(
    "select id, imported, late from picks where imported or late or id = 'pick_draft' order by id",
  );
  expect(marked.filter(({ imported }) => !imported)).toEqual([
    { id: 'pick_draft', imported: false, late: false },
  ]);
  expect(marked.filter(({ late }) => late)).toEqual([{ id: 'pick_late', imported: true, late: true }]);
});

test('each opens by its own words, and the check finds no broken rule', async () => {
  const check = new RulesCheck();
  const opened = await rows(
    `select o.index, row_to_json(f) as opening from record_openings o cross join lateral (select o.index,
       encode(o.salt, 'base64') as salt, o.bet, encode(o.why_salt, 'base64') as "whySalt", o.why) f`,
  );
  const openings = new Map(opened.map(({ index, opening }) => [Number(index), parseOpening(opening)]));
  for (const { index, leaf } of await leaves()) {
    const opening = openings.get(index) ?? null;
    if (opening) expect(openingProblem(leaf, opening)).toBeNull();
    check.take(index, leaf, opening);
  }
  const record = check.provenRecord(Date.parse('2027-01-01T00:00:00Z'));
  expect(check.findings).toEqual([]);
  expect(record).toMatchObject({
    picks: 0,
    imported: { picks: 6, tally: { wins: 1, voids: 1, withdrawn: 1, losses: 1 } },
  });
});

test('an imported pick is frozen once its game starts, and can be withdrawn before', async () => {
  await expect(
    sql.query("update picks set status = 'WITHDRAWN', updated_at = now() where id = 'pick_started'"),
  ).rejects.toMatchObject({ code: expect.stringMatching(/^CL00/) });
  await sql.query("update picks set status = 'WITHDRAWN', updated_at = now() where id = 'pick_to_come'");
  expect((await leaves()).at(-1)?.leaf).toMatchObject({ kind: 'withdraw', pick: 'pick_to_come' });
});
