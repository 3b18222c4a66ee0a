import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { startProcessor, type TestProcessor } from '#gateway/testing/processor.ts';
import { member } from '#gateway/testing/users.ts';

let gateway: TestGateway;
let processor: TestProcessor;

beforeAll(async () => {
  processor = await startProcessor();
  gateway = await openGateway({ BRAINTREE_ENVIRONMENT: processor.url });
});
afterAll(async () => {
  await gateway.close();
  await processor.close();
});

const PURCHASE = `mutation ($input: PurchaseInput!) { purchase(input: $input) {
  userId email tempPassword tier inTrial totalCents nextChargeAt nextChargeCents conversionValue } }`;

const order = (more: Record<string, unknown> = {}) => ({
  planType: 'premium',
  email: `${randomUUID()}@chalkline.test`,
  firstName: 'Ada',
  lastName: 'Lovelace',
  token: 'fake-valid-nonce',
  ...more,
});

const buy = (more?: Record<string, unknown>, user = null) =>
  ask<{ purchase: Record<string, unknown> }>(gateway, PURCHASE, { input: order(more) }, user);

describe('a visitor', () => {
  test('buys premium: charged once, with an account, a temporary password, an invoice and a receipt', async () => {
    const bought = await buy();
    expect(bought.errors).toBeUndefined();
    expect(bought.data.purchase).toMatchObject({
      tier: 'PREMIUM',
      inTrial: false,
      totalCents: 12_900,
      nextChargeCents: 12_900,
      nextChargeAt: '2031-12-20T17:00:00.000Z',
      conversionValue: 129,
    });
    expect(String(bought.data.purchase.tempPassword).length).toBeGreaterThanOrEqual(22);
  });

  test('whose card is declined is charged nothing and leaves nothing behind', async () => {
    const email = `${randomUUID()}@chalkline.test`;
    const refused = await buy({ email, token: 'fake-processor-declined-visa-nonce' });
    expect(refused.errors?.[0]).toMatchObject({
      message: 'Your card was declined.',
      extensions: { code: 'CARD_DECLINED' },
    });
    const { em } = gateway.services.database;
    expect(await em.execute('select from users where email = ?', [email])).toEqual([]);
    expect((await buy({ email })).errors).toBeUndefined();
  });

  test('starts a trial: nothing charged, premium picks for exactly a day', async () => {
    const started = await buy({ planType: 'premium_with_trial' });
    expect(started.errors).toBeUndefined();
    expect(started.data.purchase).toMatchObject({
      inTrial: true,
      totalCents: 0,
      nextChargeAt: '2031-11-21T17:00:00.000Z',
    });
  });
});

test('a member buys plus for the account they are signed in with', async () => {
  const user = await member(gateway);
  const bought = await ask<{ purchase: Record<string, unknown> }>(
    gateway,
    PURCHASE,
    { input: order({ planType: 'plus' }) },
    user,
  );
  expect(bought.errors).toBeUndefined();
  expect(bought.data.purchase).toMatchObject({ userId: user.uid, tempPassword: null, totalCents: 7_900 });
  const me = await ask(
    gateway,
    '{ me { subscription planStatus } subscription { nextChargeCents cancelAtPeriodEnd } }',
    {},
    user,
  );
  expect(me.data).toEqual({
    me: { subscription: 'PLUS', planStatus: 'ACTIVE' },
    subscription: { nextChargeCents: 7_900, cancelAtPeriodEnd: false },
  });
});
