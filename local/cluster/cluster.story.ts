import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DEMO_PASSWORD } from '#local/demo/demo-users.ts';
import { signIn, signUp } from '#local/identity/password-sign-in.ts';
import { findLeftover } from '#local/postgres/leftover-process.ts';
import { findPrograms } from '#local/programs/find-programs.ts';
import { root } from '#local/system/child-process.ts';
import { freePort } from '#local/system/free-port.ts';
import { createRunningServices } from '#local/system/running-services.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { until } from '#local/testing/until.ts';
import { runGatewayCommand } from '#local/world/gateway.ts';
import { startWorld, type World } from '#local/world/start-world.ts';
import { createSteps } from '#local/world/steps.ts';
import { parseCheckpoint, type SignedCheckpoint } from '#record/checkpoint.ts';
import { Frontier } from '#record/merkle/frontier.ts';
import { textLeafHash } from '#record/merkle/hashes.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import { easternDay, easternTime } from '#schema/rules/time/eastern-time.ts';
import { type Load, post, startLoad } from './load.ts';
import { missingParts, startPageReaders } from './page-readers.ts';
import { boughtTwice, startPurchases } from './purchases.ts';
import { openRandomMoney } from './random-money.ts';
import { builtReleases, type Release } from './releases.ts';
import { type Cluster, startCluster } from './start-cluster.ts';
import { startWatchers } from './watchers.ts';

/*
 * `npm run test:cluster`: what docs/scale.md promises, on a cluster of its own. Long, because each story needs the one
 * before. CLUSTER_RATE, CLUSTER_STREAMS, CLUSTER_ROUNDS and CLUSTER_REQUESTS make it smaller on a small or busy machine.
 */

const RATE = Number(process.env.CLUSTER_RATE ?? 120);
const STREAMS = Number(process.env.CLUSTER_STREAMS ?? 600);
const ROUNDS = Number(process.env.CLUSTER_ROUNDS ?? 3);
/** Gateways are restarted until so many requests were sent, and so many times each at least. */
const REQUESTS = Number(process.env.CLUSTER_REQUESTS ?? 36_000);
const MEMBERS = 60;
/** One visitor buys so often while the standby is promoted. */
const PURCHASE_EVERY_MS = 1_000;
/** Members of the money model act so long before and after it, and around a kill. */
const MONEY_BEFORE_MS = 5_000;
const MONEY_AFTER_MS = 10_000;
/** Within which every stream shows what was posted. */
const HEARD_WITHIN_MS = 5_000;

/** The logs of the last run. */
const LOGS = join(root, '.local', 'cluster-story');
const folder = temporaryFolder();
const services = createRunningServices(console.error);
let world: World;
let cluster: Cluster;
/** The first is what the gateways start with. */
let releases: [Release, Release];
let sql: pg.Client;
let admin: string;
let tokens: string[];
/** Of the member of the first token. */
let uid = '';
/** Added to the time of the machine. */
let ahead = 0;
const now = () => new Date(performance.timeOrigin + performance.now() + ahead);

before(async () => {
  const programs = findPrograms();
  // Games of today have to be in the future.
  if (easternTime(now()) > '20:00') ahead = 8 * HOUR;
  mkdirSync(join(folder, 'clock'), { recursive: true });
  writeFileSync(join(folder, 'clock', 'offset'), String(ahead));
  releases = await builtReleases(join(folder, 'logs', 'build-frontend.log'), services.signal);
  world = await startWorld({
    ...{ folder, port: await freePort(), dev: false, services, pages: releases[0].folder },
    steps: createSteps(console.log),
    onCrash: (sentence) => console.error(sentence),
    startGateways: async (options) => {
      cluster = await startCluster({ programs, folder }, options);
      return cluster;
    },
  });
  sql = new pg.Client({ connectionString: world.databaseUrl });
  await sql.connect();
  const identity = `http://${world.identityHost}`;
  const email = 'admin@chalkline.test';
  admin = (await signIn(identity, { email, password: DEMO_PASSWORD })).token;
  tokens = [];
  for (let at = 0; at < MEMBERS; at += 1) {
    const user = await signUp(identity, { email: `load-${at}@chalkline.test`, password: DEMO_PASSWORD });
    await sql.query(
      'insert into users (id, email, trial_ends_at, created_at) values ($1, $2, now(), now())',
      [user.uid, user.email],
    );
    tokens.push(user.token);
    if (at === 0) uid = user.uid;
  }
  console.log(
    `  ${RATE} requests/s, ${STREAMS} streams, load of the machine ${loadavg().map((each) => each.toFixed(1))}`,
  );
});
after(async () => {
  await Promise.allSettled(running.splice(0).map(async (stop) => stop()));
  await sql?.end().catch(() => undefined);
  await services.stopAll();
  cpSync(join(folder, 'logs'), LOGS, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
});

async function asked(query: string, { token = admin, headers = {}, variables = {} } = {}) {
  const answer = await post(`${cluster.origin}/graphql`, { query, variables }, { token, headers });
  return { ...answer, ...(JSON.parse(answer.body) as { data: Record<string, never>; errors?: unknown }) };
}

/** Load that a failed story left behind. */
const running: (() => unknown)[] = [];

let posted = 0;
async function postPick(): Promise<void> {
  posted += 1;
  const words = { sport: 'NFL', teamOne: `A ${posted}`, teamTwo: 'B', pick: 'A', pickDetails: 'A wins' };
  const input = { ...words, date: easternDay(now()), time: '23:59' };
  const create = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id } } }';
  const { errors } = await asked(create, { variables: { input } });
  assert.equal(errors, undefined);
}

