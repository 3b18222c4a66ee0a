import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findLeftover } from '#local/postgres/leftover-process.ts';
import { until } from '#local/testing/until.ts';
import { parseCheckpoint, type SignedCheckpoint } from '#record/checkpoint.ts';
import { Frontier } from '#record/merkle/frontier.ts';
import { textLeafHash } from '#record/merkle/hashes.ts';
import { startLoad } from '../load.ts';
import { boughtTwice, startPurchases } from '../purchases.ts';
import { openRandomMoney } from '../random-money.ts';
import type { Cluster } from '../start-cluster.ts';
import type { Story } from './open-story.ts';
import { MONEY_BEFORE_MS, RATE, whyOf } from './scale.ts';

/** One visitor buys so often while the standby is promoted. */
const PURCHASE_EVERY_MS = 1_000;
/** Members of the money model act so long after it. */
const MONEY_AFTER_MS = 10_000;

/** Kills the primary under load and purchases, and makes the standby the primary. */
export async function promoteStandby(story: Story): Promise<void> {
  const { cluster, sql, tokens, asked, running } = story;
  await makeSynchronous(cluster);
  const load = startLoad({ origin: cluster.origin, perSecond: Math.ceil(RATE / 4), tokens });
  const purchases = startPurchases(cluster.origin, PURCHASE_EVERY_MS);
  const money = await openRandomMoney(cluster.env, cluster.origin);
  running.push(load.stop, purchases.stop, money.end);
  const seed = await money.start();
  await until(() => purchases.bought > 1, 60_000);
  await pause(MONEY_BEFORE_MS);
  const signed = await checkpoint(cluster);
  const written = await sql.query('select count(*)::int as picks from picks');
  await sql.end();
  const lostAt = performance.now();
  const primary = findLeftover(cluster.primary.folder);
  assert.ok(primary);
  process.kill(primary.pid, 'SIGKILL');
  const standby = new pg.Client({ connectionString: cluster.standby.superuserUrl });
  await standby.connect();
  await standby.query('select pg_promote()');
  await cluster.database.failOver();
  const [token = ''] = tokens;
  const isWritten = () =>
    asked('mutation { confirmAge { __typename } }', { token }).then(
      ({ errors }) => !errors,
      () => false,
    );
  await until(isWritten, 60_000);
  const back = performance.now() - lostAt;
  const settledAt = performance.now() + 2_000;
  await pause(MONEY_AFTER_MS);
  await load.stop();
  await purchases.stop();
  const acted = await money.stop();
  await standby.end();
  const promoted = new pg.Client({ connectionString: cluster.standby.url });
  await promoted.connect();
  const { rows } = await promoted.query('select count(*)::int as picks from picks');
  assert.deepEqual([acted.wrong, await money.check(), await boughtTwice(promoted)], [[], [], []]);
  money.end();
  await goesOnFrom(story, signed, promoted);
  await promoted.end();
  console.log(
    `  writes were back after ${Math.round(back)} ms; ${load.failures.length} of ${load.sent} requests failed meanwhile; ${purchases.bought} purchases and ${purchases.undone} undone, ` +
      `${acted.steps} random steps of the money model (${acted.unanswered} unanswered, seed ${seed}), 0 differences`,
    whyOf(load, lostAt),
  );
  assert.ok(back <= 15_000);
  assert.deepEqual(
    load.failures.filter(({ startedAt }) => startedAt > settledAt),
    [],
  );
  assert.deepEqual(rows, written.rows);
}

/** As docs/scale.md asks: a failover then loses no commit. */
async function makeSynchronous(cluster: Cluster): Promise<void> {
  const primary = new pg.Client({ connectionString: cluster.primary.superuserUrl });
  await primary.connect();
  await primary.query(`alter system set synchronous_standby_names = 'standby'`);
  await primary.query('select pg_reload_conf()');
  const isSync = async () =>
    (await primary.query(`select from pg_stat_replication where sync_state = 'sync'`)).rowCount === 1;
  await until(isSync);
  await primary.end();
}

const checkpoint = async (cluster: Cluster) =>
  parseCheckpoint(await (await fetch(`${cluster.origin}/record/log/checkpoint`)).text());

/** The log is signed again, as a continuation of what was signed before. */
async function goesOnFrom(
  { cluster, postPick }: Story,
  signed: SignedCheckpoint,
  promoted: pg.Client,
): Promise<void> {
  await postPick();
  await until(async () => (await checkpoint(cluster)).size > signed.size, 30_000);
  const { rows } = await promoted.query<{ body: string }>(
    'select body from record_leaves where index < $1 order by index',
    [signed.size],
  );
  const tree = new Frontier();
  for (const { body } of rows) tree.append(textLeafHash(body));
  assert.deepEqual(tree.root(), signed.root);
}
