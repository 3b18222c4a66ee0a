import { join } from 'node:path';
import pg from 'pg';
import { readPassword } from '#local/postgres/data-folder.ts';
import { findLeftover } from '#local/postgres/leftover-process.ts';
import { isAlive } from '#local/system/processes.ts';
import { type Started, untilOrEnded, worldProcesses } from './start-command.ts';
import { until } from './until.ts';

const PAST_DUE = "user_id = 'demo-pastdue'";

/** A charge that is committed, whatever the bank will say: it is asked afterwards. */
const charge = (kind: string) =>
  `select from payment_attempts a join invoices i on i.id = a.invoice_id where i.${PAST_DUE} and i.kind = '${kind}'`;

/** In the order in which a first start reaches them. Each is recognized by rows in the database. */
const MOMENTS = [
  `select from information_schema.tables where table_name = 'picks'`,
  'select from picks',
  `select from purchases where ${PAST_DUE}`,
  charge('purchase'),
  `select from subscriptions where ${PAST_DUE}`,
  `select from subscriptions where ${PAST_DUE} and current_period_ends_at <= due_at and created_at < now() - interval '20 days'`,
  `select from invoices where ${PAST_DUE} and kind = 'renewal'`,
  charge('renewal'),
  `select from subscriptions where ${PAST_DUE} and state = 'past_due'`,
];

/** As if it had been stopped many times more: each purchase that is cut off counts as a try with a card. */
const MANY_STOPS = 'update rate_limits set count = count + 1000';

/** Stops a world that has come as far as it was let, with the process of its PostgreSQL. */
type Stop = (started: Started, postgres: number | undefined) => Promise<void>;

/** Kills a first start at ten moments, as no program can foresee; each start goes on where the one before was killed. */
export function stopFirstStart(folder: string, start: () => Promise<Started>): Promise<void> {
  return stopAtEach(MOMENTS, folder, start, (_started, postgres) => killWorld(folder, postgres));
}

/** Presses Ctrl-C as soon as PostgreSQL answers, and while tables, picks and plans are made; answers what each start said from then on, and with which code it ended. */
export async function interruptFirstStart(
  folder: string,
  start: () => Promise<Started>,
): Promise<{ said: string; code: number | null }[]> {
  const ends: { said: string; code: number | null }[] = [];
  await stopAtEach(MOMENTS.slice(0, 4), folder, start, async (started) => {
    ends.push(await interrupt(folder, started));
  });
  return ends;
}

export const STOPPING = '\nStopping Chalkline. The data stays for the next start.\n';

/** Presses Ctrl-C; answers what was said from then on, without steps that were done in that moment, and the code of the end. */
export async function interrupt(
  folder: string,
  started: Started,
): Promise<{ said: string; code: number | null }> {
  const before = started.output().length;
  process.kill(Number(worldProcesses(folder)[0]), 'SIGINT');
  const code = await started.ended;
  return {
    said: started
      .output()
      .slice(before)
      .replaceAll(/^ {2}✓ .*\n/gm, ''),
    code,
  };
}

async function stopAtEach(
  moments: readonly string[],
  folder: string,
  start: () => Promise<Started>,
  stop: Stop,
): Promise<void> {
  await stopAt(folder, await start(), stop, async () => true);
  for (const sql of moments) await stopAt(folder, await start(), stop, (database) => hasRows(database, sql));
}

async function stopAt(
  folder: string,
  started: Started,
  stop: Stop,
  isThere: (database: pg.Client) => Promise<boolean>,
): Promise<void> {
  await untilOrEnded(started, () => started.output().includes('✓ PostgreSQL'));
  const postgres = join(folder, 'postgres');
  const left = findLeftover(postgres);
  const url = `postgres://chalkline:${readPassword(postgres)}@127.0.0.1:${left?.port}/chalkline`;
  const database = new pg.Client({ connectionString: url });
  // A start that fails stops PostgreSQL; what it said is thrown below.
  database.on('error', () => undefined);
  await database.connect();
  try {
    await untilOrEnded(started, () => isThere(database));
    // The first time there are no tables yet.
    await database.query(MANY_STOPS).catch(() => undefined);
    await stop(started, left?.pid);
  } finally {
    await database.end().catch(() => undefined);
  }
}

/** Not its PostgreSQL, which outlives a killed world. */
export async function killWorld(folder: string, postgres: number | undefined): Promise<void> {
  const pids = worldProcesses(folder);
  process.kill(Number(pids[0]), 'SIGKILL');
  await until(() => pids.every((pid) => pid === postgres || !isAlive(pid)));
}

/** False also while the tables are not there yet, and once a start that failed has taken PostgreSQL along. */
async function hasRows(database: pg.Client, sql: string): Promise<boolean> {
  const { rowCount } = await database.query(sql).catch(() => ({ rowCount: 0 }));
  return Number(rowCount) > 0;
}