/** Posts picks for as long as work takes; answers how long the slowest stream took to show each. */
async function postingMeanwhile(counts: readonly number[], work: Promise<unknown>): Promise<number[]> {
  const delays: number[] = [];
  let over = false;
  const end = work.finally(() => {
    over = true;
  });
  while (!over) {
    const shown = Math.max(...counts) + 1;
    await postPick();
    const began = performance.now();
    await until(() => counts.every((count) => count >= shown), 2 * HEARD_WITHIN_MS);
    delays.push(performance.now() - began);
    await Promise.race([end.catch(() => undefined), pause(2_000)]);
  }
  await end;
  return delays;
}

/** What failed, with the milliseconds after an event at which it was sent. */
const whyOf = ({ failures }: Load, event: number) =>
  failures
    .slice(-5)
    .map(({ method, startedAt, why }) => `${method} ${Math.round(startedAt - event)} ms: ${why}`);

const percentile = (values: number[], share: number) =>
  Math.round([...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? 0);

test('every setting of deploy/pgbouncer.ini is in force', async () => {
  const lines = readFileSync(join(root, 'deploy', 'pgbouncer.ini'), 'utf8').matchAll(/^(\w+) = (.+)$/gm);
  const url = new URL(cluster.standby.url);
  url.port = String(cluster.pgbouncerPort);
  url.pathname = '/pgbouncer';
  const console = new pg.Client({ connectionString: url.href });
  await console.connect();
  const { rows } = await console.query<{ key: string; value: string }>('show config');
  await console.end();
  const inForce = new Map(rows.map(({ key, value }) => [key, value]));
  for (const [, key = '', value] of lines) assert.equal(inForce.get(key), value, key);
});

test('a gateway refuses to start with a pooled address where it needs PostgreSQL itself', async () => {
  const env = { ...cluster.env, ROLE: 'serve', PORT: '0', DATABASE_DIRECT_URL: cluster.env.DATABASE_URL };
  const started = runGatewayCommand(['serve'], { dev: false, env, log: join(folder, 'logs', 'refused.log') });
  await assert.rejects(started, /DATABASE_DIRECT_URL: this address leads to a connection pooler/);
});

test('each gateway is restarted with another build under load: no request fails, every pick is heard or caught up, and pages of both builds find their parts', async () => {
  const watchers = startWatchers(cluster.origin, STREAMS);
  await until(() => watchers.counts.every((count) => count >= 0), 60_000);
  const load = startLoad({ origin: cluster.origin, perSecond: RATE, tokens });
  const readers = startPageReaders(cluster.origin, releases);
  running.push(load.stop, watchers.close, readers.stop);
  const rolling = async () => {
    for (let round = 0; round < ROUNDS || load.sent < REQUESTS; round += 1)
      for (const gateway of cluster.gateways) {
        await gateway.restart({ FRONTEND_DIR: releases[round % 2 === 0 ? 1 : 0].folder });
        // Until the balancer has seen it.
        await pause(2_000);
      }
  };
  const delays = await postingMeanwhile(watchers.counts, rolling());
  await Promise.all([load.stop(), readers.stop()]);
  watchers.close();
  console.log(
    `  ${load.sent} requests, ${load.failures.length} failed, p50 ${percentile(load.times, 0.5)} ms, p99 ${percentile(load.times, 0.99)} ms; ` +
      `${delays.length} picks, the slowest stream showed them after ${Math.round(Math.max(...delays))} ms at most`,
  );
  console.log(
    `  ${readers.opened.join(' and ')} pages of the two builds were open, ${readers.loaded} parts loaded, ${readers.failures.length} failed`,
  );
  assert.deepEqual(readers.failures, []);
  assert.ok(Math.min(...readers.opened) > 0);
  const missing = cluster.gateways.flatMap(({ port }) =>
    releases.map((release) => missingParts(`http://127.0.0.1:${port}`, release)),
  );
  assert.deepEqual((await Promise.all(missing)).flat(), []);
  assert.deepEqual(load.failures, []);
  assert.ok(Math.max(...delays) <= HEARD_WITHIN_MS);
});

test('kill -9 of one: at most its writes in flight fail, no GET, its streams are back, nobody pays twice', async () => {
  const watchers = startWatchers(cluster.origin, STREAMS);
  await until(() => watchers.open() === STREAMS, 60_000);
  const load = startLoad({ origin: cluster.origin, perSecond: RATE, tokens });
  const money = await openRandomMoney(cluster.env, cluster.origin);
  running.push(load.stop, watchers.close, money.end);
  const seed = await money.start();
  await pause(MONEY_BEFORE_MS);
  const [victim] = cluster.gateways;
  assert.ok(victim);
  const killedAt = performance.now();
  await victim.kill();
  const goneAt = performance.now();
  const restarted = victim.start();
  await until(() => watchers.open() === STREAMS);
  const back = performance.now() - killedAt;
  await restarted;
  await pause(MONEY_BEFORE_MS);
  await load.stop();
  const acted = await money.stop();
  watchers.close();
  assert.deepEqual([acted.wrong, await money.check()], [[], []]);
  money.end();
  console.log(
    `  ${load.sent} requests, ${load.failures.length} failed; all streams were back after ${Math.round(back)} ms; ` +
      `${acted.steps} random steps of the money model (${acted.unanswered} unanswered, seed ${seed}), 0 differences`,
    whyOf(load, killedAt),
  );
  assert.deepEqual(
    load.failures.filter(({ method, startedAt }) => method === 'GET' || startedAt > goneAt),
    [],
  );
  assert.ok(back <= HEARD_WITHIN_MS);
});

test('a standby that lags shows nothing older than a write that its reader names, and no right comes from it', async () => {
  const standby = new pg.Client({ connectionString: cluster.standby.superuserUrl });
  await standby.connect();
  const delay = async (value: string) => {
    await standby.query(`alter system set recovery_min_apply_delay = '${value}'`);
    await standby.query('select pg_reload_conf()');
  };
  const [token = ''] = tokens;
  const created = await asked(
    'mutation { createApiKey(input: { name: "k", scopes: [READ_PICKS] }) { secret apiKey { id } } }',
    { token },
  );
  const { secret, apiKey } = (created.data as Record<string, { secret: string; apiKey: { id: string } }>)
    .createApiKey as { secret: string; apiKey: { id: string } };
  await delay('5s');
  assert.equal((await asked('{ today { date } }', { token: secret })).status, 200);
  const revoked = await asked(`mutation { revokeApiKey(input: { id: "${apiKey.id}" }) { apiKey { id } } }`, {
    token,
  });
  assert.equal(revoked.errors, undefined);
  assert.equal((await asked('{ today { date } }', { token: secret })).status, 401);
  const position = String(revoked.headers['x-database-position']);
  const before = await publicReads();
  await asked('{ recordStats { from } }', { token, headers: { 'x-database-position': position } });
  const between = await publicReads();
  assert.deepEqual([between.primary - before.primary, between.standby - before.standby], [1, 0]);
  await delay('0');
  const replayed = async () =>
    (await standby.query('select pg_last_wal_replay_lsn() >= $1::pg_lsn as there', [position])).rows[0].there;
  await until(replayed);
  await asked('{ recordStats { from } }', { token, headers: { 'x-database-position': position } });
  const after = await publicReads();
  assert.deepEqual([after.primary - between.primary, after.standby - between.standby], [0, 1]);
  await standby.end();
});

test('on a standby that has stopped nobody sees what a lost plan does not show, on any gateway', async () => {
  const standby = new pg.Client({ connectionString: cluster.standby.superuserUrl });
  await standby.connect();
  await standby.query('select pg_wal_replay_pause()');
  const [open, locked] = await whileHeldAndLost().finally(async () => {
    await standby.query('select pg_wal_replay_resume()');
    await standby.end();
  });
  assert.deepEqual(new Set(open), new Set([0]));
  assert.ok(Math.min(...locked) > 0);
  assert.equal(new Set(locked).size, 1);
});

/** The locked picks of a member with a plan, and of the same member without. */
async function whileHeldAndLost(): Promise<[number[], number[]]> {
  await changePlan('grantPlan', { tier: 'VIP', endsAt: new Date(now().getTime() + HOUR).toISOString() });
  const open = await lockedPicks();
  await changePlan('revokePlan', {});
  return [open, await lockedPicks()];
}

async function changePlan(name: 'grantPlan' | 'revokePlan', more: object): Promise<void> {
  const type = name === 'grantPlan' ? 'GrantPlanInput' : 'RevokePlanInput';
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`;
  const variables = { input: { userId: uid, reason: 'A story', ...more } };
  assert.equal((await asked(query, { variables })).errors, undefined);
}

/** How many picks of today each gateway keeps from the first member, over GraphQL and over REST. */
async function lockedPicks(): Promise<number[]> {
  const [token = ''] = tokens;
  const authorization = `Bearer ${token}`;
  const counted = await Promise.all(
    cluster.gateways.map(async ({ port }) => {
      const origin = `http://127.0.0.1:${port}`;
      const board = await post(`${origin}/graphql`, { query: '{ board { picks { pick } } }' }, { token });
      const rest = await (await fetch(`${origin}/api/picks/all`, { headers: { authorization } })).json();
      const lists = [JSON.parse(board.body).data.board.picks, (rest as { picks: unknown }).picks];
      return lists.map((picks: { pick: string | null }[]) => picks.filter(({ pick }) => !pick).length);
    }),
  );
  return counted.flat();
}

