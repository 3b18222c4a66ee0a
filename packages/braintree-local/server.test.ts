import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { XMLValidator } from 'fast-xml-parser';
import { conventionalMerchant, type Merchant } from './merchant/merchants.ts';
import { startBraintree } from './server.ts';
import { all, rejection } from './testing/codes.ts';
import { type Local, sdk, startLocal } from './testing/gateway.ts';
import type { Shown } from './testing/sdk.ts';

const second: Merchant = {
  ...conventionalMerchant,
  id: 'second_merchant',
  publicKey: 'second_public',
  privateKey: 'second_private',
  tokenizationKeys: [],
};

let local: Local;
beforeAll(async () => {
  local = await startLocal({ merchants: [conventionalMerchant, second] });
});
afterAll(() => local.close());

interface Raw {
  status: number;
  type: string;
  encoding: string;
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
          encoding: String(response.headers['content-encoding'] ?? ''),
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

describe('who may ask', () => {
  test.each([
    ['another private key', { privateKey: 'wrong' }],
    ['another public key', { publicKey: 'wrong' }],
    ["another merchant's address", { id: 'second_merchant' }],
    ['a merchant that does not exist', { id: 'nobody' }],
  ])('%s: 401', async (_name, change) => {
    const stranger = sdk(local.port, { ...conventionalMerchant, ...change });
    expect(await rejection(stranger.customer.create({}))).toBe('authenticationError');
  });

  test('each merchant sees its own customers only', async () => {
    await local.gateway.customer.create({ id: 'mine' });
    const other = sdk(local.port, second);
    expect(await rejection(other.customer.find('mine'))).toBe('notFoundError');
    expect((await other.customer.create({ id: 'mine' })).success).toBe(true);
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
    const replaced = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    await expect(startBraintree({ merchants: [conventionalMerchant] })).rejects.toThrow(
      'never runs in production',
    );
    replaced.restore();
  });
});

describe('what goes over the wire', () => {
  test('XML bodies mean the same as JSON bodies', async () => {
    const body = `<?xml version="1.0"?><transaction><type>sale</type><amount>12.50</amount><order-id>xml &amp; co</order-id>
      <credit-card><number>4111111111111111</number><expiration-date>05/2031</expiration-date></credit-card>
      <options><submit-for-settlement type="boolean">true</submit-for-settlement></options>
      <line-items type="array"><line-item><name>One</name></line-item><line-item><name>Two</name></line-item></line-items>
      <tax-amount nil="true"/></transaction>`;
    const answer = await raw(`${path}/transactions`, {
      headers: { 'content-type': 'application/xml' },
      body,
    });
    expect(answer.status).toBe(201);
    expect(answer.type).toContain('application/xml');
    const id = /<id>(\w+)<\/id>/.exec(answer.body)?.[1] ?? '';
    const found = await local.gateway.transaction.find(id);
    expect(found).toMatchObject({
      amount: '12.50',
      orderId: 'xml & co',
      status: 'submitted_for_settlement',
      taxAmount: null,
    });
    expect(await local.gateway.transactionLineItem.findAll(id)).toMatchObject([
      { name: 'One' },
      { name: 'Two' },
    ]);
  });

  test('answers are typed, and zipped for whoever asks', async () => {
    const plain = await raw(`${path}/customers/mine`, { method: 'GET' });
    expect(plain.encoding).toBe('');
    expect(plain.body).toMatch(/<credit-cards type="array"\/>/);
    expect(plain.body).toMatch(/<created-at type="datetime">\d{4}-\d\d-\d\dT[\d:]+Z<\/created-at>/);
    expect(plain.body).toMatch(/<first-name nil="true"\/>/);
    const zipped = await raw(`${path}/customers/mine`, {
      method: 'GET',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(zipped.encoding).toBe('gzip');
  });

  test.each([
    ['cut JSON', 'application/json', '{"customer": {'],
    ['JSON that is no object', 'application/json', '[1, 2]'],
    ['cut XML', 'application/xml', '<customer><id>1</customer>'],
    ['XML too deep', 'application/xml', `<customer>${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}</customer>`],
    [
      'XML that would read a file',
      'application/xml',
      '<!DOCTYPE c [<!ENTITY a SYSTEM "file:///etc/hostname">]><customer><company>&a;</company></customer>',
    ],
  ])('%s: 400', async (_name, type, body) => {
    expect((await raw(`${path}/customers`, { headers: { 'content-type': type }, body })).status).toBe(400);
  });

  test('a body that is too long is refused, and the connection stays good', async () => {
    const body = JSON.stringify({ customer: { company: 'x'.repeat(1_100_000) } });
    const answer = await raw(`${path}/customers`, { headers: { 'content-type': 'application/json' }, body });
    expect(answer.status).toBe(400);
  });

  test.each(['//', '/%', `${path}/customers/%ZZ`, '/__control/barriers/%ZZ/release'])(
    'an address that cannot be read, %s: 400, and the server goes on',
    async (address) => {
      expect((await raw(address)).status).toBe(400);
      expect((await raw(`${path}/customers`)).status).toBe(201);
    },
  );

  test('what was asked is answered as XML that can be read, whatever its names and depth', async () => {
    const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
    const body = `{"customer":{"email":"bad","1 a><b":"x","constructor":"y","deep":${deep}}}`;
    const answer = await raw(`${path}/customers`, { headers: { 'content-type': 'application/json' }, body });
    expect(answer.status).toBe(422);
    expect(XMLValidator.validate(answer.body)).toBe(true);
  });

  test('what does not exist: a bare 404', async () => {
    expect(await raw(`${path}/moons`, { method: 'GET' })).toMatchObject({ status: 404, body: '' });
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

  test('the GraphQL API answers the keys of the server', async () => {
    expect((await local.gateway.graphQLClient.query('query { ping }')).data).toEqual({ ping: 'pong' });
    const stranger = sdk(local.port, { ...conventionalMerchant, privateKey: 'wrong' });
    expect(await rejection(stranger.graphQLClient.query('query { ping }'))).toBe('authenticationError');
  });
});

test('merchant accounts are found and listed', async () => {
  expect(await local.gateway.merchantAccount.find('sandbox_credit_card')).toMatchObject({
    default: true,
    status: 'active',
  });
  const listed = await new Promise<Shown[]>((resolve) =>
    local.gateway.merchantAccount.all((_error, found) => resolve(found)),
  );
  expect(listed.map(({ id }) => id)).toEqual(['sandbox_credit_card', 'sandbox_credit_card_non_default']);
});

test('five hundred sales in a row leave nothing behind but themselves', async () => {
  const { customer } = await local.gateway.customer.create({ paymentMethodNonce: 'fake-valid-nonce' });
  const sell = () =>
    local.gateway.transaction.sale({
      amount: '79.00',
      customerId: customer.id,
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
  const { nonces, requestKeys, transactions } = store.vault('integration_merchant_id');
  expect([nonces.size, requestKeys.size]).toEqual([0, 0]);
  expect(transactions.size).toBeGreaterThanOrEqual(600);
  local.world.reset();
  expect(await all(local.gateway.customer.search((search) => search.id().contains('')))).toEqual([]);
});
