import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { signCheckpoint } from './sign-checkpoint.ts';

let gateway: TestGateway;
/** The queries that begin to write a file. */
let writings: string[];
beforeAll(async () => {
  gateway = await openGateway();
  writings = [];
  const connection = gateway.services.database.em.getConnection();
  const { execute } = connection;
  connection.execute = ((query: string, ...rest: unknown[]) => {
    if (String(query).includes('left join record_days')) writings.push(query);
    return execute.call(connection, query, ...(rest as []));
  }) as typeof execute;
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await givenPick(gateway);
  await signCheckpoint(gateway.services);
  writings.length = 0;
});

const ask = (headers: Record<string, string> = {}) =>
  gateway.app.inject({ url: '/record/all.ndjson.gz', headers });
const leavesIn = (packed: Buffer) =>
  JSON.parse(gunzipSync(packed).toString().trimEnd().split('\n').at(-1) ?? '').end.leaves;

test('many who ask at once are sent one file, which is written once', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask()));
  const [first] = answers;
  for (const { statusCode, headers, rawPayload } of answers) {
    expect([statusCode, headers.etag]).toEqual([200, first?.headers.etag]);
    expect(rawPayload.equals(first?.rawPayload as Buffer)).toBe(true);
  }
  expect(writings).toHaveLength(1);
  const later = await ask();
  expect(later.headers['content-length']).toBe(String(later.rawPayload.length));
  expect(writings).toHaveLength(1);
});

test('a copy that is still right is not sent again; one that is not is', async () => {
  const { headers, rawPayload } = await ask();
  const etag = String(headers.etag);
  expect(await ask({ 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' });
  await givenPick(gateway);
  await signCheckpoint(gateway.services);
  const grown = await ask({ 'if-none-match': etag });
  expect([grown.statusCode, leavesIn(grown.rawPayload)]).toEqual([200, leavesIn(rawPayload) + 1]);
});

test('the file of a log that rests says at least every hour of when it is', async () => {
  const before = await ask();
  gateway.services.clock.set('2031-11-20T18:00:00Z');
  const after = await ask();
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

test('a file that could not be written to its end is cut off, and written again', async () => {
  const { em } = gateway.services.database;
  const rename = (name: string, to: string) => em.execute(`alter table ${name} rename to ${to}`);
  await rename('record_price_openings', 'gone');
  await expect(ask()).rejects.toThrow();
  await rename('gone', 'record_price_openings');
  const { rawPayload } = await ask();
  expect(leavesIn(rawPayload)).toBeGreaterThan(3);
});
