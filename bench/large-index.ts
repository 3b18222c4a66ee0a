import 'reflect-metadata';
import { loadavg } from 'node:os';
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
 * for two seconds.
 *
 *   npm run bench:index [-- rows]
 */
const ROWS = Number(process.argv.findLast((word) => /^\d+$/.test(word)) ?? 10_000_000);
const WRITERS = 4;
const LONGEST_WAIT_MS = 2_000;

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
    await client.query('update large set day = day + 1 where id = 1 + floor(random() * 1000)::int');
    times.push(performance.now() - began);
  }
  await client.end();
  return times;
}

async function measure(): Promise<boolean> {
  const database = await migratedDatabase();
  const sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
  try {
    await sql.query('create table large (id bigserial primary key, day date not null)');
    await sql.query(
      `insert into large (day) select current_date - (n % 3650)::int from generate_series(1, ${ROWS}) n`,
    );
    let over = false;
    const writers = Array.from({ length: WRITERS }, () => write(database.url, () => over));
    const migrations = [
      ...MIGRATIONS,
      { name: '9999-later', class: LaterIndex as (typeof MIGRATIONS)[number]['class'] },
    ];
    const began = performance.now();
    const runs = await Promise.all(
      [1, 2].map(() => runMigrations(database.url, createLog('silent'), migrations)),
    );
    const seconds = (performance.now() - began) / 1_000;
    over = true;
    const times = (await Promise.all(writers)).flat();
    const longest = Math.max(...times);
    process.stdout.write(
      `load ${loadavg()[0]?.toFixed(1)}: ${ROWS} rows, ${seconds.toFixed(1)} s for the index; the two runs did ${runs.join(' and ')}; ` +
        `${times.length} times two writes meanwhile, the longest ${Math.round(longest)} ms\n`,
    );
    return longest < LONGEST_WAIT_MS && runs.toSorted().join() === '0,1';
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
