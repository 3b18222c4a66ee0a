import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { MERCHANT } from './merchant.ts';
import { startBraintree } from './server.ts';
import { rejection } from './testing/codes.ts';
import { type Local, sdk, startLocal } from './testing/gateway.ts';

let local: Local;
beforeAll(async () => {
  local = await startLocal();
});
afterAll(() => local.close());

interface Raw {
  status: number;
  type: string;
  body: string;
}

/** A hand-made request, for what the SDK never sends. */
function raw(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Raw> {
  const { method = 'POST', headers = {}, body = '' } = options;
  return new Promise((resolve, reject) => {
    const sent = request(`${local.url}${path}`, { method, headers: { ...basic, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: String(response.headers['content-type']),
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const basic = {
  authorization: `Basic ${Buffer.from('integration_public_key:integration_private_key').toString('base64')}`,
};
const path = '/merchants/integration_merchant_id';

describe('who may call', () => {
  test.each([
    ['another private key', { privateKey: 'wrong' }],
    ['another public key', { publicKey: 'wrong' }],
    ['another merchant', { id: 'nobody' }],
  ])('%s: 401', async (_name, change) => {
    const stranger = sdk(local.port, { ...MERCHANT, ...change });
    expect(await rejection(stranger.customer.create({}))).toBe('authenticationError');
  });

  test('only this machine: no other address listens', async () => {
    const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    for (const { address, family, internal } of addresses) {
      if (internal || family !== 'IPv4') continue;
      const answer = fetch(`http://${address}:${local.port}/`, { signal: AbortSignal.timeout(2000) });
      await expect(answer).rejects.toThrow();
    }
    await expect(fetch(`http://127.0.0.1:${local.port}/`)).resolves.toBeDefined();
  });

  test.each([`${path}/customers/mine`, '/__control/state'])('%s by a foreign name: 403', async (page) => {
    const direct = await raw(page, { method: 'GET', headers: { host: 'rebound.example' } });
    const proxied = await raw(page, { method: 'GET', headers: { 'x-forwarded-host': 'rebound.example' } });
    expect([direct.status, proxied.status]).toEqual([403, 403]);
  });

  test('never in production', async () => {
    const environment = jest.replaceProperty(process.env, 'NODE_ENV', 'production');
    await expect(startBraintree()).rejects.toThrow('never runs in production');
    environment.restore();
  });
});

describe('what goes over the wire', () => {
  test('answers are typed XML', async () => {
    await local.gateway.customer.create({ id: 'mine' });
    const { type, body } = await raw(`${path}/customers/mine`, { method: 'GET' });
    expect(type).toContain('application/xml');
    expect(body).toMatch(/<credit-cards type="array"\/>/);
    expect(body).toMatch(/<created-at type="datetime">\d{4}-\d\d-\d\dT[\d:]+Z<\/created-at>/);
    expect(body).toMatch(/<first-name nil="true"\/>/);
  });

  test.each([
    ['cut JSON', 'application/json', '{"customer": {'],
    ['JSON that is no object', 'application/json', '[1, 2]'],
  ])('%s: 400', async (_name, type, body) => {
    expect((await raw(`${path}/customers`, { headers: { 'content-type': type }, body })).status).toBe(400);
  });

  test('a body that is too long is refused, and the connection stays good', async () => {
    const body = JSON.stringify({ customer: { company: 'x'.repeat(1_100_000) } });
    const answer = await raw(`${path}/customers`, { headers: { 'content-type': 'application/json' }, body });
    expect(answer.status).toBe(400);
  });

  test.each(['//', '/%', `${path}/customers/%ZZ`, '/__control/barriers/%ZZ/release'])(
    'an address that cannot be read, %s: 400, and the server keeps running',
    async (address) => {
      expect((await raw(address)).status).toBe(400);
      expect((await raw(`${path}/customers`)).status).toBe(201);
    },
  );

  test('a 422 repeats the request as XML that can be read, whatever its names and depth', async () => {
    const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
    const body = `{"customer":{"email":"bad","1 a><b":"x","constructor":"y","deep":${deep}}}`;
    const answer = await raw(`${path}/customers`, { headers: { 'content-type': 'application/json' }, body });
    expect(answer.status).toBe(422);
    expect(answer.body).toContain('<email>bad</email><constructor>y</constructor>');
    expect(answer.body).not.toContain('a><b');
    expect(answer.body.match(/<a>/g)?.length).toBeLessThan(20);
  });

  test('an operation that is not served: 501, and the console says so', async () => {
    const console = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      const create = local.gateway.subscription.create({ planId: 'p' });
      await expect(create).rejects.toThrow('Unexpected HTTP response: 501');
      expect(console).toHaveBeenCalledWith(
        'local braintree: POST /subscriptions is not served here; the README lists what is.\n',
      );
    } finally {
      console.mockRestore();
    }
  });

  test('a page that does not exist: a bare 404', async () => {
    expect(await raw('/', { method: 'GET' })).toMatchObject({ status: 404, body: '' });
  });

  test('an error never repeats a card', async () => {
    const body = JSON.stringify({
      customer: {
        email: 'bad',
        credit_card: { number: '4111111111111111', cvv: '987' },
        cards: [{ number: '4111111111111111', cvv: '987' }],
      },
    });
    const answer = await raw(`${path}/customers`, { headers: { 'content-type': 'application/json' }, body });
    expect(answer.status).toBe(422);
    expect(answer.body).toContain('<email>bad</email>');
    expect(answer.body).not.toMatch(/4111111111111111|987/);
  });
});

test('five hundred sales in a row leave nothing behind but themselves', async () => {
  const { customer } = await local.gateway.customer.create({ paymentMethodNonce: 'fake-valid-nonce' });
  const sell = () =>
    local.gateway.transaction.sale({
      amount: '79.00',
      paymentMethodToken: customer.creditCards[0]?.token,
      options: { submitForSettlement: true },
    });
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  for (let count = 0; count < 100; count++) await sell();
  const before = heap();
  for (let count = 0; count < 500; count++) await sell();
  const perSale = (heap() - before) / 500;
  expect(perSale).toBeLessThan(15_000);
  const { traffic, faults, store } = local.world;
  expect(traffic.calls.length).toBeLessThanOrEqual(300);
  expect([faults.list, Object.keys(faults.barriers), store.deliveries]).toEqual([[], [], []]);
  const { nonces, transactions } = store.vault;
  expect(nonces.size).toBe(0);
  expect(transactions.size).toBeGreaterThanOrEqual(600);
  local.world.reset();
  expect(local.world.vault.customers.size).toBe(0);
});
