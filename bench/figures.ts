import 'reflect-metadata';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Services } from '#gateway/auth/context.ts';
import { checkSums } from '#gateway/figures/check-sums.ts';
import { readRows } from '#gateway/figures/read-rows.ts';
import { readStats } from '#gateway/figures/read-stats.ts';
import { systemClock } from '#gateway/integrations/clock.ts';
import { createLog } from '#gateway/log.ts';
import { openDatabase } from '#gateway/server/orm.ts';
import { startPostgres } from '#local/postgres/start-postgres.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { runGatewayCommand } from '#local/world/gateway.ts';
import { gatewayEnvironment } from '#local/world/gateway-environment.ts';
import type { Dimension } from '#schema/rules/stats/slices.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import type { RecordStatsFilter } from '#schema/types/record/record-stats.type.ts';
import { measureFiles } from './figure-files.ts';

/**
 * Figures over 1,000,000 picks of five years, with closes and scores: each filter's p95 beside that of a plain `group by`,
 * the files' memory, and the nightly check.
 *
 *   npm run bench:figures [picks] [days]
 */
const PICKS = Number(process.argv[2] ?? 1_000_000);
const DAYS = Number(process.argv[3] ?? 1_826);
const ROUNDS = 21;

const QUESTIONS: [name: string, filter: RecordStatsFilter, by: Dimension[]][] = [
  ['everything', {}, []],
  ['a league', { league: 'NBA' }, []],
  ['a market, 90 days', { market: 'TOTAL', window: 'DAYS_90' }, []],
  ['an analyst', { analyst: 'Analyst 7' }, []],
  ['league, market and tier', { league: 'NFL', market: 'SPREAD', tier: 'PLUS' }, []],
  ['league and market, 365 days', { league: 'NFL', market: 'SPREAD', window: 'DAYS_365' }, []],
  ['as Plus could have had it', { asTier: 'PLUS' }, []],
  ['an analyst as Premium', { analyst: 'Analyst 7', asTier: 'PREMIUM' }, []],
  ['everything by league', {}, ['LEAGUE']],
  ['a league by month', { league: 'NBA' }, ['MONTH']],
  ['everything by odds band', {}, ['BAND']],
];

const INSERT = `
insert into picks (id, league, tier, status, team_one, team_two, pick, pick_details, market, line, odds, units, analyst, date, time,
                   starts_at, published_at, readable_at, result, graded_at, reveal_on, created_at, updated_at)
select 'pick_' || n, (array['NFL','NCAAF','NBA','NCAAB','MLB','NHL'])[1 + n % 6], (array['FREE','PLUS','PREMIUM','VIP'])[1 + n % 4],
       'PUBLISHED', 'Buffalo Bills', 'Houston Texans', 'Bills -3.5', 'Rested.', (array['SPREAD','TOTAL','MONEYLINE','PROP'])[1 + n / 7 % 4],
       -3.5, 1.5 + (n::bigint * 7919 % 100) / 100.0, 1 + n % 3, 'Analyst ' || n / 11 % 24, day, '13:00', day + time '18:00', day + time '15:00',
       day + time '15:00', (array['WIN','LOSS','WIN','LOSS','PUSH'])[1 + n % 5], day + time '23:00', day, day + time '15:00', day + time '23:00'
  from generate_series(1, $1::int) n, lateral (select (now()::date - 1 - n % ${DAYS}::int) as day) d`;

/** The fewest figures, W-L-P and units by league, read from the picks themselves. */
const PLAIN = `
select league, count(*) filter (where result = 'WIN'), count(*) filter (where result = 'LOSS'), count(*) filter (where result = 'PUSH'),
       sum(units), sum(case result when 'WIN' then units * (odds - 1) when 'LOSS' then -units else 0 end)
  from picks where status = 'PUBLISHED' and date < now()::date group by league`;

const TABLES = ['picks', 'pick_prices', 'game_scores'];

async function fill(client: pg.Client): Promise<void> {
  for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`);
  await client.query(INSERT, [PICKS]);
  await client.query(
    `insert into pick_prices select id, 'CLOSE', graded_at, 'Book', -3.5, 1.9, 1.95 from picks where id like '%0'`,
  );
  await client.query(
    `insert into game_scores select id, graded_at, 24, 20, 'Book' from picks where id like '%0'`,
  );
  for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`);
  await client.query('analyze');
  await client.query('select record_recount()');
  await client.query('vacuum analyze');
}

const percentile = (times: number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0;

async function timed<T>(work: () => Promise<T>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

async function measured(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(work));
  const [median, late] = [percentile(times, 0.5), percentile(times, 0.95)];
  console.log(`${name.padEnd(32)} median ${median.toFixed(1)} ms, p95 ${late.toFixed(1)} ms`);
}

async function measure(services: Pick<Services, 'database' | 'clock' | 'log'>): Promise<void> {
  const context = { database: services.database, now: services.clock.now() };
  for (const [name, filter, by] of QUESTIONS) await measured(name, () => readStats(context, filter, by));
  await measured('by league, plain group by', () => context.database.em.execute(PLAIN));
  await measured('50 rows of a league', () => readRows(context, { filter: { league: 'NBA' }, first: 50 }));
  let differing = -1;
  const check = await timed(async () => {
    ({ differing } = await checkSums(services));
  });
  console.log(`the nightly check: ${(check / 1_000).toFixed(1)} s, ${differing} sums differ`);
}

const folder = temporaryFolder();
const postgres = await startPostgres({
  folder: join(folder, 'postgres'),
  log: join(folder, 'postgres.log'),
  durable: false,
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
  const filling = await timed(() => fill(client)).finally(() => client.end());
  console.log(
    `${PICKS} picks, made and counted in ${(filling / 1_000).toFixed(0)} s; load ${loadavg()[0]?.toFixed(1)}`,
  );
  const tenth = addDays(easternDay(systemClock.now()), -Math.ceil(DAYS / 10));
  await measureFiles(postgres.url, tenth);
  const log = createLog('error');
  const database = await openDatabase(postgres.url, log);
  await measure({ database, clock: systemClock, log });
  await database.close();
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
