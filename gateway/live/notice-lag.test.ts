import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
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

test('a process that listens measures how late it hears, and counts the commits that it heard', async () => {
  await expect(live.measureLag()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await live.listen();
  expect(await live.measureLag()).toBeLessThan(3_000);
  expect(live.notifications).toBe(0);
  await givenPick(gateway);
  await givenPick(gateway);
  // Notifications are heard in commit order: a probe after them comes last.
  await live.measureLag();
  expect(live.notifications).toBe(2);
});
