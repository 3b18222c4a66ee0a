import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { openDatabase } from '#gateway/server/orm.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openGateway();
});
// Closing waits for every connection: it is part of the test.
afterAll(() => gateway.close(), 30_000);

test('a pool that is closed leaves nothing behind that keeps the process', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  const database = await openDatabase(gateway.databaseUrl, pino({ enabled: false }));
  await database.em.fork().execute('select 1');
  await database.close(true);
  expect(timers()).toBeLessThanOrEqual(before);
});

const DROP = 'select pg_terminate_backend(?)';
const PID = 'select pg_backend_pid() as pid';

async function droppedInTheMiddle(): Promise<void> {
  const { em } = gateway.services.database;
  await em.fork().transactional(async (inside) => {
    const [{ pid } = { pid: 0 }] = await inside.execute<{ pid: number }[]>(PID);
    await em.fork().execute(DROP, [pid]);
    await inside.execute('select 1');
  });
}

test('transactions whose connection is dropped fail, and cost the pool no place', async () => {
  const places = 10;
  for (let number = 0; number < places + 2; number += 1)
    await expect(droppedInTheMiddle()).rejects.toThrow(/terminat|closed|not queryable/i);
  const answers = Array.from({ length: places }, () =>
    gateway.services.database.em.fork().execute('select 1'),
  );
  expect(await Promise.all(answers)).toHaveLength(places);
});
