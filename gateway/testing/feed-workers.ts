import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { testVariables } from './gateway.ts';
import type { OddsWorld } from './odds.ts';

const SCRIPT = fileURLToPath(new URL('feed-worker.ts', import.meta.url));

export interface FeedWorkers {
  /** Both do at once what is due at a moment. */
  work(moment: Date): Promise<void>;
  /** The same, with one of them killed after so many milliseconds, as the kernel does it; another takes its place and goes on. */
  workAndKill(moment: Date, after: number): Promise<void>;
  close(): void;
}

/** Two workers on the database and the feed of a world. */
export async function startFeedWorkers({ gateway, address }: OddsWorld): Promise<FeedWorkers> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, ODDS_KEY, ODDS_BOOKS } = gateway.env;
  const variables = testVariables({
    ...{
      DATABASE_URL,
      ODDS_FEED: address,
      ODDS_KEY: ODDS_KEY ?? '',
      ODDS_BOOKS,
      AUTO_GRADE: 'on',
    },
    ...(DATABASE_DIRECT_URL && { DATABASE_DIRECT_URL }),
  });
  const start = async () => {
    const child = fork(SCRIPT, [JSON.stringify(variables)], { execArgv: ['--import', 'tsx'] });
    await once(child, 'message');
    return child;
  };
  const workers: ChildProcess[] = await Promise.all([start(), start()]);
  const work = (moment: Date) =>
    Promise.all(workers.map((worker) => told(worker, moment))).then(() => undefined);
  return {
    work,
    workAndKill: async (moment, after) => {
      const [victim, other] = workers as [ChildProcess, ChildProcess];
      victim.send(moment.toISOString());
      const done = told(other, moment);
      await pause(after);
      victim.kill('SIGKILL');
      await Promise.all([once(victim, 'exit'), done]);
      workers.splice(0, 2, other, await start());
      // A minute by the database's clock, which no test moves, frees what the killed one held.
      await gateway.services.database.em.execute('update feed_tasks set leased_until = null');
      await work(moment);
    },
    close: () => {
      for (const worker of workers) worker.kill('SIGKILL');
    },
  };
}

async function told(worker: ChildProcess, moment: Date): Promise<void> {
  const over = new AbortController();
  const done = once(worker, 'message', over);
  worker.send(moment.toISOString());
  const ended = once(worker, 'exit', over).then(() => {
    throw new Error('A worker ended by itself');
  });
  // One that lives for a whole season would keep a listener of each moment.
  await Promise.race([done, ended]).finally(() => over.abort());
}
