import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PgBoss } from 'pg-boss';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { until } from '#local/testing/until.ts';
import { JobRunner } from './job-runner.ts';
import { QUEUE_SCHEMA } from './migrate-queue.ts';
import { queueJob } from './worker.ts';

let gateway: TestGateway;
let boss: PgBoss;
let runner: JobRunner;

beforeAll(async () => {
  gateway = await openGateway();
  boss = new PgBoss({ connectionString: gateway.databaseUrl, schema: QUEUE_SCHEMA, migrate: false, max: 2 });
  await boss.start();
  runner = new JobRunner(gateway.services);
});
afterAll(async () => {
  await boss.stop({ graceful: true, timeout: 5_000 });
  await gateway.close();
});

const rows = <R>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<R[]>(sql, params);
const jobs = (name: string) =>
  rows<{ state: string; wait: number }>(
    `select state, round(extract(epoch from start_after - coalesce(completed_on, started_on)))::int as wait
       from ${QUEUE_SCHEMA}.job where name = ?`,
    [name],
  );
const failing = async (name: string) =>
  (await rows<{ failure: string | null }>('select failure from job_runs where name = ?', [name]))[0]?.failure;

test('a daily job that fails once says so and runs again within a minute', async () => {
  let turns = 0;
  const job = {
    name: 'daily',
    everySeconds: 86_400,
    run: async () => {
      turns += 1;
      if (turns === 1) throw new Error('no connection');
    },
  };
  await runner.register([job]);
  const stop = await queueJob(boss, runner, job);
  await until(async () => (await jobs('daily'))[0]?.state === 'retry');
  const [waiting] = await jobs('daily');
  expect([turns, await failing('daily')]).toEqual([1, 'no connection']);
  expect(waiting?.wait).toBeGreaterThanOrEqual(5);
  expect(waiting?.wait).toBeLessThanOrEqual(10);
  await rows(`update ${QUEUE_SCHEMA}.job set start_after = now() where name = 'daily'`);
  // A worker that starts looks at once; this one would within a minute.
  await stop();
  const stopAgain = await queueJob(boss, runner, job);
  await until(async () => (await jobs('daily'))[0]?.state === 'completed');
  expect(turns).toBe(2);
  expect(await failing('daily')).toBeNull();
  expect(await jobs('daily')).toHaveLength(1);
  await stopAgain();
});
