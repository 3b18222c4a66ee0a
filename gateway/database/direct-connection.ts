import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Rows } from './rows.ts';

/** The limits of every connection that answers requests, in milliseconds. */
export const TIMEOUTS = {
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/**
 * Throws when an address leads to a pooler: it answers LISTEN and then delivers nothing, so live updates would be silent,
 * and its sessions are not ours to lock. A pooler gives clients a process id of its own making.
 */
export async function refusePooled(url: string): Promise<void> {
  await withConnection(url, async (client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const { processID } = client as unknown as { processID: number };
    if (rows[0].pid !== processID)
      throw new Error(
        'DATABASE_DIRECT_URL: this address leads to a connection pooler. Set it to the address of PostgreSQL itself; DATABASE_URL may stay the pooler.',
      );
  });
}

/** Gives the role of this address the limits of `TIMEOUTS` in this database, for connections through a pooler. */
export function setTimeouts(url: string): Promise<void> {
  return withConnection(url, async (client) => {
    for (const [name, milliseconds] of Object.entries(TIMEOUTS))
      await client.query(`do $$ begin execute format('alter role %I in database %I set ${name} = ${milliseconds}',
        current_user, current_database()); end $$`);
  });
}

const RETRY_MILLISECONDS = 500;

/** Does not wait for the lock: an index that is built concurrently waits for every statement that runs. */
async function isTaken(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock(hashtext($1)) as taken', [name]);
  return rows[0].taken;
}

/** Runs work while no other process does work under the same name; others wait. */
export function oneAtATime(url: string, name: string, work: () => Promise<void>): Promise<void> {
  return withConnection(url, async (client) => {
    while (!(await isTaken(client, name))) await pause(RETRY_MILLISECONDS);
    await work();
  });
}

/**
 * Works in a transaction on a connection of its own, each statement for up to so many milliseconds: one that answers requests gives
 * up after seconds. Throws what the database says.
 */
export async function atLength<T>(
  url: string,
  milliseconds: number,
  work: (rows: Rows) => Promise<T>,
): Promise<T> {
  const done: T[] = [];
  await withConnection(url, async (client) => {
    await client.query('begin');
    await client.query(`set local statement_timeout = ${milliseconds}`);
    done.push(await work(rowsOf(client)));
    await client.query('commit');
  });
  return done[0] as T;
}

/** As MikroORM takes statements: with a question mark for each value. */
function rowsOf(client: pg.Client): Rows {
  const execute = async (sql: string, params: unknown[] = [], method = 'all') => {
    let number = 0;
    const text =
      params.length > 0 ? sql.replace(/\\?\?/g, (mark) => (mark === '?' ? `$${++number}` : '?')) : sql;
    const { rows, rowCount } = await client.query(text, params);
    return method === 'run' ? { affectedRows: rowCount } : rows;
  };
  return { execute } as unknown as Rows;
}

async function withConnection(url: string, use: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  // The query that is under way rejects, or the next one; an 'error' event without a listener would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}
