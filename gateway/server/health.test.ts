import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { ZONE_DATA } from '#gateway/alert-settings/zone-data.ts';
import { createApp } from '#gateway/app.ts';
import { CallerReader } from '#gateway/auth/caller-reader.ts';
import { Points } from '#gateway/rate-limits/points.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { type TcpProxy, tcpProxy } from '#local/testing/tcp-proxy.ts';
import { until } from '#local/testing/until.ts';
import { openDatabase } from './orm.ts';

/** The check waits for a second and promises two; a statement waits for longer than this, and the machine may be busy. */
const PATIENCE = 5_000;

let gateway: TestGateway;
let proxy: TcpProxy;
let app: FastifyInstance;
let database: Awaited<ReturnType<typeof openDatabase>>;
let user: TestUser;

beforeEach(async () => {
  gateway = await openGateway();
  user = await member(gateway);
  proxy = await tcpProxy(gateway.databaseUrl);
  database = await openDatabase(proxy.url, gateway.services.log);
  // So few points that every second operation of a visitor has to record them.
  const points = new Points(database, { visitor: 1_000, member: 1_000, staff: 1_000, key: 1_000 });
  const callers = new CallerReader(database);
  app = await createApp({ ...gateway.services, database, callers, points }, gateway.env);
});
afterEach(async () => {
  await app.close();
  await database.close(true);
  await proxy.off();
  await gateway.close();
});

async function timed(request: {
  url: string;
  method?: 'POST';
  payload?: object;
  headers?: Record<string, string>;
}) {
  const start = performance.now();
  const response = await app.inject(request);
  return { status: response.statusCode, body: response.json(), response, took: performance.now() - start };
}
const board = (headers = {}) =>
  timed({ method: 'POST', url: '/graphql', headers, payload: { query: '{ board { totalCount } }' } });
const signed = () => ({ authorization: `Bearer ${user.token}` });

describe('a working gateway', () => {
  test('lives and is ready, and says nothing else', async () => {
    expect(await timed({ url: '/livez' })).toMatchObject({
      status: 200,
      body: { status: 'ok', zoneData: ZONE_DATA },
    });
    expect(await timed({ url: '/readyz' })).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  test('lives but is not ready from the moment the shutdown begins', async () => {
    let url = '';
    const seen: number[] = [];
    app.addHook('preClose', async () => {
      seen.push((await fetch(`${url}/readyz`)).status);
    });
    url = await app.listen({ host: '127.0.0.1', port: 0 });
    await app.close();
    expect(seen).toEqual([503]);
  });
});

describe('when the database refuses', () => {
  beforeEach(() => proxy.off());

  test('it is not ready within 2 seconds, and still lives', async () => {
    const ready = await timed({ url: '/readyz' });
    expect(ready).toMatchObject({ status: 503, body: { status: 'unavailable' } });
    expect(ready.took).toBeLessThan(PATIENCE);
    expect(await timed({ url: '/livez' })).toMatchObject({ status: 200 });
  });

  test('readers are asked to try again, in the documented words and without internals', async () => {
    for (const headers of [{}, {}, {}, signed()]) {
      const { status, body, response } = await board(headers);
      expect(status).toBe(503);
      expect(response.headers['retry-after']).toBe('2');
      expect(body.errors).toMatchObject([
        { message: 'Server error. Please try again.', extensions: { code: 'UNAVAILABLE' } },
      ]);
      expect(response.body).not.toMatch(/ECONN|127\.0\.0\.1|select|pg/i);
    }
  });
});

describe('when the database hangs', () => {
  test('it is not ready within 2 seconds; requests end with 503; all is well when it comes back', async () => {
    expect((await board()).status).toBe(200);
    proxy.freeze();
    const ready = await timed({ url: '/readyz' });
    expect(ready.status).toBe(503);
    expect(ready.took).toBeLessThan(PATIENCE);
    const answers = await Promise.all([
      board(),
      board(signed()),
      ...Array.from({ length: 12 }, () => board()),
    ]);
    for (const { status, body, took } of answers) {
      expect([status, body.errors?.[0]?.extensions.code]).toEqual([503, 'UNAVAILABLE']);
      expect(took).toBeLessThan(30_000);
    }
    proxy.thaw();
    const isBack = async () =>
      (await board()).status === 200 && (await timed({ url: '/readyz' })).status === 200;
    await until(isBack);
  });
});
