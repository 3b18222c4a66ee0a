import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { follow, listening } from '#gateway/testing/streams.ts';
import { until } from '#local/testing/until.ts';
import { EventStream } from './event-stream.ts';

/** All waits of the product are a hundredth as long here. */
const HUNDREDTH = 0.01;
const BEAT_MS = 15_000 * HUNDREDTH;

let gateway: TestGateway;
let origin: string;

beforeAll(async () => {
  gateway = await openGateway({ LIVE_BEAT_MS: String(BEAT_MS) });
  const { server } = gateway.app;
  for (const name of ['requestTimeout', 'headersTimeout', 'keepAliveTimeout', 'timeout'] as const)
    server[name] *= HUNDREDTH;
  Object.assign(server, { connectionsCheckingInterval: 10 });
  origin = await listening(gateway);
});
afterAll(() => gateway.close());

const CHANGES = 'subscription { pickChanged { pickId } }';

test('a stream without news outlives every timeout of the server, and is sent signs of life', async () => {
  const stream = await follow<{ pickChanged: { pickId: string } }>(origin, CHANGES);
  const slow = connect(Number(new URL(origin).port), '127.0.0.1');
  slow.write('POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{');
  expect(await text(slow)).toContain('408');
  const { keepAliveTimeout, requestTimeout, timeout } = gateway.app.server;
  const longest = Math.max(keepAliveTimeout, requestTimeout, timeout);
  const signs = () => stream.text().split(':\n\n').length - 1;
  await until(() => signs() * BEAT_MS > 2 * longest);
  const id = await givenPick(gateway);
  expect(await stream.next()).toEqual({ data: { pickChanged: { pickId: id } } });
  stream.close();
});

/** A stream whose reader has stopped reading. */
async function unread() {
  const streams: { stream: EventStream; response: ServerResponse }[] = [];
  const server = createServer((_request, response) => {
    streams.push({ stream: new EventStream(response, {}), response });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sent = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  sent.on('error', () => {});
  const [reader] = await once(sent, 'response');
  reader.on('error', () => {}).pause();
  const [opened] = streams;
  if (!opened) throw new Error('Nothing was opened');
  const close = () => {
    sent.destroy();
    server.close();
  };
  return { ...opened, close };
}

/** Sends until it is so; the network takes some megabytes that nobody reads. */
async function sendUntil(stream: EventStream, bytes: number, isSo: () => boolean): Promise<void> {
  const message = Buffer.alloc(bytes, 'x');
  for (let count = 0; count < 1_000 && !isSo(); count += 1) {
    stream.send(message);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(isSo()).toBe(true);
}

test('a reader who does not read is cut off: when too much waits, or anything for as long as a sign of life', async () => {
  const [much, little] = [await unread(), await unread()];
  await sendUntil(much.stream, 500_000, () => much.stream.closed);
  await sendUntil(little.stream, 100_000, () => little.response.writableLength > 0);
  little.stream.heartbeat();
  expect(little.stream.closed).toBe(false);
  little.stream.heartbeat();
  expect(little.stream.closed).toBe(true);
  for (const { close } of [much, little]) close();
});

test('a heartbeat is a sign of life also right after a message, so that no silence lasts two of them', async () => {
  const { stream, response, close } = await unread();
  const written: string[] = [];
  response.write = (chunk: Buffer) => written.push(String(chunk)) > 0;
  stream.heartbeat();
  stream.send(Buffer.from('event: next\n\n'));
  stream.heartbeat();
  expect(written).toEqual([':\n\n', 'event: next\n\n', ':\n\n']);
  close();
});

test('a message is one write, and nothing is said to be sent in chunks', async () => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const body = JSON.stringify({ query: CHANGES });
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\n\r\n${body}`,
  );
  const chunks: string[] = [];
  socket.on('data', (chunk) => chunks.push(String(chunk)));
  await until(() => chunks.length > 0);
  const head = chunks.join('').toLowerCase();
  expect(head).toContain('connection: close');
  expect(head).not.toContain('transfer-encoding');
  const id = await givenPick(gateway);
  const message = () => chunks.find((chunk) => chunk.includes(id));
  await until(() => message() !== undefined);
  // A sign of life may have come with it.
  expect(message()?.replaceAll(':\n\n', '')).toBe(
    `event: next\ndata: {"data":{"pickChanged":{"pickId":"${id}"}}}\n\n`,
  );
  socket.destroy();
});
