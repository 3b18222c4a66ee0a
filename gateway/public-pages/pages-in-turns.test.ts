import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { until } from '#local/testing/until.ts';

let gateway: TestGateway;
let locker: pg.Client;

beforeAll(async () => {
  gateway = await openGateway();
  locker = new pg.Client({ connectionString: gateway.databaseUrl });
  await locker.connect();
});
afterAll(async () => {
  await locker.end();
  await gateway.close();
});

/** Statements that wait for the table. */
async function waiting(): Promise<number> {
  const { rows } = await locker.query(
    "select count(*)::int as n from pg_locks where not granted and relation = 'picks'::regclass",
  );
  return rows[0].n;
}

test('a network that reads many pages at once waits behind itself, and leaves connections to everybody else', async () => {
  await locker.query('begin; lock table picks in access exclusive mode');
  const statuses: number[] = [];
  const read = (network: string) =>
    gateway.app.inject({ url: '/picks/unknown', remoteAddress: network }).then(({ statusCode, headers }) => {
      statuses.push(statusCode);
      return { statusCode, headers };
    });
  const many = Array.from({ length: 60 }, () => read('192.0.2.7'));
  // Four requests are running and twenty are queued, so the other 36 are refused, a second or two later.
  await until(async () => (await waiting()) === 4);
  const another = read('198.51.100.9');
  expect((await gateway.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  expect(await waiting()).toBe(4);
  await locker.query('commit');
  expect((await another).statusCode).toBe(404);
  const refused = (await Promise.all(many)).filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(36);
  expect(refused[0]?.headers['retry-after']).toBe('2');
  expect(statuses.filter((status) => status === 404)).toHaveLength(25);
});
