import { afterAll, beforeAll, expect, test } from '@jest/globals';
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

/** A value for each parameter that a route of the product has. */
const VALUES: Record<string, string> = {
  day: '2031-11-19',
  id: 'pick-1',
  slug: 'dana',
  size: '7',
  file: '2031-11-19.jsonl',
  uid: 'uid-1',
  userId: 'uid-1',
  invoiceId: 'inv-1',
};

/** Files whose names a route takes apart itself. */
const FILES = ['/record/log/tile/0/000', '/record/log/timestamps/7.tsr', '/sitemaps/picks-1.xml'];

/** Every address that the gateway answers a GET with, from its own routes: one that is added is asked as well. */
function addresses(): string[] {
  const tree = gateway.app.printRoutes({ commonPrefix: false });
  const parts: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', path = '', methods = ''] = /^([│├└─\s]*)(\S*) \(([A-Z, ]+)\)/.exec(line) ?? [];
    if (!methods) return [];
    parts.length = indent.length / 4;
    parts.push(path);
    if (!methods.includes('GET')) return [];
    const pattern = parts.join('').replace(/\(\^[^/]*?\$?\)/g, '');
    return [pattern.replace(/:(\w+)/g, (_all, name: string) => VALUES[name] ?? 'x').replace('*', '') || '/'];
  });
}

test('with the database away every output is an answer or 503 with the time to come back, and never a fault', async () => {
  await givenPick(direct, { date: '2031-11-19' });
  proxy.refuse(true);
  try {
    const asked = [...addresses(), ...FILES];
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
