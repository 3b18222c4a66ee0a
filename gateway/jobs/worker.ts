import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Services } from '#gateway/auth/context.ts';
import { dueSubscriptions } from '#gateway/billing/ledger/subscription-rows.ts';
import { processDue } from '#gateway/billing/plan/process-due.ts';
import { within } from '#gateway/spans.ts';
import { isOnItsWay } from './clock-on-its-way.ts';
import { JobRunner } from './job-runner.ts';
import { JOBS, type Job, POLLED_JOBS } from './jobs.ts';
import { QUEUE_SCHEMA } from './migrate-queue.ts';
import { repeat } from './repeat.ts';

const DUE = 'due-subscription';
export const LOOK_FOR_DUE = 'look-for-due';
/** A renewal, or the end of a trial, is at most so late. Rights end by the clock and wait for neither. */
const LOOK_FOR_DUE_SECONDS = 2;
/** How often it is written how the jobs run. */
const FLUSH_SECONDS = 15;
/** The jobs that run at the start are written sooner: an operator who restarts the process looks right away. */
const FIRST_FLUSH_MILLISECONDS = 3_000;
const MAX_DUE_SENT_AT_ONCE = 200;
/** How many due subscriptions one process handles at a time. */
const DUE_AT_ONCE = 4;

/** Of the queue; jobs themselves use those of the process. */
const CONNECTIONS = 3;

/** How long a stopping process waits for running jobs. */
const SHUTDOWN_TIMEOUT_MILLISECONDS = 5_000;

export interface Worker {
  stop(): Promise<void>;
}

type Stop = () => Promise<void>;

/**
 * Runs the product's background work in this process. Any number of processes share it, so every job must tolerate
 * running twice, late, or in two processes at once. Queues are in PostgreSQL, by pg-boss.
 */
export async function startWorker(services: Services, databaseUrl: string): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: QUEUE_SCHEMA,
    // `migrate` does it, once, and not every process that starts.
    migrate: false,
    max: CONNECTIONS,
    application_name: 'chalkline-worker',
    // How often to look for jobs of processes that died.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    // Finished jobs pile up unless they are deleted.
    maintenanceIntervalSeconds: 300,
    // Schedules and job chains of pg-boss are not used, so it need not poll for them.
    schedule: false,
    flowIntervalSeconds: 3_600,
  });
  boss.on('error', (failure) => services.log.error({ err: failure }, 'the job queue failed'));
  await boss.start().catch((failure: Error) => {
    throw new Error(`The job queue cannot be used (${failure.message}). Run main.js migrate first.`);
  });
  const runner = new JobRunner(services);
  await runner.register([
    { name: LOOK_FOR_DUE, everySeconds: LOOK_FOR_DUE_SECONDS },
    ...POLLED_JOBS,
    ...JOBS,
  ]);
  const senders = [await queueDue(boss, runner)];
  for (const job of JOBS) senders.push(await queueJob(boss, runner, job));
  const loops = [
    ...POLLED_JOBS.map(({ name, everySeconds, run }) =>
      repeat(everySeconds, () => runner.run(name, unlessOnItsWay(run))),
    ),
    repeat(FLUSH_SECONDS, () => runner.flush()),
  ];
  const firstFlush = setTimeout(() => runner.flush(), FIRST_FLUSH_MILLISECONDS);
  return {
    stop: async () => {
      clearTimeout(firstFlush);
      const stopped = stopAll(loops);
      await stopAll(senders);
      await Promise.all([
        Promise.race([stopped, pause(SHUTDOWN_TIMEOUT_MILLISECONDS, undefined, { ref: false })]),
        boss.stop({ graceful: true, timeout: SHUTDOWN_TIMEOUT_MILLISECONDS }),
      ]);
      await runner.flush();
    },
  };
}

/** While the local clock is on its way, a turn has nothing to do. */
const unlessOnItsWay =
  (run: Job['run']): Job['run'] =>
  async (services) =>
    isOnItsWay(services) ? undefined : run(services);

const stopAll = (all: Stop[]) => Promise.all(all.map((stop) => stop()));

/**
 * `short`: one job per key waits, and further ones are dropped. A running job does not block the next, so a killed
 * process blocks nothing; locks and constraints of the work itself prevent doing it twice. Running jobs send
 * heartbeats, and a job whose heartbeats stop is given to another process.
 */
const QUEUE = {
  policy: 'short',
  heartbeatSeconds: 10,
  retryLimit: 3,
  expireInSeconds: 3_600,
  deleteAfterSeconds: 300,
} as const;

/** The sender wakes its workers immediately; polling recovers jobs of a killed process. */
const POLLING = { pollingIntervalSeconds: 10 };
/** Periodic jobs are sent, and their workers woken, at least once a minute: that recovers them as well. */
const RARE_POLLING = { pollingIntervalSeconds: 60 };

/** Checks the product's clock often, because in development it may jump. */
async function queueDue(boss: PgBoss, runner: JobRunner): Promise<Stop> {
  await boss.createQueue(DUE, QUEUE);
  const workers: string[] = [];
  const wake = () => {
    for (const worker of workers) boss.notifyWorker(worker);
  };
  const work = () =>
    boss.work<{ id: string }>(DUE, POLLING, async ([job]) => {
      if (!job) return;
      const process = () => runner.run(DUE, (services) => processDue(services, job.data.id));
      await within({ name: `job ${DUE}`, isOwn: true }, process);
      wake();
    });
  while (workers.length < DUE_AT_ONCE) workers.push(await work());
  const look: Job['run'] = async ({ database, clock }) => {
    const due = await dueSubscriptions(database.em, clock.now(), MAX_DUE_SENT_AT_ONCE);
    for (const id of due) await boss.send(DUE, { id }, { singletonKey: id });
    if (due.length > 0) wake();
  };
  return repeat(LOOK_FOR_DUE_SECONDS, () => runner.run(LOOK_FOR_DUE, unlessOnItsWay(look)));
}

/** The wait after each failure doubles, up to this. */
const AGAIN_AT_MOST_AFTER_SECONDS = 600;
/** Short, as a job whose process was killed waits for it too. */
const FIRST_AGAIN_SECONDS = 5;

/**
 * One queue per kind of job, so that a slow kind delays no other. Several processes send it, and it is queued once. What was sent
 * holds its place until the next turn, also when it failed: so a rare job that fails is tried again by the queue.
 */
export async function queueJob(
  boss: PgBoss,
  runner: JobRunner,
  { name, everySeconds, run }: Job,
): Promise<Stop> {
  // A finished job blocks the next one until its time, so it must be kept that long.
  await boss.createQueue(name, { ...QUEUE, deleteAfterSeconds: Math.max(300, 2 * everySeconds) });
  const retryLimit = Math.max(0, Math.ceil(everySeconds / AGAIN_AT_MOST_AFTER_SECONDS) - 1);
  const worker = await boss.work(name, RARE_POLLING, async () => {
    const isDone = await runner.run(name, run);
    if (!isDone && retryLimit > 0) throw new Error('It failed, and is tried again. The log says why.');
  });
  const send = async () => {
    const again = {
      ...{ retryLimit, retryBackoff: true },
      ...{ retryDelay: FIRST_AGAIN_SECONDS, retryDelayMax: AGAIN_AT_MOST_AFTER_SECONDS },
    };
    await boss.send(name, {}, { singletonSeconds: everySeconds, ...again });
    boss.notifyWorker(worker);
  };
  return repeat(Math.min(everySeconds, 60), () => runner.run(`send-${name}`, send));
}
