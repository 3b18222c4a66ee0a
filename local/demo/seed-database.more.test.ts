import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { type Postgres, startPostgres } from '#local/postgres/start-postgres.ts';
import { moveForward, now } from '#local/system/clock.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { runGatewayCommand } from '#local/world/gateway.ts';
import { gatewayEnvironment } from '#local/world/gateway-environment.ts';
import { parseCheckpoint } from '#record/checkpoint.ts';
import { Frontier } from '#record/merkle/frontier.ts';
import { textLeafHash } from '#record/merkle/hashes.ts';
import { COSIGNATURE, ED25519 } from '#record/note/keys.ts';
import { signerOf } from '#record/note/signing.ts';
import { checkCheckpoint } from '#record/policy/check-checkpoint.ts';
import { formatPolicy, parsePolicy } from '#record/policy/policy.ts';
import { addDays, easternDay, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { seedDatabase } from './seed-database.ts';

const DAY_MS = 86_400_000;
const folder = temporaryFolder();
const signers = {
  log: signerOf('localhost/record/log', ED25519),
  witness: signerOf('localhost/witness', COSIGNATURE),
};
let postgres: Postgres;
let client: pg.Client;

async function rows(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await client.query(sql, values)).rows;
}
const everything = () =>
  rows(`select id, status, result, "date"::text, published_at, graded_at from picks order by id`);
const ofDay = (day: string) =>
  rows(`select id, tier, status, result, starts_at from picks where "date" = $1 order by id`, [day]);
const today = () => easternDay(now());

beforeAll(async () => {
  process.env.CLOCK_FILE = join(folder, 'offset');
  // Midnight is far: no day ends while this is looked at.
  moveForward(easternInstant(addDays(today(), 1), '12:00').getTime() - now().getTime());
  postgres = await startPostgres({
    folder: join(folder, 'postgres'),
    log: join(folder, 'postgres.log'),
    durable: false,
  });
  const env = gatewayEnvironment({
    origin: 'http://localhost',
    port: 0,
    databaseUrl: postgres.url,
    identityHost: '',
    braintreeOrigin: '',
    mailUrl: '',
    clockFile: process.env.CLOCK_FILE,
  });
  await runGatewayCommand(['migrate'], { dev: true, env, log: join(folder, 'migrate.log') });
  client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await seedDatabase(postgres.url, signers);
});

