import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Receiver, startReceiver } from '#gateway/testing/receiver.ts';
import { nameProduct, PRODUCT } from '#schema/rules/text/product.ts';
import { openOutgoing } from './outgoing.ts';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

/** A resolver that answers one after the other, and counts. */
function resolving(...answers: string[][]) {
  const lookups: string[] = [];
  const resolve = async (hostname: string) => {
    const addresses = answers[Math.min(lookups.length, answers.length - 1)] ?? [];
    lookups.push(hostname);
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { lookups: lookups, resolve };
}

const PRIVATE = 'The address does not lead to a public server';

test('a name that was public when it was written down and is private when it is called is not called', async () => {
  const { resolve, lookups } = resolving(['93.184.215.14'], ['127.0.0.1']);
  const outgoing = openOutgoing({ allowLoopback: false, resolve });
  expect(await outgoing.problemWith('https://rebind.example.com/')).toBeNull();
  expect(await outgoing.post('https://rebind.example.com/', {}, '{}')).toEqual({ failure: PRIVATE });
  expect(lookups).toEqual(['rebind.example.com', 'rebind.example.com']);
});

test.each([
  [['10.0.0.7']],
  [['93.184.215.14', '169.254.169.254']],
  [['::ffff:127.0.0.1']],
  [['fd00:ec2::254']],
])('a name with the addresses %j is not called', async (addresses) => {
  const outgoing = openOutgoing({ allowLoopback: false, resolve: resolving(addresses).resolve });
  expect(await outgoing.post('https://inner.example.com/', {}, '{}')).toEqual({ failure: PRIVATE });
});

test.each([
  ['https://2130706433/', 'It must be an address on the internet'],
  ['https://10.0.0.1/', PRIVATE],
  ['https://0xa9fea9fe/', PRIVATE],
  ['https://[fe80::1]/', PRIVATE],
  ['https://[::ffff:10.0.0.1]/', PRIVATE],
  ['https://nowhere.example.com/', 'The host was not found'],
])('%s is not called', async (address, failure) => {
  const outgoing = openOutgoing({ allowLoopback: false, resolve: resolving([]).resolve });
  expect(await outgoing.post(address, {}, '{}')).toEqual({ failure });
});

test('the connection goes to the address that was checked, under the requested name', async () => {
  const { resolve, lookups } = resolving(['127.0.0.1'], ['10.0.0.1']);
  const outgoing = openOutgoing({ allowLoopback: true, resolve });
  const { port } = new URL(receiver.url);
  // A second lookup would answer 10.0.0.1.
  expect(await outgoing.post(`http://hooks.localhost:${port}/pinned`, {}, '{}')).toMatchObject({
    status: 204,
  });
  expect(receiver.received('/pinned')[0]?.headers.host).toBe(`hooks.localhost:${port}`);
  expect(lookups).toEqual(['hooks.localhost']);
});

test.each([
  ['Chalkline', 'Chalkline-Webhooks/1'],
  ['Night Owl Picks', 'NightOwlPicks-Webhooks/1'],
  ['Première\r\nX-Evil: 1', 'PremireX-Evil1-Webhooks/1'],
  ['賭け', 'Picks-Webhooks/1'],
])('a product with the name %j calls as %s', async (name, agent) => {
  const before = PRODUCT.name;
  nameProduct({ name });
  await openOutgoing({ allowLoopback: true }).post(`${receiver.url}/${agent}`, {}, '{}');
  nameProduct({ name: before });
  expect(receiver.received(`/${agent}`)[0]?.headers['user-agent']).toBe(agent);
});

test('who does not answer in time, or not at all, is a failure with a sentence', async () => {
  const silent = createServer((socket) => socket.resume());
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  const { port } = silent.address() as AddressInfo;
  const client = openOutgoing({ allowLoopback: true, timeoutMilliseconds: 200 });
  const failure = 'No answer within 0.2 seconds';
  expect(await client.post(`http://127.0.0.1:${port}/`, {}, '{}')).toEqual({ failure });
  await new Promise((closed) => silent.close(closed));
  const outgoing = openOutgoing({ allowLoopback: true });
  const refused = 'The server refused the connection';
  expect(await outgoing.post(`http://127.0.0.1:${port}/`, {}, '{}')).toEqual({ failure: refused });
});

test('a server that speaks another protocol from there on has answered; one that says so and waits is no harm', async () => {
  const upgrading = createServer((socket) => {
    socket.once('data', () => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
    });
  });
  await new Promise<void>((listening) => upgrading.listen(0, '127.0.0.1', listening));
  const { port } = upgrading.address() as AddressInfo;
  const outgoing = openOutgoing({ allowLoopback: true });
  expect(await outgoing.post(`http://127.0.0.1:${port}/`, {}, '{}')).toEqual({ status: 101, excerpt: '' });
  await new Promise((closed) => upgrading.close(closed));
});

test('a redirect is an answer, and is not followed', async () => {
  receiver.answer(302, { location: `${receiver.url}/elsewhere` }, 'over there');
  const outgoing = openOutgoing({ allowLoopback: true });
  expect(await outgoing.post(`${receiver.url}/here`, {}, '{}')).toEqual({
    status: 302,
    excerpt: 'over there',
  });
  expect(receiver.received('/elsewhere')).toEqual([]);
});

test('of an endless answer the first 500 bytes are read, without what no page can show', async () => {
  receiver.answer(200, {}, `a\u0000b\u001b[31m${'x'.repeat(5_000_000)}`);
  const outgoing = openOutgoing({ allowLoopback: true });
  const answer = await outgoing.post(receiver.url, {}, '{}');
  expect(answer).toEqual({ status: 200, excerpt: `ab[31m${'x'.repeat(492)}` });
});