async function publicReads(): Promise<{ primary: number; standby: number }> {
  const sums = { primary: 0, standby: 0 };
  for (const { metricsPort } of cluster.gateways) {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    for (const from of ['primary', 'standby'] as const)
      sums[from] += Number(
        new RegExp(`^chalkline_public_reads\\{from="${from}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0,
      );
  }
  return sums;
}

/** As docs/scale.md asks: a failover then loses no commit. */
async function makeSynchronous(): Promise<void> {
  const primary = new pg.Client({ connectionString: cluster.primary.superuserUrl });
  await primary.connect();
  await primary.query(`alter system set synchronous_standby_names = 'standby'`);
  await primary.query('select pg_reload_conf()');
  const isSync = async () =>
    (await primary.query(`select from pg_stat_replication where sync_state = 'sync'`)).rowCount === 1;
  await until(isSync);
  await primary.end();
}

const checkpoint = async () =>
  parseCheckpoint(await (await fetch(`${cluster.origin}/record/log/checkpoint`)).text());

/** The log is signed again, as a continuation of what was signed before. */
async function goesOnFrom(signed: SignedCheckpoint, promoted: pg.Client): Promise<void> {
  await postPick();
  await until(async () => (await checkpoint()).size > signed.size, 30_000);
  const { rows } = await promoted.query<{ body: string }>(
    'select body from record_leaves where index < $1 order by index',
    [signed.size],
  );
  const tree = new Frontier();
  for (const { body } of rows) tree.append(textLeafHash(body));
  assert.deepEqual(tree.root(), signed.root);
}

test('the standby is promoted under load: writes are back within fifteen seconds, nobody pays twice, the log goes on', async () => {
  await makeSynchronous();
  const load = startLoad({ origin: cluster.origin, perSecond: Math.ceil(RATE / 4), tokens });
  const purchases = startPurchases(cluster.origin, PURCHASE_EVERY_MS);
  const money = await openRandomMoney(cluster.env, cluster.origin);
  running.push(load.stop, purchases.stop, money.end);
  const seed = await money.start();
  await until(() => purchases.bought > 1, 60_000);
  await pause(MONEY_BEFORE_MS);
  const signed = await checkpoint();
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
  await goesOnFrom(signed, promoted);
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
});
