import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { JobRunner } from './job-runner.ts';

let gateway: TestGateway;
let runner: JobRunner;

beforeAll(async () => {
  gateway = await openGateway();
  runner = new JobRunner(gateway.services);
  await runner.register([
    { name: 'mails', everySeconds: 1 },
    { name: 'digests', everySeconds: 30 },
  ]);
});
afterAll(() => gateway.close());

interface Row {
  name: string;
  ran: boolean;
  failing: boolean;
  failure: string | null;
}
const rows = () =>
  gateway.services.database.em.execute<Row[]>(
    'select name, ran_at is not null as ran, failing_since is not null as failing, failure from job_runs order by name',
  );
const fine = async () => {};
const broken = async () => {
  throw new Error('no mail server');
};
const untouched = { ran: false, failing: false, failure: null };

test('turns are written together, a failure and its end at once', async () => {
  await runner.run('mails', fine);
  expect(await rows()).toEqual([
    { name: 'digests', ...untouched },
    { name: 'mails', ...untouched },
  ]);
  await runner.flush();
  expect(await rows()).toContainEqual({ name: 'mails', ran: true, failing: false, failure: null });
  await runner.run('mails', broken);
  expect(await rows()).toContainEqual({ name: 'mails', ran: true, failing: true, failure: 'no mail server' });
  await runner.run('mails', fine);
  expect(await rows()).toContainEqual({ name: 'mails', ran: true, failing: false, failure: null });
});

test('a failure of the database is told without the statement and its values', async () => {
  const { em } = gateway.services.database;
  const told = async (sql: string, values: unknown[]) => {
    await runner.run('mails', async () => {
      await em.execute(sql, values);
    });
    const [row] = await em.execute<Row[]>("select failure from job_runs where name = 'mails'");
    await runner.run('mails', fine);
    return row?.failure;
  };
  const insert = 'insert into job_runs (name, every_seconds) values (?, 1)';
  expect(await told(insert, ['digests'])).toBe(
    'duplicate key value violates unique constraint "job_runs_pkey"',
  );
  expect(await told('select ?::text::int', ['ann@\nchalkline.test'])).toBe(
    'invalid input syntax for type integer: …',
  );
});

test('a long failure is told by its first line, 200 characters of it', async () => {
  await runner.run('mails', async () => {
    throw new Error(`${'x'.repeat(300)}\nat the end`);
  });
  expect((await rows()).find(({ name }) => name === 'mails')?.failure).toBe('x'.repeat(200));
  await runner.run('mails', fine);
});

test('a build forgets the jobs that it does not have, and an older process brings none back', async () => {
  const next = new JobRunner(gateway.services);
  await next.register([{ name: 'digests', everySeconds: 60 }]);
  await runner.run('mails', fine);
  await runner.flush();
  await runner.run('mails', broken);
  expect((await rows()).map(({ name }) => name)).toEqual(['digests']);
});

test('a database that is away stops no job', async () => {
  const away = new JobRunner({
    ...gateway.services,
    database: { em: { execute: () => Promise.reject(new Error('away')) } },
  } as never);
  await away.run('mails', fine);
  await expect(away.flush()).resolves.toBeUndefined();
});
