import 'reflect-metadata';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway, TODAY } from '#gateway/testing/gateway.ts';
import { member, type Person } from '#gateway/testing/persons.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';

/**
 * Lists stay as quick as they are (DESIGN.md section 9): today's picks at 10,000,000 rows against 100,000, and
 * page 100,000 of an admin table against page 1, at most 1.2 times each. Each is measured as a whole request
 * through /graphql and as its statements alone, one after the other in one run, medians of all of them.
 *
 *   node --import tsx bench/lists.ts [picks in the large table, 10000000 when left out]
 */
const SMALL = 100_000;
const LARGE = Number(process.argv[2] ?? 10_000_000);
const MEMBERS = 2_100_000;
const PICKS_A_DAY = 30;
const ROUNDS = 300;

const TODAYS = `{ board { totalCount picks { id sport subscription teamOne teamTwo date time pick odds locked } } }`;
const NEWEST = `query ($after: String, $filter: PickFilter) {
  picks(first: 30, after: $after, filter: $filter) { nodes { id sport subscription date pick } pageInfo { endCursor } } }`;
const TABLE = 'query ($after: String) { members(first: 20, after: $after) { nodes { id email } pageInfo { endCursor } } }';

/** Picks of as many days as they fill, the last of them today; triggers and indexes as they are in production. */
async function fillPicks({ services: { database } }: TestGateway, from: number, to: number): Promise<void> {
  const sql = `
    insert into picks (id, league, tier, status, team_one, team_two, pick, pick_details, odds, units, analyst,
                       date, time, starts_at, published_at, readable_at, result, created_at, updated_at)
    select 'pick_' || md5(n::text), (array['NFL','NBA','MLB','NHL'])[1 + n % 4], (array['FREE','PLUS','PREMIUM','VIP'])[1 + n % 4],
           'PUBLISHED', 'Buffalo Bills', 'Houston Texans', 'Bills -3.5', 'Rest and a healthy line.', 1.91, 2, 'Model ' || n % 5,
           day, '20:15', day + interval '25 hours', day, day, 'WIN', day, day
      from generate_series(${from}::int, ${to - 1}::int) n,
           lateral (select date '${TODAY}' - n / ${PICKS_A_DAY} as day) d`;
  await inBlocks(database, sql);
}

async function fillMembers({ services: { database } }: TestGateway): Promise<void> {
  const sql = `
    insert into users (id, email, is_admin, trial_ends_at, created_at)
    select md5(n::text), md5(n::text) || '@many.test', false, now(), '2020-01-01'::timestamptz + n * interval '1 minute'
      from generate_series(1, ${MEMBERS}) n`;
  await inBlocks(database, sql);
}

/** In a session without the limit of time that requests have. */
async function inBlocks(database: TestGateway['services']['database'], sql: string): Promise<void> {
  await database.em.fork().transactional(async (em) => {
    await em.execute("set local statement_timeout = 0; set local synchronous_commit = off; set local work_mem = '256MB'");
    await em.execute(sql);
  });
}
