import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { movableClock } from '../testing/clock-file.ts';
import { rejection } from '../testing/codes.ts';
import { type Local, startLocal } from '../testing/gateway.ts';
import { startReceiver } from '../testing/receiver.ts';

let local: Local;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let clock: ReturnType<typeof movableClock>;

beforeAll(() => {
  clock = movableClock();
});
beforeEach(async () => {
  clock.ahead(0);
  local = await startLocal();
  receiver = await startReceiver(local.gateway);
  local.world.store.vault('integration_merchant_id').settings.webhookUrl = receiver.url;
});
afterEach(async () => {
  await Promise.all([local.close(), receiver.close()]);
});
afterAll(() => clock.putBack());

const sell = async (params: object = {}) =>
  (
    await local.gateway.transaction.sale({
      amount: '79.00',
      orderId: 'renew:1',
      creditCard: { number: '4111111111111111', expirationDate: '05/2031' },
      options: { submitForSettlement: true },
      ...params,
    })
  ).transaction;

async function settle(): Promise<string> {
  const { id } = await sell();
  await local.gateway.testing.settle(id);
  return id;
}

const parsed = async (index: number) => {
  const { bt_signature, bt_payload } = receiver.received[index] ?? { bt_signature: '', bt_payload: '' };
  return local.gateway.webhookNotification.parse(bt_signature, bt_payload);
};
const deliveries = () => local.world.store.deliveries;

describe('webhooks', () => {
  test('carry a signed, full snapshot of a settled transaction', async () => {
    const id = await settle();
    await receiver.waitFor(1);
    expect(await parsed(0)).toMatchObject({
      kind: 'transaction_settled',
      transaction: {
        id,
        amount: '79.00',
        status: 'settled',
        orderId: 'renew:1',
        creditCard: { last4: '1111' },
        statusHistory: [
          { status: 'authorized' },
          { status: 'submitted_for_settlement' },
          { status: 'settled' },
        ],
      },
    });
    const { bt_signature, bt_payload } = receiver.received[0] ?? { bt_signature: '', bt_payload: '' };
    const tampered = `A${bt_payload.slice(1)}`;
    const parse = local.gateway.webhookNotification.parse(bt_signature, tampered);
    expect(await rejection(parse)).toBe('invalidSignatureError');
  });

  test('tell of declined settlements and of every move of a dispute', async () => {
    const declined = await sell();
    await local.gateway.testing.settlementDecline(declined.id);
    const disputed = await sell({ creditCard: { number: '4023898493988028', expirationDate: '05/2031' } });
    const found = await local.gateway.transaction.find(disputed.id);
    await local.gateway.dispute.accept(found.disputes[0]?.id ?? '');
    await receiver.waitFor(3);
    const told = [await parsed(0), await parsed(1), await parsed(2)];
    expect(told.map(({ kind }) => kind).sort()).toEqual([
      'dispute_accepted',
      'dispute_opened',
      'transaction_settlement_declined',
    ]);
    const opened = told.find(({ kind }) => kind === 'dispute_opened');
    expect(opened?.dispute).toMatchObject({ status: 'open', transactionDetails: { id: disputed.id } });
  });

  test('are sent again each hour for three hours until they are taken', async () => {
    receiver.status = 500;
    await settle();
    for (let hour = 1; hour <= 4; hour++) {
      await receiver.waitFor(hour);
      await local.world.webhooks.idle();
      clock.ahead(hour + 0.01);
      local.world.tick();
      await local.world.webhooks.idle();
    }
    expect(receiver.received).toHaveLength(4);
    expect(deliveries()[0]?.state).toBe('failed');
    receiver.status = 200;
    await settle();
    await receiver.waitFor(5);
    await local.world.webhooks.idle();
    expect(deliveries()[1]).toMatchObject({ state: 'delivered', attempts: [{ status: 200 }] });
  });

  test('are not sent without an address', async () => {
    local.world.store.vault('integration_merchant_id').settings.webhookUrl = null;
    await settle();
    expect(deliveries()).toEqual([]);
  });

  test('an address proves itself by the SDK’s answer to a challenge', async () => {
    const [merchant] = local.world.merchants;
    if (!merchant) throw new Error('There is a merchant.');
    const ask = (who: typeof merchant, url: string) => local.world.webhooks.challenge(who, url);
    expect(await ask(merchant, `${receiver.url}?shop=1`)).toEqual({ verified: true, problem: null });
    expect(await ask({ ...merchant, privateKey: 'other' }, receiver.url)).toMatchObject({ verified: false });
    expect(await ask(merchant, 'http://127.0.0.1:9/')).toEqual({
      verified: false,
      problem: expect.stringMatching(/ECONNREFUSED|bad port/),
    });
  });

  test('an answer that leads elsewhere is not followed', async () => {
    receiver.status = 302;
    await settle();
    await receiver.waitFor(1);
    await local.world.webhooks.idle();
    expect(deliveries()[0]).toMatchObject({ state: 'waiting', attempts: [{ status: 302 }] });
  });
});

