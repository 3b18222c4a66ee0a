import { PgBoss } from 'pg-boss';
import type { Services } from '#gateway/context.ts';
import { dueSubscriptions } from '#gateway/subscriptions/subscription-rows.ts';
import { workDue } from '#gateway/subscriptions/work-due.ts';
import { JOBS } from './jobs.ts';

/** How often the clock is looked at. It is the product's clock: in development it may have jumped. */
const TICK_MILLISECONDS = 1_000;
const MOST_AT_ONCE = 200;

const SUBSCRIPTION = 'subscription-due';
const CHORE = 'chore';

export interface Worker {
  stop(): Promise<void>;
}

/**
 * Runs the work of the product in this process, beside any number of others: pg-boss keeps the queues in
 * PostgreSQL and gives one job of a kind to one process at a time. Every job may run twice or late.
 */
export async function startWorker(services: Services, databaseUrl: string): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'pgboss',
    application_name: 'chalkline-worker',
  });
  boss.on('error', (failure) => services.log.error({ err: failure }, 'the job queue failed'));
  await boss.start();
  await work(boss, services);
  const stopTicking = tick(() => look(boss, services), services);
  return {
    stop: async () => {
      await stopTicking();
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

/** `stately`: while one job of a key runs, one more may wait; further ones are dropped. */
const QUEUE = { policy: 'stately', retryLimit: 0, expireInSeconds: 300, deleteAfterSeconds: 300 } as const;
const POLLING = { pollingIntervalSeconds: 0.5 };

async function work(boss: PgBoss, services: Services): Promise<void> {
  await boss.createQueue(SUBSCRIPTION, QUEUE);
  await boss.createQueue(CHORE, QUEUE);
  await boss.work<{ id: string }>(SUBSCRIPTION, { ...POLLING, batchSize: 20 }, async (jobs) => {
    for (const { data } of jobs) await guarded(services, SUBSCRIPTION, () => workDue(services, data.id));
  });
  await boss.work<{ name: string }>(CHORE, { ...POLLING, batchSize: JOBS.length }, async (jobs) => {
    const wanted = new Set(jobs.map(({ data }) => data.name));
    const chores = JOBS.filter(({ name }) => wanted.has(name));
    await Promise.all(chores.map(({ name, run }) => guarded(services, name, () => run(services))));
  });
}

/** A job that fails is logged and comes again with the next tick: what it works on says whether it is done. */
async function guarded(services: Services, name: string, run: () => Promise<unknown>): Promise<void> {
  await run().catch((failure: unknown) => services.log.error({ err: failure, job: name }, 'a job failed'));
}

async function look(boss: PgBoss, { database, clock }: Services): Promise<void> {
  const due = await dueSubscriptions(database.em, clock.now(), MOST_AT_ONCE);
  for (const id of due) await boss.send(SUBSCRIPTION, { id }, { singletonKey: id });
  for (const { name, everySeconds } of JOBS)
    await boss.send(
      CHORE,
      { name },
      { singletonKey: name, ...(everySeconds > 1 && { singletonSeconds: everySeconds }) },
    );
}

/** Ticks one after the other, never two at once. */
function tick(look: () => Promise<void>, { log }: Services): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const next = () => {
    running = look().catch((failure: unknown) => log.error({ err: failure }, 'a tick of the worker failed'));
    return running.then(() => {
      if (!stopped) timer = setTimeout(next, TICK_MILLISECONDS);
    });
  };
  let timer = setTimeout(next, 0);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
