import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addressesOf } from '#gateway/testing/addresses.ts';
import { type DatabaseProxy, databaseProxy } from '#gateway/testing/database-proxy.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';

let proxy: DatabaseProxy;
let direct: TestGateway;
let gateway: TestGateway;

beforeAll(async () => {
  direct = await openGateway();
  proxy = await databaseProxy(direct.databaseUrl);
  gateway = await openGateway({ DATABASE_URL: proxy.url, DATABASE_DIRECT_URL: direct.databaseUrl });
});
afterAll(async () => {
  await gateway.close();
  await proxy.close();
  await direct.close();
});

test('with the database away every output is an answer or 503 with the time to come back, and never a fault', async () => {
  await givenPick(direct, { date: '2031-11-19' });
  proxy.refuse(true);
  try {
    const asked = addressesOf(gateway.app);
    expect(asked.length).toBeGreaterThan(40);
    const wrong: string[] = [];
    for (const url of asked) {
      const { statusCode, headers } = await gateway.app.inject({ url });
      const isRefused = statusCode === 503 && headers['retry-after'] !== undefined;
      if (!isRefused && statusCode >= 500) wrong.push(`${statusCode} ${url}`);
    }
    expect(wrong).toEqual([]);
    for (const url of [
      '/record/stats.json',
      '/record/picks.csv',
      '/record/days.atom',
      '/record/today.json',
      '/record/log/checkpoint',
      '/record/2031-11-19',
    ])
      expect([url, (await gateway.app.inject({ url })).statusCode]).toEqual([url, 503]);
    expect(gateway.logged()).not.toContain('unexpected failure');
  } finally {
    proxy.refuse(false);
  }
});
