import { PgBoss } from 'pg-boss';
import type { Services } from '#gateway/context.ts';
import { dueSubscriptions } from '#gateway/subscriptions/subscription-rows.ts';
import { workDue } from '#gateway/subscriptions/work-due.ts';
import { JOBS } from './jobs.ts';

/** How often the clock is looked at. It is the product's clock: in development it may have jumped. */
const TICK_MILLISECONDS = 1_000;
const MOST_AT_ONCE = 200;

const DUE = 'due-subscription';

export interface Worker {
  stop(): Promise<void>;
}

/**
 * Runs the work of the product in this process, beside any number of others: pg-boss keeps the queues in
 * PostgreSQL. Every job may run twice, late, or in two processes at once.
 */
export async function startWorker(services: Services, databaseUrl: string): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'pgboss',
    application_name: 'chalkline-worker',
    // How often the jobs of processes that died are looked for.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    // A job a second adds up: what is done is cleared away.
    maintenanceIntervalSeconds: 300,
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

/**
 * `short`: one job of a key waits, further ones are dropped. One that runs holds back nobody, so that a process
 * which is killed takes nothing with it; what must not happen twice is held by locks and constraints of the work
 * itself. A job that runs is told to be alive; one whose process fell silent is given to another.
 */
const QUEUE = {
  policy: 'short',
  heartbeatSeconds: 10,
  retryLimit: 3,
  expireInSeconds: 3_600,
  deleteAfterSeconds: 300,
} as const;

/** Eight a second and process. */
const DUE_WORK = { localConcurrency: 4, pollingIntervalSeconds: 0.5 };

/** A queue for each kind of job: a slow one holds up no other. */
async function work(boss: PgBoss, services: Services): Promise<void> {
  await boss.createQueue(DUE, QUEUE);
  await boss.work<{ id: string }>(DUE, DUE_WORK, async ([job]) => {
    if (job) await guarded(services, DUE, () => workDue(services, job.data.id));
  });
  for (const { name, everySeconds, run } of JOBS) {
    // A done job is what keeps the next one off until its time: it must stay as long.
    await boss.createQueue(name, { ...QUEUE, deleteAfterSeconds: Math.max(300, 2 * everySeconds) });
    await boss.work(name, { pollingIntervalSeconds: pollingSeconds(everySeconds) }, () =>
      guarded(services, name, () => run(services)),
    );
  }
}

/** Often enough that a job is not noticeably later than it is due, and no more. */
function pollingSeconds(everySeconds: number): number {
  return Math.min(Math.max(everySeconds / 6, 0.5), 5);
}

/** A job that fails is logged and comes again with the next tick: what it works on says whether it is done. */
async function guarded(services: Services, name: string, run: () => Promise<unknown>): Promise<void> {
  await run().catch((failure: unknown) => services.log.error({ err: failure, job: name }, 'a job failed'));
}

async function look(boss: PgBoss, { database, clock }: Services): Promise<void> {
  const due = await dueSubscriptions(database.em, clock.now(), MOST_AT_ONCE);
  for (const id of due) await boss.send(DUE, { id }, { singletonKey: id });
  for (const { name, everySeconds } of JOBS)
    await boss.send(name, {}, everySeconds > 1 ? { singletonSeconds: everySeconds } : {});
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
