import 'reflect-metadata';
import pg from 'pg';
import { cursorOf } from '#gateway/database/cursor.ts';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway, TODAY } from '#gateway/testing/gateway.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';

/**
 * Lists stay as quick as they are: today's picks at 10,000,000 rows against 100,000, and
 * page 100,000 of an admin table against page 1, at most 1.2 times each; and the same of a page of a year of picks.
 * Two gateways on two databases of one PostgreSQL are asked in turn, whole requests through /graphql; medians. A few
 * minutes, most of them filling.
 *
 *   node --import tsx bench/lists.ts [picks in the large table, 10000000 when left out]
 */
const SMALL = 100_000;
const LARGE = Number(process.argv[2] ?? 10_000_000);
const PICKS_A_DAY = 30;
const PAGE = 20;
const DEEP_PAGE = 100_000;
const MEMBERS = PAGE * DEEP_PAGE + 1_000;
const ROUNDS = 300;
const PROMISE = 1.2;

const BOARD =
  '{ board { totalCount picks { id sport subscription teamOne teamTwo date time pick odds locked } } }';
const PICKS = `query ($filter: PickFilter) {
  picks(first: 30, filter: $filter) { nodes { id sport subscription date pick } pageInfo { endCursor } } }`;
const TABLE = `query ($after: String) {
  members(first: ${PAGE}, after: $after) { nodes { id email planStatus } pageInfo { endCursor } } }`;

/** Picks of as many days as they fill, the last of them today. */
const picks = (count: number) => `
  insert into picks (id, league, tier, status, team_one, team_two, pick, pick_details, odds, units, analyst,
                     date, time, starts_at, published_at, readable_at, result, created_at, updated_at)
  select 'pick_' || lpad(n::text, 12, '0'), (array['NFL','NBA','MLB','NHL'])[1 + n % 4],
         (array['FREE','PLUS','PREMIUM','VIP'])[1 + n % 4], 'PUBLISHED', 'Buffalo Bills', 'Houston Texans',
         'Bills -3.5', 'Rest.', 1.91, 2, 'Model ' || n % 5,
         day, '20:15', day + interval '25 hours', day, day, 'WIN', day, day
    from generate_series(0, ${count - 1}) n, lateral (select date '${TODAY}' - n / ${PICKS_A_DAY} as day) d`;

const members = (count: number) => `
  insert into users (id, email, is_admin, trial_ends_at, created_at)
  select 'member_' || lpad(n::text, 12, '0'), 'member' || n || '@many.test', false, now(), '2020-01-01'::timestamptz + n * interval '1 minute'
    from generate_series(1, ${count}) n`;

/**
 * Fills a table at once: not logged, without what triggers would write of each row, and without its secondary indexes,
 * which are made again behind it exactly as the migrations did.
 */
