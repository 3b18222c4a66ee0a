import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Services } from '#gateway/auth/context.ts';
import { dueSubscriptions } from '#gateway/billing/ledger/subscription-rows.ts';
import { processDue } from '#gateway/billing/plan/process-due.ts';
import { JOBS, type Job, POLLED_JOBS } from './jobs.ts';
import { repeat } from './repeat.ts';

const DUE = 'due-subscription';
const MOST_DUE_SENT_AT_ONCE = 200;
/** How many due subscriptions one process works on at a time. */
const DUE_AT_ONCE = 4;

/** How long work that runs is waited for when the process is told to stop. */
const PATIENCE_MILLISECONDS = 5_000;

export interface Worker {
  stop(): Promise<void>;
}

type Stop = () => Promise<void>;

/**
 * Runs the work of the product in this process, beside any number of others, which share it: every job may run
 * twice, late, or in two processes at once. What is queued is queued in PostgreSQL, by pg-boss.
 */
export async function startWorker(services: Services, databaseUrl: string): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'pgboss',
    application_name: 'chalkline-worker',
    // How often the jobs of processes that died are looked for.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    // Jobs add up: what is done is cleared away.
    maintenanceIntervalSeconds: 300,
    // Its timetables and its chains of jobs are not used: it need not ask for them all the time.
    schedule: false,
    flowIntervalSeconds: 3_600,
  });
  boss.on('error', (failure) => services.log.error({ err: failure }, 'the job queue failed'));
  await boss.start();
  const senders = [await queueDue(boss, services)];
  for (const job of JOBS) senders.push(await queue(boss, services, job));
  const looks = POLLED_JOBS.map(({ name, everySeconds, run }) =>
    repeatGuarded(services, name, everySeconds, run),
  );
  return {
    stop: async () => {
      const looked = stopAll(looks);
      await stopAll(senders);
      await Promise.all([
        Promise.race([looked, pause(PATIENCE_MILLISECONDS, undefined, { ref: false })]),
        boss.stop({ graceful: true, timeout: PATIENCE_MILLISECONDS }),
      ]);
    },
  };
}

const stopAll = (all: Stop[]) => Promise.all(all.map((stop) => stop()));

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

/** Who sends a job looks for it at once; polling finds what a killed process had begun. */
const POLLING = { pollingIntervalSeconds: 10 };

/** Looks at the clock every second. It is the product's: in development it may have jumped. */
async function queueDue(boss: PgBoss, services: Services): Promise<Stop> {
  await boss.createQueue(DUE, QUEUE);
  const workers: string[] = [];
  const wake = () => {
    for (const worker of workers) boss.notifyWorker(worker);
  };
  const work = () =>
    boss.work<{ id: string }>(DUE, POLLING, async ([job]) => {
      if (!job) return;
      await guarded(services, DUE, () => processDue(services, job.data.id));
      wake();
    });
  while (workers.length < DUE_AT_ONCE) workers.push(await work());
  return repeatGuarded(services, 'look-for-due', 1, async ({ database, clock }) => {
    const due = await dueSubscriptions(database.em, clock.now(), MOST_DUE_SENT_AT_ONCE);
    for (const id of due) await boss.send(DUE, { id }, { singletonKey: id });
    if (due.length > 0) wake();
  });
}

/** A queue for each kind of job: a slow one holds up no other. Several processes send it, and it is queued once. */
async function queue(boss: PgBoss, services: Services, { name, everySeconds, run }: Job): Promise<Stop> {
  // A done job is what keeps the next one off until its time: it must stay as long.
  await boss.createQueue(name, { ...QUEUE, deleteAfterSeconds: Math.max(300, 2 * everySeconds) });
  const worker = await boss.work(name, POLLING, () => guarded(services, name, run));
  return repeatGuarded(services, `send-${name}`, Math.min(everySeconds, 60), async () => {
    await boss.send(name, {}, { singletonSeconds: everySeconds });
    boss.notifyWorker(worker);
  });
}

function repeatGuarded(services: Services, name: string, seconds: number, run: Job['run']): Stop {
  return repeat(seconds, () => guarded(services, name, run));
}

/** What fails is logged and comes again with its next turn: what it works on says whether it is done. */
async function guarded(services: Services, name: string, run: Job['run']): Promise<void> {
  await run(services).catch((failure: unknown) =>
    services.log.error({ err: failure, job: name }, 'a job failed'),
  );
}
