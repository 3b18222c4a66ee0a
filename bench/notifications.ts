import 'reflect-metadata';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { CHANNEL } from '#gateway/live/notifications.ts';
import { migratedDatabase } from '#gateway/testing/database.ts';
import { startPostgres } from '#local/postgres/start-postgres.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { until } from '#local/testing/until.ts';

/**
 * Commits a second that each send a notification, beside 0 to 50 listening connections, and the same commits without one.
 * PostgreSQL writes to disk as in production. Fails unless every listener heard every commit.
 *
 *   npm run bench:notify [-- seconds a block]
 */
const SECONDS = Number(process.argv.findLast((word) => /^\d+$/.test(word)) ?? 4);
const ROUNDS = 3;
const WRITERS = 8;
const FILE = fileURLToPath(import.meta.url);

/** The first notifies nobody, because no live update depends on the column. */
const BLOCKS = [
  { name: 'without a notification', column: 'created_at', listeners: 0 },
  ...[0, 1, 10, 50].map((listeners) => ({
    ...{ name: `${listeners} listening`, column: 'trial_ends_at', listeners },
  })),
];
type Block = (typeof BLOCKS)[number];

/** As its own process: so many connections that listen; says how many notifications they have received. */
async function listen(url: string, count: number): Promise<void> {
  let heard = 0;
  for (let at = 0; at < count; at += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('notification', () => {
      heard += 1;
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }
  process.on('message', () => process.send?.(heard));
  process.once('disconnect', () => process.exit());
  process.send?.('listening');
}

async function heardBy(child: ChildProcess): Promise<number> {
  child.send('how many');
  return (await once(child, 'message'))[0];
}

/** Commits of members' rows, each writer its own, until the time is over. */
async function commits(writers: pg.Client[], column: string): Promise<number> {
  const end = performance.now() + SECONDS * 1_000;
  const each = writers.map(async (client, at) => {
    let count = 0;
    while (performance.now() < end) {
      await client.query(`update users set ${column} = ${column} + interval '1 ms' where id = $1`, [
        `m${at}`,
      ]);
      count += 1;
    }
    return count;
  });
  return (await Promise.all(each)).reduce((sum, count) => sum + count, 0);
}

async function perSecond(url: string, writers: pg.Client[], { column, listeners }: Block): Promise<number> {
  const child = fork(FILE, ['--listen', url, String(listeners)], { execArgv: ['--import', 'tsx'] });
  await once(child, 'message');
  const before = performance.now();
  const count = await commits(writers, column);
  const seconds = (performance.now() - before) / 1_000;
  await until(async () => (await heardBy(child)) === count * listeners);
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
  return count / seconds;
}

async function measure(url: string): Promise<void> {
  const writers = Array.from({ length: WRITERS }, () => new pg.Client({ connectionString: url }));
  for (const [at, client] of writers.entries()) {
    await client.connect();
    await client.query(
      'insert into users (id, email, trial_ends_at, created_at) values ($1, $2, now(), now())',
      [`m${at}`, `m${at}@chalkline.test`],
    );
  }
  const figures = new Map(BLOCKS.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const block of BLOCKS) figures.get(block.name)?.push(await perSecond(url, writers, block));
  const [one, five, fifteen] = loadavg().map((each) => each.toFixed(1));
  process.stdout.write(
    `load ${one} ${five} ${fifteen}, ${WRITERS} writers, blocks of ${SECONDS} s, ${ROUNDS} of each\n`,
  );
  for (const [name, list] of figures) {
    const [least, middle, most] = list.toSorted((a, b) => a - b).map(Math.round);
    process.stdout.write(`${name.padEnd(24)} ${middle} commits/s (${least} to ${most})\n`);
  }
  await Promise.all(writers.map((client) => client.end()));
}

async function run(): Promise<void> {
  const folder = temporaryFolder();
  const where = { folder: join(folder, 'postgres'), log: join(folder, 'postgres.log') };
  const postgres = await startPostgres({ ...where, durable: true });
  process.env.TEST_DATABASE_URL = postgres.superuserUrl;
  const database = await migratedDatabase();
  try {
    await measure(database.url);
  } finally {
    await database.drop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const [, , flag, url, count] = process.argv;
if (flag === '--listen') await listen(String(url), Number(count));
else await run();
