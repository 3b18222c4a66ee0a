import 'reflect-metadata';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { MIGRATIONS } from '#gateway/database/migrations/list.ts';
import { createLog } from '#gateway/log.ts';
import { runMigrations } from '#gateway/server/run-migrations.ts';
import { migratedDatabase } from '#gateway/testing/database.ts';
import startWorld from '#local/testing/start-world.ts';
import stopWorld from '#local/testing/stop-world.ts';

/**
 * A migration that adds an index to a large table while others write to it, started twice at once. No write may wait
 * for a lock; how long writes take beside it depends on the machine.
 *
 *   npm run bench:index [-- rows]
 */
const ROWS = Number(process.argv.findLast((word) => /^\d+$/.test(word)) ?? 10_000_000);
const WRITERS = 4;
const ALONE_MS = 10_000;
const SAMPLE_MS = 100;
const BLOCKED = `select from pg_stat_activity where datname = current_database() and wait_event in ('relation', 'virtualxid')
  and (query like 'insert into large%' or query like 'update large%')`;

class LaterIndex extends Migration {
  override isTransactional(): boolean {
    return false;
  }
  override up(): void {
    this.addSql('set lock_timeout = 0');
    this.addSql('create index concurrently large_day on large (day)');
    this.addSql('reset lock_timeout');
  }
}

async function write(url: string, isOver: () => boolean): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const times: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    await client.query('insert into large (day) values (current_date)');
    await client.query('update large set day = day + 1 where id = $1', [
      1 + Math.floor(Math.random() * 1_000),
    ]);
    times.push(performance.now() - began);
  }
  await client.end();
  return times;
}

/** What each pair of writes took while work runs, and how often a writer was seen to wait for a lock. */
async function writesDuring(url: string, sql: pg.Client, work: Promise<unknown>) {
  let over = false;
  const writers = Array.from({ length: WRITERS }, () => write(url, () => over));
  const end = work.finally(() => {
    over = true;
  });
  let blocked = 0;
  while (!over) {
    blocked += (await sql.query(BLOCKED)).rowCount ?? 0;
    await Promise.race([end, pause(SAMPLE_MS)]);
  }
  await end;
  return { times: (await Promise.all(writers)).flat(), blocked };
}

const said = ({ times, blocked }: Awaited<ReturnType<typeof writesDuring>>) =>
  `${times.length} pairs of writes, the longest ${Math.round(Math.max(...times))} ms, ${blocked} seen to wait for a lock`;

async function measure(): Promise<boolean> {
  const database = await migratedDatabase();
  const sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
  try {
    await sql.query('create table large (id bigserial primary key, day date not null)');
    await sql.query(
      `insert into large (day) select current_date - (n % 3650)::int from generate_series(1, ${ROWS}) n`,
    );
    const alone = await writesDuring(database.url, sql, pause(ALONE_MS));
    const migrations = [
      ...MIGRATIONS,
      { name: '9999-later', class: LaterIndex as (typeof MIGRATIONS)[number]['class'] },
    ];
    const began = performance.now();
    const both = Promise.all(
      [1, 2].map(() => runMigrations(database.url, createLog('silent'), { migrations })),
    );
    const during = await writesDuring(database.url, sql, both);
    const seconds = (performance.now() - began) / 1_000;
    const runs = await both;
    process.stdout.write(
      `load ${loadavg()[0]?.toFixed(1)}, ${ROWS} rows\n${ALONE_MS / 1_000} s without an index being built: ${said(alone)}\n` +
        `${seconds.toFixed(1)} s for the index: ${said(during)}; the two runs did ${runs.join(' and ')} migrations\n`,
    );
    return during.blocked === 0 && runs.toSorted().join() === '0,1';
  } finally {
    await sql.end();
    await database.drop();
  }
}

await startWorld();
try {
  process.exitCode = (await measure()) ? 0 : 1;
} finally {
  await stopWorld();
}
