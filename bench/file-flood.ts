import 'reflect-metadata';
import { request } from 'node:http';
import { loadavg } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { feedLinks } from '#gateway/pick-alerts/feeds/feed-links.ts';
import { buildGateway } from '#gateway/testing/built-gateway.ts';
import { migratedDatabase } from '#gateway/testing/database.ts';
import { startGatewayProcess } from '#gateway/testing/gateway-process.ts';
import { signUp } from '#gateway/testing/users.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';
import { countStatus, type Statuses, startFlood } from './flood/start-flood.ts';

/**
 * What a visitor waits for the board while 200 connections of one network ask for public files and figures as fast as they
 * are answered: for each of them, and with another filter in each request, which no kept file answers. The flood has a
 * process of its own, so that the visitor's time is not that of reading what the flood is sent.
 *
 *   npm run bench:flood [-- seconds each]
 *
 * Target: p95 of the other visitor at most 300 ms, and no 5xx for anybody.
 */
const SECONDS = Number(process.argv.findLast((word) => /^\d+$/.test(word)) ?? 6);
const CONNECTIONS = 200;
const PICKS = 1_500;
const TARGET_MS = 300;
const SIGNING_KEY = 'of this measurement alone, which ends with it';

const INSERT = `
insert into picks (id, league, tier, status, team_one, team_two, pick, pick_details, market, line, odds, units, analyst, date, time,
                   starts_at, published_at, readable_at, result, graded_at, reveal_on, created_at, updated_at)
select 'pick_' || n, (array['NFL','NBA','MLB','NHL'])[1 + n % 4], (array['FREE','PLUS','PREMIUM','VIP'])[1 + n % 4], 'PUBLISHED',
       'Buffalo Bills', 'Houston Texans', 'Bills -3.5', 'Rested.', 'SPREAD', -3.5, 1.9, 1, 'Analyst ' || n % 9, day, '13:00',
       day + time '18:00', day + time '15:00', day + time '15:00', (array['WIN','LOSS'])[1 + n % 2], day + time '23:00', day,
       day + time '15:00', day + time '23:00'
  from generate_series(1, ${PICKS}) n, lateral (select (now()::date - 1 - n % 300) as day) d`;

async function fill(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('alter table picks disable trigger user');
  await client.query(INSERT);
  await client.query('alter table picks enable trigger user');
  await client.query('select record_recount()');
  const { rows } = await client.query('select distinct date::text as day from picks');
  await client.end();
  return rows.map(({ day }) => day);
}

/** The addresses of a member's own calendar and feed, as the gateway signs them. */
async function feedsOfMember(databaseUrl: string) {
  const { uid: userId, email } = await signUp();
  const since = new Date();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const account =
      'insert into users (id, email, trial_ends_at, created_at, person_key) values ($1, $2, $3, $4, $5)';
    await client.query(account, [userId, email, since, since, userId]);
    await client.query('insert into feed_addresses (user_id, since) values ($1, $2)', [userId, since]);
  } finally {
    await client.end();
  }
  return feedLinks({ userId, since }, '', SIGNING_KEY);
}

const database = await startWorld().then(migratedDatabase);
const days = await fill(database.url);
const built = buildGateway();
const gateway = await startGatewayProcess(built, {
  ...{ DATABASE_URL: database.url, BRAINTREE_ENVIRONMENT: 'http://127.0.0.1:1', ROLE: 'serve' },
  ...{ SIGNING_KEY },
});
const visitor: Statuses = {};

/** A visitor of their own for each row: their points are not what is measured. */
let row = 0;

async function askForBoard(): Promise<number> {
  const began = performance.now();
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${row}` };
  const sent = request(`${gateway.url}/graphql`, { method: 'POST', headers });
  sent.end(JSON.stringify({ query: `query B${began.toFixed()} { board { totalCount picks { id } } }` }));
  const [response] = await new Promise<[import('node:http').IncomingMessage]>((resolve, reject) => {
    sent.on('response', (answer) => resolve([answer])).on('error', reject);
  });
  await text(response);
  countStatus(visitor, response.statusCode);
  return performance.now() - began;
}

async function measure(name: string, paths: string[], connections = CONNECTIONS): Promise<void> {
  const flood = startFlood({ url: gateway.url, paths, connections });
  const until = performance.now() + SECONDS * 1_000;
  const times: number[] = [];
  row += 1;
  for (const status of Object.keys(visitor)) delete visitor[status];
  while (performance.now() < until) {
    times.push(await askForBoard());
    await pause(50);
  }
  const flooded = await flood.end();
  times.sort((one, other) => one - other);
  const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
  const failed = [visitor, flooded].some((statuses) =>
    Object.keys(statuses).some((status) => /^(0|5\d\d)$/.test(status)),
  );
  const mark = p95 <= TARGET_MS && !failed ? '✓' : '✗';
  const median = times[times.length >> 1] ?? Number.NaN;
  const answers = `visitor ${JSON.stringify(visitor)}, flood ${JSON.stringify(flooded)}`;
  console.log(`${mark} ${name.padEnd(28)} board p50 ${median.toFixed()} p95 ${p95.toFixed()} ms; ${answers}`);
}

try {
  console.log(`load ${loadavg()[0]?.toFixed(1)}, ${SECONDS} s each`);
  await measure('nobody floods', ['/livez'], 0);
  await measure('a page without a question', ['/livez']);
  for (const file of ['stats.json', 'picks.csv', 'picks.ndjson']) {
    await measure(file, [`/record/${file}`]);
    await measure(
      `${file}, all filters`,
      days.map((day) => `/record/${file}?since=${day}`),
    );
  }
  await measure('picks.csv?x=1', ['/record/picks.csv?x=1']);
  await measure(
    'pages of days',
    days.map((day) => `/record/${day}`),
  );
  await measure(
    'pages of picks',
    Array.from({ length: PICKS }, (_, at) => `/picks/pick_${at + 1}`),
  );
  const { calendarUrl, rssUrl } = await feedsOfMember(database.url);
  await measure('a member’s own feed', [rssUrl]);
  await measure('and calendar', [calendarUrl, rssUrl]);
} finally {
  await gateway.kill();
  built.remove();
  await database.drop();
  await stopWorld();
}