describe('the switches', () => {
  test('duplicate', async () => {
    local.world.webhooks.faults.duplicate = true;
    await settle();
    const [first, second] = await receiver.waitFor(2);
    expect(second).toEqual(first);
  });

  test('drop', async () => {
    local.world.webhooks.faults.drop = true;
    await settle();
    await local.world.webhooks.idle();
    expect(deliveries()[0]?.state).toBe('dropped');
    expect(receiver.received).toEqual([]);
    local.world.webhooks.faults.drop = false;
    local.world.webhooks.redeliver(deliveries()[0]?.id ?? '');
    await receiver.waitFor(1);
  });

  test('reorder', async () => {
    local.world.webhooks.faults.reorder = 2;
    const first = await settle();
    expect(receiver.received).toEqual([]);
    const second = await settle();
    await receiver.waitFor(2);
    const order = [(await parsed(0)).transaction.id, (await parsed(1)).transaction.id];
    expect(order).toEqual([second, first]);
  });

  test('delay, by the movable clock', async () => {
    local.world.webhooks.faults.delayMs = 60_000;
    await settle();
    local.world.tick();
    await local.world.webhooks.idle();
    expect(receiver.received).toEqual([]);
    clock.ahead(0.02);
    local.world.tick();
    await receiver.waitFor(1);
  });
});

describe('time', () => {
  test('settles what was submitted, a day later, and tells so', async () => {
    const { id } = await sell();
    clock.ahead(25);
    expect((await local.gateway.transaction.find(id)).status).toBe('settled');
    await receiver.waitFor(1);
    expect((await parsed(0)).kind).toBe('transaction_settled');
  });

  test('lapses an authorization after seven days', async () => {
    const { id } = await sell({ options: {} });
    clock.ahead(6.9 * 24);
    expect((await local.gateway.transaction.find(id)).status).toBe('authorized');
    clock.ahead(7.1 * 24);
    expect((await local.gateway.transaction.find(id)).status).toBe('authorization_expired');
  });

  test('expires cards, and nonces after three hours', async () => {
    const { customer } = await local.gateway.customer.create({
      creditCard: { number: '4111111111111111', expirationDate: '05/2031' },
    });
    const token = customer.creditCards[0]?.token ?? '';
    const { paymentMethodNonce } = await local.gateway.paymentMethodNonce.create(token);
    clock.ahead(2.9);
    expect((await local.gateway.paymentMethodNonce.find(paymentMethodNonce.nonce)).nonce).toBeDefined();
    clock.ahead(3.1);
    expect(await rejection(local.gateway.paymentMethodNonce.find(paymentMethodNonce.nonce))).toBe(
      'notFoundError',
    );
    expect((await local.gateway.creditCard.find(token)).expired).toBe(false);
    clock.ahead(9 * 366 * 24);
    expect((await local.gateway.creditCard.find(token)).expired).toBe(true);
  });
});
