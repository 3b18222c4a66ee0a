import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#local/postgres/start-postgres.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { runGatewayCommand } from '#local/world/gateway.ts';
import { gatewayEnvironment } from '#local/world/gateway-environment.ts';

/**
 * What sealing adds to publishing: picks are posted one by one, in turn with and without the trigger that writes their
 * leaf, against a durable PostgreSQL.
 *
 *   npm run bench:sealing
 */
const ROUNDS = 400;

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
  const turn = (to: 'enable' | 'disable') => client.query(`alter table picks ${to} trigger picks_sealed`);
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
  await client.end();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
