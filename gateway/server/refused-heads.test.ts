import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { listening } from '#gateway/testing/streams.ts';

let gateway: TestGateway;
let port: number;
beforeAll(async () => {
  gateway = await openGateway();
  port = Number(new URL(await listening(gateway)).port);
});
afterAll(() => gateway.close());

test.each([
  ['a head that is too long', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(9_000)}\r\n\r\n`, 431],
  ['a head that is none', 'HELLO\r\n\r\n', 400],
])('%s is refused, and the connection said to end', async (_name, head, status) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(head);
  const answer = await text(socket);
  expect(answer.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
  expect(answer).toContain('connection: close');
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(answer).toContain('"code":"BAD_USER_INPUT"');
});
