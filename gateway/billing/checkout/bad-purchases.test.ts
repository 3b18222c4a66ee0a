import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import {
  buy,
  chargesOf,
  fault,
  type MoneyWorld,
  openMoneyWorld,
  transactionsOf,
} from '#gateway/testing/money.ts';
import { moneyRows } from '#gateway/testing/money-tables.ts';
import { member, signUp } from '#gateway/testing/users.ts';

let world: MoneyWorld;

beforeAll(async () => {
  world = await openMoneyWorld();
});
afterAll(async () => expect(await closeAndCheck(world)).toEqual([]));

/** Rows as they were, but for the failed purchases themselves. */
async function rows(): Promise<string> {
  const { purchases, ...others } = JSON.parse(await moneyRows(world));
  const uncancelled = (purchases ?? []).filter(({ state }: { state: string }) => state !== 'failed');
  return JSON.stringify({ ...others, purchases: uncancelled });
}

describe('each of these is refused with its own words, charges nothing and leaves every row as it was', () => {
  test.each<[what: string, input: Record<string, unknown>, code: string, message: string]>([
    ['an unknown plan', { planType: 'gold' }, 'PLAN_UNKNOWN', 'This plan does not exist'],
    ['the free plan', { planType: 'free' }, 'PLAN_UNKNOWN', 'This plan does not exist'],
    [
      'a trial of a plan that has none',
      { planType: 'vip_with_trial' },
      'TRIAL_NOT_OFFERED',
      'This plan offers no trial',
    ],
    [
      'a coupon on a trial',
      { planType: 'plus_with_trial', couponCode: 'SAVE20' },
      'COUPON_REFUSED',
      'Coupons cannot be used with a trial',
    ],
    [
      'a coupon that nobody made',
      { couponCode: 'NOBODY' },
      'COUPON_REFUSED',
      'This coupon code is not valid for this plan',
    ],
    [
      'a declined card',
      { token: 'fake-processor-declined-visa-nonce' },
      'CARD_DECLINED',
      'Your card was declined.',
    ],
    [
      'a card that the fraud tools refuse',
      { token: 'fake-gateway-rejected-fraud-nonce' },
      'CARD_REFUSED',
      'Failed to process payment information.',
    ],
    [
      'a nonce that was used up',
      { token: 'fake-consumed-nonce' },
      'CARD_REFUSED',
      'Failed to process payment information.',
    ],
    ['a nonce that never was', { token: 'stolen' }, 'CARD_REFUSED', 'Failed to process payment information.'],
    [
      'an amount that differs from what was shown',
      { expectedTotalCents: 9_900 },
      'PRICE_CHANGED',
      'The price has changed',
    ],
    ['no address at all', { email: 'nobody' }, 'BAD_USER_INPUT', 'Invalid email address'],
  ])('%s', async (_what, input, code, message) => {
    const before = await rows();
    const charged = (await transactionsOf(world)).length;
    const refused = await buy(world, input);
    expect(refused.errors?.[0]).toMatchObject({ message, extensions: { code } });
    expect(await rows()).toBe(before);
    expect(await transactionsOf(world)).toHaveLength(charged);
  });

  test('an expired card', async () => {
    const before = await rows();
    await fault(world, { kind: 'decline', code: '2004' }, { operation: 'payment_method.create' });
    const refused = await buy(world);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'CARD_DECLINED', reason: 'Expired Card' });
    expect(await rows()).toBe(before);
  });

  test('a card that is good for verification and declined by the charge', async () => {
    const before = await rows();
    await fault(world, { kind: 'decline', code: '2001' });
    const refused = await buy(world);
    expect(refused.errors?.[0]).toMatchObject({
      extensions: { code: 'CARD_DECLINED', processorCode: '2001' },
    });
    expect(await rows()).toBe(before);
  });

  test('the refusal carries the new price, so that it can be shown', async () => {
    const refused = await buy(world, { planType: 'plus', expectedTotalCents: 12_900 });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'PRICE_CHANGED', totalCents: 7_900 });
  });

  test('a trial whose price was another when it was shown', async () => {
    const shown = { planType: 'premium_with_trial', expectedTotalCents: 0 };
    const refused = await buy(world, { ...shown, expectedNextChargeCents: 12_800 });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'PRICE_CHANGED', totalCents: 0 });
    expect((await buy(world, { ...shown, expectedNextChargeCents: 12_900 })).errors).toBeUndefined();
  });

  test('an address that has an account, before any card is touched', async () => {
    const user = await member(world.gateway);
    const before = await rows();
    const calls = (await customers()).length;
    const refused = await buy(world, { email: user.email.toUpperCase() });
    expect(refused.errors?.[0]).toMatchObject({
      message: 'An account already exists with this email',
      extensions: { code: 'EMAIL_ALREADY_IN_USE' },
    });
    expect(await rows()).toBe(before);
    expect(await customers()).toHaveLength(calls);
  });

  test('an address that only the identity provider knows, whose account stays', async () => {
    const user = await signUp();
    const before = await rows();
    const refused = await buy(world, { email: user.email });
    expect(refused.errors?.[0]?.extensions.code).toBe('EMAIL_ALREADY_IN_USE');
    expect(await rows()).toBe(before);
    const { identity } = world.gateway.services;
    expect((await identity.verify(user.token)).uid).toBe(user.uid);
    expect(await identity.passwordResetCode(user.email)).toBeTruthy();
  });

  test('a plan for somebody who holds one', async () => {
    const user = await member(world.gateway);
    expect((await buy(world, {}, user)).errors).toBeUndefined();
    const before = await rows();
    const refused = await buy(world, { planType: 'vip' }, user);
    expect(refused.errors?.[0]?.extensions.code).toBe('PLAN_HELD');
    expect(await rows()).toBe(before);
  });
});

