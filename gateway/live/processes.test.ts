import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createClient } from 'graphql-sse';
import { createApp } from '#gateway/app.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { follow, listening, type TestStream } from '#gateway/testing/streams.ts';

let gateway: TestGateway;
let origin: string;

beforeAll(async () => {
  gateway = await openGateway();
  origin = await listening(gateway);
});
afterAll(() => gateway.close());

const CHANGES = 'subscription { pickChanged { pickId } }';
const idIn = async (stream: TestStream<{ pickChanged: { pickId: string } }>) => {
  const message = await stream.next();
  return typeof message === 'string' ? message : message.data?.pickChanged.pickId;
};

test('what is committed while the connection is lost is announced once, when it is back', async () => {
  const stream = await follow<{ pickChanged: { pickId: string } }>(origin, CHANGES);
  const before = await givenPick(gateway);
  expect(await idIn(stream)).toBe(before);
  const { em } = gateway.services.database;
  const ended = await em.execute<unknown[]>(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'chalkline-live' and datname = current_database()`,
  );
  expect(ended).toHaveLength(1);
  const missed = [await givenPick(gateway), await givenPick(gateway)];
  expect([await idIn(stream), await idIn(stream)]).toEqual(missed);
  const after = await givenPick(gateway);
  expect(await idIn(stream)).toBe(after);
  stream.close();
});

test('another process announces the same; one that stops ends its streams immediately', async () => {
  const other = await createApp(gateway.services, gateway.env);
  const address = await other.listen({ host: '127.0.0.1', port: 0 });
  const stream = await follow<{ pickChanged: { pickId: string } }>(address, CHANGES);
  const id = await givenPick(gateway);
  expect(await idIn(stream)).toBe(id);
  const start = performance.now();
  await other.close();
  expect(await idIn(stream)).toBe('end');
  expect(performance.now() - start).toBeLessThan(10_000);
});

test("graphql-sse's own client reconnects to a process that stays", async () => {
  const other = await createApp(gateway.services, gateway.env);
  const address = await other.listen({ host: '127.0.0.1', port: 0 });
  const places = [address, origin];
  const client = createClient({ url: () => `${places.shift()}/graphql`, retry: async () => {} });
  const board = client.iterate({ query: 'subscription { boardChanged { totalCount } }' });
  const counted = async () => (await board.next()).value?.data?.boardChanged;
  const before = await counted();
  const next = counted();
  await other.close();
  expect(await next).toEqual(before);
  expect(places).toEqual([]);
  await board.return?.();
  client.dispose();
});
