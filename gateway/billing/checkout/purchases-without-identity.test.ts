import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ARRIVED_MILLISECONDS } from '#gateway/billing/reconciliation/delete-orphaned-accounts.ts';
import { required } from '#gateway/testing/database.ts';

import { hook } from '#gateway/testing/hook.ts';
import { invariants } from '#gateway/testing/invariants.ts';
import { advance, buy, converge, fault, type MoneyWorld, openMoneyWorld } from '#gateway/testing/money.ts';
import { type Outcome, outcomeOf, PAID, purchaseOf, UNDONE } from '#gateway/testing/money-rows.ts';
import { type TcpProxy, tcpProxy } from '#local/testing/tcp-proxy.ts';

let world: MoneyWorld;
let identity: TcpProxy;
const emulator = required('FIREBASE_AUTH_EMULATOR_HOST');

beforeAll(async () => {
  identity = await tcpProxy(`http://${emulator}`);
  // firebase-admin reads it at each call; the tests themselves reach the emulator directly.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = identity.host;
  world = await openMoneyWorld({ FIREBASE_AUTH_EMULATOR_HOST: identity.host });
});
afterEach(async () => {
  await identity.on();
  await converge(world);
  expect(await invariants(world)).toEqual([]);
});
afterAll(async () => {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator;
  await world.close();
  await identity.off();
});

/** What became of a purchase, a minute later. */
async function outcome(email: string): Promise<Outcome> {
  await identity.on();
  await converge(world);
  return outcomeOf(world, email);
}

const address = () => `${randomUUID()}@chalkline.test`;

describe('the identity service is down', () => {
  test('from the beginning: nothing is charged, and no account is left when it is back', async () => {
    await identity.off();
    const email = address();
    expect((await buy(world, { email })).errors?.[0]?.extensions.code).toBe('IDENTITY_UNAVAILABLE');
    expect(await outcome(email)).toEqual(UNDONE);
  });

  test.each([
    ['payment_method.create', 'fake-processor-declined-visa-nonce', UNDONE],
    ['payment_method.create', 'fake-valid-nonce', PAID],
    ['transaction.create', 'fake-valid-nonce', PAID],
  ])('since %s with %s', async (operation, token, expected) => {
    const url = await hook(() => identity.off());
    await fault(world, { kind: 'hook', url, when: 'before' }, { operation });
    const email = address();
    await buy(world, { email, token });
    expect(await outcome(email)).toEqual(expected);
  });

  test('when the charge is declined: the account goes when it is back', async () => {
    const url = await hook(() => identity.off());
    await fault(world, { kind: 'hook', url, when: 'before' }, { operation: 'payment_method.create' });
    await fault(world, { kind: 'decline', code: '2001' }, { card: '1111' });
    const email = address();
    expect((await buy(world, { email })).errors?.[0]?.extensions.code).toBe('CARD_DECLINED');
    expect(await outcome(email)).toEqual(UNDONE);
  });
});

describe('the making of the account takes so long that the purchase is given up meanwhile', () => {
  const customers = async () => {
    const { customers } = await world.processor.order<{ customers: { id: string }[] }>('GET', 'state');
    return customers.map(({ id }) => id);
  };

  test('its request forgets what it made: neither account nor customer is left', async () => {
    const email = address();
    const making = identity.hold('/accounts HTTP');
    const answer = buy(world, { email });
    await making.arrived;
    await converge(world);
    const given = await purchaseOf(world, email);
    expect(given?.state).toBe('failed');
    making.release();
    expect((await answer).errors?.[0]?.extensions.code).toBe('PROCESSOR_UNAVAILABLE');
    expect(await customers()).not.toContain(given?.userId);
  });

  test('and its process has died: the account that came afterwards is found and goes', async () => {
    const { services } = world.gateway;
    const email = address();
    await buy(world, { email, token: 'fake-processor-declined-visa-nonce' });
    const userId = String((await purchaseOf(world, email))?.userId);
    await services.identity.createAccount({ uid: userId, email, password: 'chalkline' });
    expect(await invariants(world)).toEqual([
      `the purchase of ${userId} is failed; an account there is: true`,
    ]);
    advance(world, ARRIVED_MILLISECONDS);
  });
});
