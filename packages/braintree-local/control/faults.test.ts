import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { all, rejection } from '../testing/codes.ts';
import { type Local, startLocal } from '../testing/gateway.ts';
import type { Shown } from '../testing/sdk.ts';

let local: Local;
let token: string;
let otherToken: string;

beforeAll(async () => {
  local = await startLocal();
  const vault = async () =>
    (await local.gateway.customer.create({ paymentMethodNonce: 'fake-valid-nonce' })).customer;
  token = (await vault()).creditCards[0]?.token ?? '';
  otherToken = (await vault()).creditCards[0]?.token ?? '';
});
afterEach(() => control('DELETE', 'faults'));
afterAll(() => local.close());

/** The control endpoints are no part of Braintree: they are called directly. */
async function control(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${local.url}/__control/${path}`, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

let next = 0;
const order = () => `fault:${next++}`;
const sell = (params: object = {}) =>
  local.gateway.transaction.sale({ amount: '79.00', paymentMethodToken: token, ...params });
const charged = async (orderId: string) =>
  (await all<Shown>(local.gateway.transaction.search((search) => search.orderId().is(orderId)))).length;

/** Polls until the condition holds. */
async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('declines', () => {
  test('of the next call only', async () => {
    await control('POST', 'faults', { effect: { kind: 'decline', code: '2004' } });
    expect(await sell()).toMatchObject({
      success: false,
      message: 'Expired Card',
      transaction: { status: 'processor_declined', processorResponseType: 'hard_declined' },
    });
    expect((await sell()).success).toBe(true);
  });

  test('of every call for one card, and of no other card of the same number', async () => {
    await control('POST', 'faults', { card: token, times: null, effect: { kind: 'decline', code: '2001' } });
    for (let count = 0; count < 3; count++) expect((await sell()).message).toBe('Insufficient Funds');
    expect((await sell({ paymentMethodToken: otherToken })).success).toBe(true);
    expect((await local.gateway.paymentMethod.find(token)).token).toBe(token);
  });

  test('of verifications', async () => {
    await control('POST', 'faults', {
      operation: 'payment_method',
      effect: { kind: 'decline', code: '2046' },
    });
    const { customer } = await local.gateway.customer.create({});
    const vault = () =>
      local.gateway.paymentMethod.create({
        customerId: customer.id,
        paymentMethodNonce: 'fake-valid-nonce',
        options: { verifyCard: true },
      });
    expect(await vault()).toMatchObject({ success: false, message: 'Declined' });
    expect((await vault()).success).toBe(true);
  });

  test('a code that is none is refused', async () => {
    const answer = await control('POST', 'faults', { effect: { kind: 'decline', code: '1000' } });
    expect(answer).toMatchObject({ status: 400 });
  });
});

describe('timeouts', () => {
  test.each([
    ['before', 0],
    ['after', 1],
  ] as const)('%s taking effect leave %i charges', async (when, charges) => {
    const orderId = order();
    await control('POST', 'faults', { operation: 'transaction.create', effect: { kind: 'timeout', when } });
    local.gateway.config.timeout = 150;
    const outcome = await rejection(sell({ orderId }));
    local.gateway.config.timeout = 60_000;
    expect(outcome).toBe('unexpectedError');
    expect(await charged(orderId)).toBe(charges);
  });
});

describe('broken answers', () => {
  test.each([
    [429, 'tooManyRequestsError'],
    [500, 'serverError'],
    [503, 'serviceUnavailableError'],
    [504, 'gatewayTimeoutError'],
    [426, 'upgradeRequired'],
  ])('%i is %s, and nothing is charged', async (status, type) => {
    const orderId = order();
    await control('POST', 'faults', { effect: { kind: 'status', status } });
    expect(await rejection(sell({ orderId }))).toBe(type);
    expect(await charged(orderId)).toBe(0);
  });

  test.each(['half_body', 'wrong_type'])('%s hides a charge that was made', async (kind) => {
    const orderId = order();
    await control('POST', 'faults', { effect: { kind } });
    expect(await rejection(sell({ orderId }))).not.toBe('nothing was rejected');
    expect(await charged(orderId)).toBe(1);
  });

  test('slow', async () => {
    await control('POST', 'faults', { effect: { kind: 'slow', ms: 120 } });
    const started = performance.now();
    expect((await sell()).success).toBe(true);
    expect(performance.now() - started).toBeGreaterThanOrEqual(119);
  });
});

describe('barriers', () => {
  test.each([
    ['before', 0],
    ['after', 1],
  ] as const)('hold a call %s it takes effect, until they are released', async (when, charges) => {
    const orderId = order();
    const effect = { kind: 'hold', barrier: 'gate', when };
    await control('POST', 'faults', { operation: 'transaction.create', effect });
    const pendingSale = sell({ orderId });
    await until(async () => (local.world.faults.barriers.gate ?? 0) === 1);
    expect(await charged(orderId)).toBe(charges);
    expect(await control('POST', 'barriers/gate/release')).toMatchObject({ released: 1 });
    expect((await pendingSale).success).toBe(true);
    expect(await charged(orderId)).toBe(1);
  });

  test('let two calls meet', async () => {
    await control('POST', 'faults', { times: 2, effect: { kind: 'hold', barrier: 'both', when: 'before' } });
    const orderId = order();
    const both = [sell({ orderId }), sell({ orderId })];
    await until(() => local.world.faults.barriers.both === 2);
    expect(await charged(orderId)).toBe(0);
    await control('POST', 'barriers/both/release');
    await Promise.all(both);
    expect(await charged(orderId)).toBe(2);
  });
});

test('a hook runs before or after the call takes effect', async () => {
  const seen: { body: object; charges: number }[] = [];
  const orderId = order();
  const hook = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ body: JSON.parse(body), charges: await charged(orderId) });
    response.end();
  });
  hook.listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
  for (const when of ['before', 'after']) {
    await control('POST', 'faults', { operation: 'transaction.create', effect: { kind: 'hook', url, when } });
    await sell({ orderId });
  }
  hook.closeAllConnections();
  await new Promise((resolve) => hook.close(resolve));
  expect(seen).toEqual([
    { body: { operation: 'transaction.create', when: 'before' }, charges: 0 },
    { body: { operation: 'transaction.create', when: 'after' }, charges: 2 },
  ]);
});

describe('the control endpoints', () => {
  test('open a dispute and decide it', async () => {
    const { transaction } = await sell({ options: { submitForSettlement: true } });
    await control('POST', `transactions/${transaction.id}/settle`);
    const { id } = await control('POST', `transactions/${transaction.id}/dispute`, {
      reason: 'not_recognized',
    });
    await control('PUT', `disputes/${id}`, { status: 'lost' });
    const found = await local.gateway.transaction.find(transaction.id);
    expect(found).toMatchObject({
      status: 'settled',
      disputes: [{ id, status: 'lost', reason: 'not_recognized' }],
    });
  });

  test('refuse foreign pages and foreign names', async () => {
    const foreign = await fetch(`${local.url}/__control/state`, {
      headers: { origin: 'https://example.com' },
    });
    expect(foreign.status).toBe(403);
  });

  test('send no request to another machine', async () => {
    for (const url of ['http://169.254.169.254/latest', 'file:///etc/hostname', 'https://example.com/']) {
      expect(await control('PUT', 'settings', { webhookUrl: url })).toMatchObject({ status: 400 });
      const effect = { kind: 'hook', url, when: 'before' };
      expect(await control('POST', 'faults', { effect })).toMatchObject({ status: 400 });
    }
  });

  test('settle only what was submitted, and dispute only what was charged', async () => {
    const authorized = (await sell()).transaction.id;
    const declined = (await sell({ amount: '2000.00' })).transaction.id;
    for (const id of [authorized, declined])
      expect(await control('POST', `transactions/${id}/settle`)).toMatchObject({ status: 409 });
    expect(await control('POST', `transactions/${declined}/dispute`)).toMatchObject({ status: 409 });
  });

  test('refuse what they do not understand, with a reason', async () => {
    expect(await control('POST', 'faults', { effect: { kind: 'explode' } })).toMatchObject({ status: 400 });
    const none = { operation: 'transaction.sale', effect: { kind: 'half_body' } };
    expect(await control('POST', 'faults', none)).toMatchObject({
      status: 400,
      error: expect.stringContaining('There is no such operation.'),
    });
    expect(await control('DELETE', 'faults/99999')).toMatchObject({ status: 404 });
    expect(await control('POST', 'nothing')).toMatchObject({ status: 404 });
  });

  test('change settings, and show them', async () => {
    await control('PUT', 'settings', { duplicateChecking: true });
    expect(await control('GET', 'state')).toMatchObject({ settings: { duplicateChecking: true } });
    await control('PUT', 'settings', { duplicateChecking: false });
  });
});
