import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openGateway, type TestGateway, YESTERDAY } from '#gateway/testing/gateway.ts';
import { givenPick, revealPicks } from '#gateway/testing/picks.ts';
import { addDays } from '#schema/rules/time/eastern-time.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openGateway();
  await givenPick(gateway, { date: YESTERDAY, result: 'WIN' });
  await revealPicks(gateway);
});
afterAll(() => gateway.close());

const get = (url: string, remoteAddress: string) => gateway.app.inject({ url, remoteAddress });
const since = (days: number) => `/record/picks.csv?since=${addDays(YESTERDAY, -days)}`;

test('more different files at once than are kept are all sent whole', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) => get(since(at), `198.51.100.${at}`)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(60).fill(200));
  expect(new Set(answers.map(({ body }) => body.trim().split('\r\n').length))).toEqual(new Set([2]));
});

test('what no file can be is refused a second later, so that asking again at once keeps nobody busy', async () => {
  for (const address of ['picks.csv?x=1', 'stats.json?league=CRICKET', 'picks.ndjson?end=2']) {
    const began = performance.now();
    const { statusCode } = await get(`/record/${address}`, '192.0.2.8');
    expect([address, statusCode]).toEqual([address, 400]);
    expect(performance.now() - began).toBeGreaterThan(990);
  }
});

test('a network that asks for one file 200 times at once waits behind itself, and is refused a second later', async () => {
  const began = performance.now();
  let served = 0;
  const many = Array.from({ length: 200 }, () =>
    get('/record/picks.csv', '192.0.2.7').then(({ statusCode }) => {
      if (statusCode === 200) served += 1;
      return { statusCode, after: performance.now() - began };
    }),
  );
  const another = await get('/record/stats.json', '198.51.100.9');
  expect(another.statusCode).toBe(200);
  expect(served).toBeLessThan(200);
  const refused = (await Promise.all(many)).filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(200 - served);
  // How many are served meanwhile is a matter of the machine.
  expect(refused.length).toBeGreaterThan(0);
  for (const { after } of refused) expect(after).toBeGreaterThan(990);
});
