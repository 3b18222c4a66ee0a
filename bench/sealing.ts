import 'reflect-metadata';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Services } from '#gateway/auth/context.ts';
import { systemClock } from '#gateway/integrations/clock.ts';
import { createLog } from '#gateway/log.ts';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { openDatabase } from '#gateway/server/orm.ts';
import { startPostgres } from '#local/postgres/start-postgres.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { runGatewayCommand } from '#local/world/gateway.ts';
import { gatewayEnvironment } from '#local/world/gateway-environment.ts';
import { makeSignerKey, parseSignerKey } from '#record/note/signing.ts';

/**
 * What sealing adds to publishing: picks are posted one by one, in turn with and without the trigger that writes their
 * leaf, against a durable PostgreSQL; how long after its commit a posting is under a signed checkpoint; and how long a process
 * that was just started compares a large log before it signs anything.
 *
 *   npm run bench:sealing [rounds] [leaves]
 */
const ROUNDS = Number(process.argv[2] ?? 400);
const LEAVES = Number(process.argv[3] ?? 20_000);
/** One transaction for all would search ever longer for the head of the log. */
const AT_ONCE = 500;

/** How often the job looks whether the log has grown. */
const JOB_SECONDS = 1;
const CHECKPOINTS = 40;

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

async function post(client: pg.Client, id: string): Promise<number> {
  const before = performance.now();
  await client.query(
    `insert into picks (id, league, tier, status, team_one, team_two, pick, pick_details, date, time, starts_at, published_at,
       readable_at, created_at, updated_at) values ($1, 'NFL', 'VIP', 'PUBLISHED', 'Bills', 'Jets', 'Bills -3.5', 'Rested.',
       '2099-01-01', '20:15', '2099-01-02T01:15:00Z', now(), now(), now(), now())`,
    [id],
  );
  return performance.now() - before;
}

async function measure(client: pg.Client): Promise<void> {
  const sealed: number[] = [];
  const bare: number[] = [];
  const turn = (to: 'enable' | 'disable') => client.query(`alter table picks ${to} trigger picks_at_commit`);
  for (let round = 0; round < ROUNDS; round += 1) {
    sealed.push(await post(client, `pick_s${round}`));
    await turn('disable');
    bare.push(await post(client, `pick_b${round}`));
    await turn('enable');
  }
  const [one, other] = [median(sealed), median(bare)];
  console.log(
    `sealed ${one.toFixed(2)} ms, not sealed ${other.toFixed(2)} ms: adds ${(one - other).toFixed(2)} ms (medians of ${ROUNDS})`,
  );
}

/** From a posting's commit to its signed checkpoint, without the wait for the job. */
async function measureCheckpoints(client: pg.Client): Promise<void> {
  const log = createLog('error');
  const database = await openDatabase(postgres.url, log);
  const record = {
    signer: parseSignerKey(makeSignerKey('localhost/record/log')),
    allowsMovableClock: true,
    leastSize: 0,
  };
  const services = {
    database,
    clock: systemClock,
    log,
    record: { ...NO_WITNESSES, ...record },
  } as unknown as Services;
  await signCheckpoint(services);
  const times: number[] = [];
  for (let round = 0; round < CHECKPOINTS; round += 1) {
    await post(client, `pick_c${round}`);
    const before = performance.now();
    await signCheckpoint(services);
    times.push(performance.now() - before);
  }
  console.log(
    `checkpoint ${median(times).toFixed(0)} ms after the commit, ${Math.max(...times).toFixed(0)} ms at most, and up to ${JOB_SECONDS} s until the job looks`,
  );
  await measureWholeLog(client, services);
  await database.close();
}

async function measureWholeLog(client: pg.Client, services: Services): Promise<void> {
  for (let made = 0; made < LEAVES; made += AT_ONCE)
    await client.query(
      `select record_append('grade', json_build_object('pick', 'pick_s' || n, 'result', 'WIN', 'score', '24-20', 'source', 'league site',
         'author', 'desk', 'reason', null), now()) from generate_series(1, $1) n`,
      [AT_ONCE],
    );
  await signCheckpoint(services);
  await post(client, 'pick_last');
  const [begun, cpu] = [performance.now(), process.cpuUsage()];
  await signCheckpoint({ ...services, record: { ...services.record } });
  const { user, system } = process.cpuUsage(cpu);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  console.log(
    `the first checkpoint of a process, ${LEAVES} leaves: ${seconds} s, ${((user + system) / 1e6).toFixed(1)} s of CPU in it`,
  );
}

const NO_WITNESSES = { witnesses: [], quorum: 0, timestampUrl: null, mirrorUrl: null };

const folder = temporaryFolder();
const postgres = await startPostgres({
  folder: join(folder, 'postgres'),
  log: join(folder, 'postgres.log'),
  durable: true,
});
try {
  const around = { origin: 'http://localhost', port: 0, databaseUrl: postgres.url, identityHost: '' };
  const env = gatewayEnvironment({
    ...around,
    braintreeOrigin: '',
    mailUrl: '',
    clockFile: join(folder, 'clock'),
  });
  await runGatewayCommand(['migrate'], { dev: true, env, log: join(folder, 'migrate.log') });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await measure(client);
  await measureCheckpoints(client);
  await client.end();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
