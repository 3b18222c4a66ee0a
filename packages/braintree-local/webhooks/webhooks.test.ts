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
  receiver = await startReceiver();
  local.world.vault.settings.webhookUrl = receiver.url;
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
      paymentMethodNonce: 'fake-valid-nonce',
      options: { submitForSettlement: true },
      ...params,
    })
  ).transaction;

async function control(method: string, path: string, body: object = {}): Promise<Record<string, unknown>> {
  const answer = await fetch(`${local.url}/__control/${path}`, { method, body: JSON.stringify(body) });
  return (await answer.json()) as Record<string, unknown>;
}

async function settle(): Promise<string> {
  const { id } = await sell();
  await control('POST', `transactions/${id}/settle`);
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

  test('report every move of a dispute', async () => {
    const { id } = await sell();
    const dispute = await control('POST', `transactions/${id}/dispute`);
    await control('PUT', `disputes/${dispute.id}`, { status: 'lost' });
    await receiver.waitFor(2);
    const sent = [await parsed(0), await parsed(1)];
    expect(sent.map(({ kind }) => kind).sort()).toEqual(['dispute_lost', 'dispute_opened']);
    const opened = sent.find(({ kind }) => kind === 'dispute_opened');
    expect(opened?.dispute).toMatchObject({ status: 'open', transactionDetails: { id } });
  });

  test('are sent again each hour for three hours until they are accepted', async () => {
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
    local.world.vault.settings.webhookUrl = null;
    await settle();
    expect(deliveries()).toEqual([]);
  });

  test('a redirect is not followed', async () => {
    receiver.status = 302;
    await settle();
    await receiver.waitFor(1);
    await local.world.webhooks.idle();
    expect(deliveries()[0]).toMatchObject({ state: 'waiting', attempts: [{ status: 302 }] });
  });
});

test('a webhook is delivered twice where that fault is on', async () => {
  await control('PUT', 'webhooks', { duplicate: true });
  await settle();
  const [first, second] = await receiver.waitFor(2);
  expect(second).toEqual(first);
});

test('a webhook is delivered again on request', async () => {
  await settle();
  await receiver.waitFor(1);
  await control('POST', `webhooks/${deliveries()[0]?.id}/redeliver`);
  await receiver.waitFor(2);
});

test('a submitted sale settles a day later, and the merchant is notified', async () => {
  const { id } = await sell();
  clock.ahead(25);
  expect((await local.gateway.transaction.find(id)).status).toBe('settled');
  await receiver.waitFor(1);
  expect((await parsed(0)).kind).toBe('transaction_settled');
});
