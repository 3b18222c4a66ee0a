import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { readJobs } from '#gateway/admin/operations/read-jobs.ts';
import { jobProblems } from '#gateway/admin/problems/job-problems.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { until } from '#local/testing/until.ts';
import { JobRunner } from './job-runner.ts';
import { JOBS, POLLED_JOBS } from './jobs.ts';
import { startWorker } from './worker.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

const em = () => gateway.services.database.em;
const KNOWN = [
  { name: 'mails', everySeconds: 1 },
  { name: 'digests', everySeconds: 30 },
  { name: 'retention', everySeconds: 86_400 },
];
const fine = async () => {};
/** A process that starts. */
async function started(): Promise<JobRunner> {
  const runner = new JobRunner(gateway.services);
  await runner.register(KNOWN);
  return runner;
}
async function run(runner: JobRunner, ...names: string[]): Promise<void> {
  for (const name of names) await runner.run(name, fine);
  await runner.flush();
}
/** So much time goes by. */
const later = (interval: string) =>
  em().execute(
    'update job_runs set ran_at = ran_at - ?::interval, watched_since = watched_since - ?::interval',
    [interval, interval],
  );
/** So many minutes go by in which only these run. */
async function minutes(count: number, runner: JobRunner, ...names: string[]): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    await later('1 minute');
    await run(runner, ...names);
  }
}
const late = async () => (await readJobs(em())).flatMap(({ name, isLate }) => (isLate ? name : []));
const problems = async () => (await jobProblems(em(), gateway.services.clock.now())).map(({ text }) => text);

/** All have run; then nothing does for three days. */
beforeEach(async () => {
  await em().execute('delete from job_runs');
  await run(await started(), 'mails', 'digests', 'retention');
  await later('3 days');
});

test('while no process runs, all are late and that is one problem', async () => {
  expect(await late()).toEqual(['digests', 'mails', 'retention']);
  expect(await problems()).toEqual(['No process does the background work.']);
});

test('a process that starts after a long stop has no late jobs before it ran them', async () => {
  await started();
  expect(await late()).toEqual([]);
  expect(await problems()).toEqual([]);
});

test('nor has one that slept and wakes', async () => {
  const runner = await started();
  await run(runner, 'mails', 'digests', 'retention');
  await later('3 days');
  await run(runner, 'mails');
  expect(await late()).toEqual([]);
});

test('what hangs from the start is late within minutes, a daily job too', async () => {
  const runner = await started();
  await minutes(4, runner, 'mails');
  expect(await problems()).toEqual(['The job "digests" has not run since then.']);
  await minutes(7, runner, 'mails');
  expect((await late()).toSorted()).toEqual(['digests', 'retention']);
});

test('what never ran is late once its time is over', async () => {
  await em().execute("delete from job_runs where name = 'digests'");
  const runner = await started();
  await run(runner, 'mails', 'retention');
  expect(await late()).toEqual([]);
  await minutes(4, runner, 'mails');
  expect(await problems()).toEqual(['The job "digests" has not run since then.']);
});

test('a process that falls over and starts again without running anything hides nothing', async () => {
  await started();
  for (const pause of ['1 minute', '1 minute', '3 minutes']) {
    await later(pause);
    await started();
  }
  expect(await problems()).toEqual(['No process does the background work.']);
});

test('a restart hides nothing of a job that hangs while others run', async () => {
  await minutes(4, await started(), 'mails');
  await started();
  expect(await late()).toContain('digests');
});

/** All jobs of the product ran three days ago. */
async function allRanLongAgo(): Promise<void> {
  const known = [...POLLED_JOBS, ...JOBS].map(({ name, everySeconds }) => ({ name, every: everySeconds }));
  await em().execute('delete from job_runs');
  await em().execute(
    `insert into job_runs (name, every_seconds, ran_at)
     select name, every, now() - interval '3 days' from jsonb_to_recordset(?::jsonb) as j(name text, every int)`,
    [JSON.stringify(known)],
  );
}
const haveRunLately = async () => {
  const ran = new Map((await readJobs(em())).map((job) => [job.name, job.ranSecondsAgo]));
  return POLLED_JOBS.every(({ name }) => (ran.get(name) ?? Infinity) < 60);
};

test('what a worker does when it starts is written within seconds', async () => {
  await allRanLongAgo();
  const flush = jest.spyOn(JobRunner.prototype, 'flush');
  const worker = await startWorker(gateway.services, gateway.databaseUrl);
  const startedAt = performance.now();
  expect(await late()).toEqual([]);
  await until(() => flush.mock.calls.length > 0);
  // Later ones are 15 seconds apart, and on a busy machine they write what had not run by then.
  expect(performance.now() - startedAt).toBeLessThan(12_000);
  await until(haveRunLately);
  await worker.stop();
});

test('what a worker did until it stops is written', async () => {
  await allRanLongAgo();
  const worker = await startWorker(gateway.services, gateway.databaseUrl);
  // Timers fire in their order: the first turns have begun, and `stop` waits for them.
  await pause(1);
  await worker.stop();
  expect(await haveRunLately()).toBe(true);
});