afterAll(async () => {
  await client?.end();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the demo data in the tables of the product', () => {
  test('has a season of past days, today in all four tiers, tomorrow scheduled, and drafts for the day after', async () => {
    const [days] = await rows(`select count(distinct "date")::int as n from picks where "date" < $1`, [
      today(),
    ]);
    expect(days?.n).toBe(125);
    const board = await ofDay(today());
    expect(new Set(board.map(({ tier }) => tier))).toEqual(new Set(['FREE', 'PLUS', 'PREMIUM', 'VIP']));
    expect(new Set(board.map(({ status, result }) => `${status} ${result}`))).toEqual(
      new Set(['PUBLISHED PENDING']),
    );
    const tomorrow = await ofDay(addDays(today(), 1));
    expect(new Set(tomorrow.map(({ status }) => status))).toEqual(new Set(['PUBLISHED']));
    const [waiting] = await rows(
      `select count(*)::int as n from picks where "date" = $1 and release_at > $2 and release_at < starts_at`,
      [addDays(today(), 1), now()],
    );
    expect(waiting?.n).toBe(12);
    const dayAfter = await ofDay(addDays(today(), 2));
    expect(new Set(dayAfter.map(({ status }) => status))).toEqual(new Set(['DRAFT']));
  });

  test('leaves one pick of yesterday to be graded, and no older one', async () => {
    const open = await rows(
      `select "date"::text as day from picks where result = 'PENDING' and "date" < $1`,
      [today()],
    );
    expect(open.filter(({ day }) => day !== addDays(today(), -1))).toEqual([]);
    expect(open.length).toBeGreaterThanOrEqual(1);
  });

  test('shows nothing before it was posted', async () => {
    const early = await rows(`select id from picks where published_at > $1 or graded_at > $1`, [now()]);
    expect(early).toEqual([]);
  });

  test('is sealed in the log at the hours of its days: nothing is late, no leaf is older than the one before it', async () => {
    expect(await rows('select id from picks where late or imported')).toEqual([]);
    const disorder =
      'select index from (select index, at, lag(at) over (order by index) as before from record_leaves) l';
    expect(await rows(`${disorder} where at < before`)).toEqual([]);
    expect(await rows('select day from record_days where index is not null')).toHaveLength(125);
  });

  test('was seen by the witness before each game, in a log whose last root is that of all leaves', async () => {
    const unseen = await rows(
      `select l.index from record_leaves l join picks p on p.id = l.pick_id where l.kind = 'pick' and not exists
         (select from record_cosignatures c where c.size > l.index and c.at < p.starts_at)`,
    );
    expect(unseen).toEqual([]);
    const tree = new Frontier();
    for (const { body } of await rows('select body from record_leaves order by index'))
      tree.append(textLeafHash(String(body)));
    const [last] = await rows('select note from record_checkpoints order by size desc limit 1');
    const checkpoint = parseCheckpoint(String(last?.note));
    const policy = parsePolicy(formatPolicy(signers.log.key, [], 0));
    expect(checkCheckpoint(policy, checkpoint).verdict).toBe('signed');
    expect([checkpoint.size, checkpoint.root]).toEqual([tree.size, tree.root()]);
  });

  test('is not seeded twice', async () => {
    const before = await everything();
    await seedDatabase(postgres.url, signers);
    expect(await everything()).toEqual(before);
  });

  test('keeps what an admin has done: a grade, a deleted draft', async () => {
    const [waiting] = await rows(`select id from picks where result = 'PENDING' and "date" < $1 limit 1`, [
      today(),
    ]);
    await rows(`update picks set result = 'LOSS', graded_at = $2, updated_at = $2 where id = $1`, [
      waiting?.id,
      now(),
    ]);
    const draft = `demo-${addDays(today(), 1)}-03`;
    await rows(`delete from picks where id = $1`, [draft]);
    await seedDatabase(postgres.url, signers);
    expect(await rows(`select id from picks where id = $1`, [draft])).toEqual([]);
    expect(await rows(`select result from picks where id = $1`, [waiting?.id])).toEqual([{ result: 'LOSS' }]);
  });

  test('shows a full board when the clock moves by a day', async () => {
    const [open] = await rows(
      `select count(*)::int as n from picks where "date" = $1 and readable_at <= $2 and status = 'PUBLISHED'`,
      [addDays(today(), 1), new Date(now().getTime() + DAY_MS)],
    );
    // One of them was deleted above; early in the day the others wait for 11 AM.
    expect(open?.n).toBe(11);
  });

  test('follows the clock: three days later there is a today again, and the days between are graded', async () => {
    const start = today();
    moveForward(3 * DAY_MS);
    await seedDatabase(postgres.url, signers);
    const board = await ofDay(today());
    expect(board).toHaveLength(12);
    expect(new Set(board.map(({ status }) => status))).toEqual(new Set(['PUBLISHED']));
    const between = [...(await ofDay(start)), ...(await ofDay(addDays(start, 1)))];
    expect(between.filter(({ result }) => result === 'PENDING')).toEqual([]);
    expect(between).toHaveLength(23);
  });

  test('has the demo members, one in the trial at every start; their plans they buy', async () => {
    const members = await rows(
      `select email, is_admin, trial_ends_at > $1 as in_trial from users order by email`,
      [now()],
    );
    expect(members).toEqual([
      { email: 'admin@chalkline.test', is_admin: true, in_trial: false },
      { email: 'cancelling@chalkline.test', is_admin: false, in_trial: false },
      { email: 'expired@chalkline.test', is_admin: false, in_trial: false },
      { email: 'free@chalkline.test', is_admin: false, in_trial: true },
      { email: 'pastdue@chalkline.test', is_admin: false, in_trial: false },
      { email: 'plus@chalkline.test', is_admin: false, in_trial: false },
      { email: 'premium@chalkline.test', is_admin: false, in_trial: false },
      { email: 'vip@chalkline.test', is_admin: false, in_trial: false },
    ]);
    expect(await rows('select id from subscriptions')).toEqual([]);
  });
});
