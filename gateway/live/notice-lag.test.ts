import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { until } from '#local/testing/until.ts';
import { Live } from './live.ts';

let gateway: TestGateway;
let live: Live;

beforeAll(async () => {
  gateway = await openGateway();
  live = new Live(gateway.services, gateway.databaseUrl, 60_000);
});
afterAll(async () => {
  await live.close();
  await gateway.close();
});

/** It says three seconds when it has not heard its probe by then, as on a busy machine. */
const isHeard = async () => (await live.measureLag()) < 3_000;

test('a process that listens measures how late it hears, and counts the commits that it heard', async () => {
  await expect(live.measureLag()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await live.listen();
  await until(isHeard);
  expect(live.notifications).toBe(0);
  await givenPick(gateway);
  await givenPick(gateway);
  // Notifications are heard in commit order: a probe after them comes last.
  await until(isHeard);
  expect(live.notifications).toBe(2);
});