describe('the same key', () => {
  test('with the same body answers what came of it and charges once; the password is not told again', async () => {
    const input = { email: `${randomUUID()}@chalkline.test`, idempotencyKey: randomUUID() };
    const first = await buy(world, input);
    const again = await buy(world, input);
    expect(again.errors).toBeUndefined();
    expect(again.data.purchase).toEqual({ ...first.data.purchase, tempPassword: null });
    expect(await chargesOf(world, first.data.purchase.userId)).toEqual([12_900]);
  });

  test('as a member, too', async () => {
    const user = await member(world.gateway);
    const input = { planType: 'plus', email: user.email, idempotencyKey: randomUUID() };
    const first = await buy(world, input, user);
    expect((await buy(world, input, user)).data.purchase).toEqual(first.data.purchase);
  });

  test('with another body is refused', async () => {
    const input = { email: `${randomUUID()}@chalkline.test`, idempotencyKey: randomUUID() };
    expect((await buy(world, input)).errors).toBeUndefined();
    const before = await rows();
    const refused = await buy(world, { ...input, planType: 'vip' });
    expect(refused.errors?.[0]).toMatchObject({
      message: 'This Idempotency-Key was already used for a different request',
      extensions: { code: 'KEY_REUSED' },
    });
    expect(await rows()).toBe(before);
  });

  test('after a decline repeats the decline, without asking the processor', async () => {
    const input = {
      email: `${randomUUID()}@chalkline.test`,
      idempotencyKey: randomUUID(),
      token: 'fake-processor-declined-visa-nonce',
    };
    await buy(world, input);
    const again = await buy(world, input);
    expect(again.errors?.[0]?.extensions.code).toBe('CARD_DECLINED');
    expect((await buy(world, { email: input.email })).errors).toBeUndefined();
  });
});

test('a stolen nonce that is used twice pays once', async () => {
  const nonce = await nonceOf({ number: '4111111111111111', expirationMonth: '12', expirationYear: '2039' });
  expect((await buy(world, { token: nonce })).errors).toBeUndefined();
  const refused = await buy(world, { token: nonce });
  expect(refused.errors?.[0]?.extensions.code).toBe('CARD_REFUSED');
});

async function customers(): Promise<unknown[]> {
  const { customers: found } = await world.processor.order<{ customers: unknown[] }>('GET', 'state');
  return found;
}

/** A single-use nonce for a card, as the browser's card form gets it. */
async function nonceOf(creditCard: Record<string, string>): Promise<string> {
  const token = await world.gateway.services.processor.clientToken(null);
  const { authorizationFingerprint, clientApiUrl } = JSON.parse(Buffer.from(token, 'base64').toString());
  const answer = await fetch(`${clientApiUrl}/v1/payment_methods/credit_cards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ authorizationFingerprint, creditCard }),
  });
  const { creditCards } = (await answer.json()) as { creditCards: { nonce: string }[] };
  return creditCards[0]?.nonce ?? '';
}