async function fill(sql: pg.Client, table: 'picks' | 'users', insert: string): Promise<void> {
  const { rows } = await sql.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
       from pg_index left join pg_constraint c on c.conindid = indexrelid
      where indrelid = '${table}'::regclass and c.oid is null`,
  );
  for (const { name } of rows) await sql.query(`drop index ${name}`);
  // Ten million leaves of the record would be another measurement.
  await sql.query(`alter table ${table} disable trigger user`);
  await sql.query(insert);
  await sql.query(`alter table ${table} enable trigger user`);
  for (const { made } of rows) await sql.query(made);
  await sql.query(`vacuum (analyze) ${table}`);
}

interface Side {
  name: string;
  gateway: TestGateway;
  user: TestUser;
  query: string;
  variables?: Record<string, unknown>;
  answered: string;
}

async function milliseconds({ gateway, user, query, variables, answered }: Side): Promise<number> {
  const start = performance.now();
  const { text } = await ask(gateway, query, variables, user);
  const took = performance.now() - start;
  if (!text.includes(answered)) throw new Error(text.slice(0, 500));
  return took;
}

/** Both in turn; tells the medians and whether the large one keeps to the promise. */
async function compare(what: string, small: Side, large: Side): Promise<boolean> {
  const took: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS + 50; round += 1) {
    const order = round % 2 ? [small, large] : [large, small];
    for (const side of order) {
      const figure = await milliseconds(side);
      if (round >= 50) took[side === small ? 0 : 1].push(figure);
    }
  }
  const [one, other] = took.map((figures) => figures.sort((a, b) => a - b)[ROUNDS / 2] ?? Number.NaN) as [
    number,
    number,
  ];
  const ratio = other / one;
  const figures = `${small.name} ${one.toFixed(2)} ms, ${large.name} ${other.toFixed(2)} ms`;
  process.stdout.write(`${what.padEnd(22)} ${figures}: ${ratio.toFixed(2)} ×\n`);
  return ratio <= PROMISE;
}

async function measure(small: TestGateway, large: TestGateway): Promise<boolean> {
  const plan = { plan: { tier: 'PLUS' as const } };
  const [reader, many] = [await member(small, plan), await member(large, plan)];
  const admin = await member(large, { role: 'OWNER' });
  const place = await deepPlace(large);
  const long = { filter: { from: addDays(TODAY, -400), to: addDays(TODAY, -40) } };
  const far = { filter: { from: addDays(TODAY, -200_000), to: addDays(TODAY, -199_640) } };
  const sizes = [`${SMALL / 1_000}k rows`, `${LARGE / 1_000_000}M rows`] as const;
  const side = (name: string, gateway: TestGateway, user: TestUser) => ({ name, gateway, user });
  const unchanged = [
    await compare(
      'today’s picks',
      { ...side(sizes[0], small, reader), query: BOARD, answered: `"totalCount":${PICKS_A_DAY}` },
      { ...side(sizes[1], large, many), query: BOARD, answered: `"totalCount":${PICKS_A_DAY}` },
    ),
    await compare(
      'a year of picks',
      { ...side(sizes[0], small, reader), query: PICKS, variables: long, answered: 'Bills' },
      {
        ...side(`${sizes[1]}, long ago`, large, many),
        query: PICKS,
        variables: LARGE > 7_000_000 ? far : long,
        answered: 'Bills',
      },
    ),
    await compare(
      'the table of members',
      { ...side('page 1', large, admin), query: TABLE, answered: '@many.test' },
      {
        ...side(`page ${DEEP_PAGE.toLocaleString('en-US')}`, large, admin),
        query: TABLE,
        variables: { after: cursorOf('members', place, large.env.SIGNING_KEY) },
        answered: '@many.test',
      },
    ),
  ];
  process.stdout.write(`promise: at most ${PROMISE} ×\n`);
  return unchanged.every(Boolean);
}

/** The place of the last member of the page before the deep one, found the slow way. */
async function deepPlace({ databaseUrl }: TestGateway): Promise<[createdAt: string, id: string]> {
  const sql = await connected(databaseUrl);
  const { rows } = await sql.query<{ created_at: Date; id: string }>(
    'select created_at, id from users order by created_at desc, id desc offset $1 limit 1',
    [PAGE * (DEEP_PAGE - 1) - 1],
  );
  await sql.end();
  const [row] = rows;
  if (!row) throw new Error(`There are no ${DEEP_PAGE} pages`);
  return [row.created_at.toISOString(), row.id];
}

async function connected(connectionString: string): Promise<pg.Client> {
  const sql = new pg.Client({ connectionString });
  await sql.connect();
  await sql.query("set maintenance_work_mem = '1GB'");
  // No triggers and no foreign keys on this connection.
  await sql.query('set session_replication_role = replica');
  return sql;
}

await startWorld();
const small = await openGateway({ LOG_LEVEL: 'silent' });
const large = await openGateway({ LOG_LEVEL: 'silent' });
try {
  const started = performance.now();
  for (const [gateway, picksWanted, membersWanted] of [
    [small, SMALL, 1_000],
    [large, LARGE, MEMBERS],
  ] as const) {
    const sql = await connected(gateway.databaseUrl);
    await sql.query('alter table picks set unlogged');
    await fill(sql, 'picks', picks(picksWanted));
    await fill(sql, 'users', members(membersWanted));
    await sql.end();
  }
  process.stdout.write(`filled in ${((performance.now() - started) / 1_000).toFixed(0)} s\n`);
  process.exitCode = (await measure(small, large)) ? 0 : 1;
} finally {
  await Promise.all([small.close(), large.close()]);
  await stopWorld();
}
