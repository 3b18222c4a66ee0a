import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { all, codesOf, rejection } from '../testing/codes.ts';
import { type Local, startLocal } from '../testing/gateway.ts';

let local: Local;
let customerId: string;
beforeAll(async () => {
  local = await startLocal();
});
beforeEach(async () => {
  customerId = (await local.gateway.customer.create({})).customer.id;
});
afterAll(() => local.close());

const typed = { number: '4111111111111111', expirationDate: '05/2031', cvv: '100' };

describe('payment methods of nonces', () => {
  test('are made, found, changed and deleted', async () => {
    const made = await local.gateway.paymentMethod.create({
      customerId,
      paymentMethodNonce: 'fake-valid-visa-nonce',
      token: `own-${customerId}`,
      billingAddress: { postalCode: '10001' },
    });
    expect(made.paymentMethod).toMatchObject({ token: `own-${customerId}`, customerId, default: true });
    const token = made.paymentMethod.token;
    expect(await local.gateway.paymentMethod.find(token)).toMatchObject({ cardType: 'Visa', last4: '1881' });
    const changed = await local.gateway.paymentMethod.update(token, {
      cardholderName: 'Ann Lee',
      billingAddress: { postalCode: '94112', options: { updateExisting: true } },
    });
    expect(changed.paymentMethod).toMatchObject({
      cardholderName: 'Ann Lee',
      billingAddress: { postalCode: '94112' },
    });
    expect((await local.gateway.customer.find(customerId)).addresses).toHaveLength(1);
    await local.gateway.paymentMethod.delete(token);
    expect(await rejection(local.gateway.paymentMethod.find(token))).toBe('notFoundError');
    expect(await rejection(local.gateway.paymentMethod.delete(token))).toBe('notFoundError');
  });

  test.each([
    [{ customerId: undefined, paymentMethodNonce: 'fake-valid-nonce' }, ['93104']],
    [{ customerId: 'nobody', paymentMethodNonce: 'fake-valid-nonce' }, ['93105']],
    [{}, ['93103']],
    [{ paymentMethodNonce: 'unheard-of' }, ['93108']],
    [{ paymentMethodNonce: 'fake-consumed-nonce' }, ['93107']],
    [{ paymentMethodNonce: 'fake-luhn-invalid-nonce' }, ['81715']],
    [{ paymentMethodNonce: 'fake-paypal-billing-agreement-nonce' }, ['82904']],
    [{ paymentMethodNonce: 'fake-apple-pay-visa-nonce' }, ['83501']],
    [{ paymentMethodNonce: 'fake-android-pay-visa-nonce' }, ['83708']],
    [{ paymentMethodNonce: 'fake-venmo-account-nonce' }, ['93117']],
    [{ paymentMethodNonce: 'fake-valid-nonce', token: 'not ok' }, ['91718']],
    [{ paymentMethodNonce: 'fake-valid-nonce', token: 'all' }, ['91721']],
    [{ paymentMethodNonce: 'fake-valid-nonce', token: 'x'.repeat(37) }, ['91720']],
    [{ paymentMethodNonce: 'fake-valid-nonce', billingAddressId: 'zz' }, ['91702']],
  ])('%j is refused with %j', async (params, codes) => {
    const result = await local.gateway.paymentMethod.create({
      customerId,
      ...params,
    });
    expect(result.success).toBe(false);
    expect(codesOf(result)).toEqual(codes);
  });

  test('a token is taken only once', async () => {
    const params = { customerId, paymentMethodNonce: 'fake-valid-nonce', token: `once-${customerId}` };
    expect((await local.gateway.paymentMethod.create(params)).success).toBe(true);
    expect(codesOf(await local.gateway.paymentMethod.create(params))).toEqual(['91719']);
  });

  test('every documented card nonce can be vaulted', async () => {
    const brands: Record<string, string> = {
      'fake-valid-amex-nonce': 'American Express',
      'fake-valid-mastercard-nonce': 'MasterCard',
      'fake-valid-discover-nonce': 'Discover',
      'fake-valid-jcb-nonce': 'JCB',
      'fake-valid-maestro-nonce': 'Maestro',
      'fake-valid-dinersclub-nonce': 'Diners Club',
    };
    for (const [paymentMethodNonce, cardType] of Object.entries(brands)) {
      const { paymentMethod } = await local.gateway.paymentMethod.create({ customerId, paymentMethodNonce });
      expect(paymentMethod).toMatchObject({ cardType });
    }
    const healthcare = await local.gateway.paymentMethod.create({
      customerId,
      paymentMethodNonce: 'fake-valid-healthcare-nonce',
    });
    expect(healthcare.paymentMethod).toMatchObject({ healthcare: 'Yes', debit: 'Unknown' });
  });

  test('makeDefault moves the default, and deleting it passes it on', async () => {
    const make = (options: object) =>
      local.gateway.paymentMethod.create({ customerId, paymentMethodNonce: 'fake-valid-nonce', options });
    const first = (await make({})).paymentMethod.token;
    const second = (await make({ makeDefault: true })).paymentMethod.token;
    const isDefault = async (token: string) => (await local.gateway.creditCard.find(token)).default;
    expect([await isDefault(first), await isDefault(second)]).toEqual([false, true]);
    await local.gateway.paymentMethod.delete(second);
    expect(await isDefault(first)).toBe(true);
  });

  test('duplicates fail only where it is asked for', async () => {
    const other = (await local.gateway.customer.create({})).customer.id;
    const make = (owner: string, options: object) =>
      local.gateway.paymentMethod.create({
        customerId: owner,
        paymentMethodNonce: 'fake-valid-discover-nonce',
        options,
      });
    expect((await make(other, {})).success).toBe(true);
    expect((await make(other, {})).success).toBe(true);
    expect((await make(customerId, { failOnDuplicatePaymentMethodForCustomer: true })).success).toBe(true);
    expect(codesOf(await make(customerId, { failOnDuplicatePaymentMethodForCustomer: true }))).toEqual([
      '81763',
    ]);
    expect(codesOf(await make(customerId, { failOnDuplicatePaymentMethod: true }))).toEqual(['81724']);
  });

  test('a nonce for a vaulted card is made and found', async () => {
    const { paymentMethod } = await local.gateway.paymentMethod.create({
      customerId,
      paymentMethodNonce: 'fake-valid-nonce',
    });
    const { paymentMethodNonce } = await local.gateway.paymentMethodNonce.create(paymentMethod.token);
    const found = await local.gateway.paymentMethodNonce.find(paymentMethodNonce.nonce);
    expect(found).toMatchObject({ type: 'CreditCard', details: { lastFour: '1111', cardType: 'Visa' } });
    const card = await local.gateway.creditCard.fromNonce(paymentMethodNonce.nonce);
    expect(card.token).toBe(paymentMethod.token);
    expect(await rejection(local.gateway.paymentMethodNonce.find('unheard-of'))).toBe('notFoundError');
  });
});

describe('credit cards', () => {
  test('are made, changed, renamed and deleted', async () => {
    const { creditCard } = await local.gateway.creditCard.create({
      customerId,
      ...typed,
      cardholderName: 'Ann',
    });
    expect(creditCard).toMatchObject({ expirationMonth: '05', expirationYear: '2031', expired: false });
    const renamed = `renamed-${customerId}`;
    const changed = await local.gateway.creditCard.update(creditCard.token, {
      token: renamed,
      expirationMonth: '6',
      expirationYear: '33',
    });
    expect(changed.creditCard).toMatchObject({
      token: renamed,
      expirationDate: '06/2033',
      cardholderName: 'Ann',
    });
    await local.gateway.creditCard.delete(renamed);
    expect(await rejection(local.gateway.creditCard.find(renamed))).toBe('notFoundError');
  });

  test('one number has one uniqueNumberIdentifier, whoever holds it', async () => {
    const other = (await local.gateway.customer.create({})).customer.id;
    const make = (owner: string, number: string) =>
      local.gateway.creditCard.create({ customerId: owner, number, expirationDate: '05/2031' });
    const [a, b, c] = [
      await make(customerId, '4111111111111111'),
      await make(other, '4111111111111111'),
      await make(other, '5555555555554444'),
    ].map(({ creditCard }) => creditCard.uniqueNumberIdentifier);
    expect(a).toMatch(/^\w{32}$/);
    expect(b).toBe(a);
    expect(c).not.toBe(a);
  });

  test.each([
    [{ number: '' }, ['81714']],
    [{ number: 'letters' }, ['81715']],
    [{ number: '4111' }, ['81716']],
    [{ number: '4111111111111112' }, ['81715']],
    [{ number: '4000000000000002' }, ['81717']],
    [{ number: '4532015112830366' }, ['81717']],
    [{ expirationDate: undefined }, ['81709']],
    [{ expirationDate: '13/2031' }, ['81710']],
    [{ expirationDate: '05/1900' }, ['81711']],
    [{ expirationDate: undefined, expirationMonth: '13', expirationYear: '2031' }, ['81712']],
    [{ expirationDate: undefined, expirationMonth: '12', expirationYear: '1900' }, ['81713']],
    [{ expirationMonth: '05', expirationYear: '2031' }, ['91708']],
    [{ cvv: '12' }, ['81707']],
    [{ number: '378282246310005', cvv: '123' }, ['81707']],
    [{ cardholderName: 'x'.repeat(176) }, ['81723']],
    [{ billingAddress: { postalCode: '10001' }, billingAddressId: 'zz' }, ['91701']],
    [{ customerId: 'nobody' }, ['91705']],
  ])('%j is refused with %j', async (params, codes) => {
    const result = await local.gateway.creditCard.create({ customerId, ...typed, ...params });
    expect(codesOf(result)).toEqual(codes);
  });

  test('expired and expiring ones are found', async () => {
    const make = (expirationDate: string) =>
      local.gateway.creditCard.create({ customerId, ...typed, expirationDate });
    const old = (await make('01/2020')).creditCard;
    const soon = (await make('03/2029')).creditCard;
    expect(old.expired).toBe(true);
    const expired = await all<{ token: string }>(local.gateway.creditCard.expired());
    expect(expired.map(({ token }) => token)).toEqual([old.token]);
    const expiring = await all<{ token: string }>(
      local.gateway.creditCard.expiringBetween(new Date(2029, 1), new Date(2029, 2)),
    );
    expect(expiring.map(({ token }) => token)).toEqual([soon.token]);
  });
});

describe('verifications', () => {
  const create = (card: object, options: object = {}) =>
    local.gateway.paymentMethod.create({
      customerId,
      paymentMethodNonce: 'fake-valid-nonce',
      ...card,
      options: { verifyCard: true, ...options },
    });

  test('a good card verifies, and carries its verification', async () => {
    const { paymentMethod } = await create(
      { billingAddress: { postalCode: '10001' } },
      { verificationAmount: '1.00' },
    );
    const card = await local.gateway.creditCard.find(paymentMethod.token);
    expect(card.verification).toMatchObject({
      status: 'verified',
      amount: '1.00',
      processorResponseCode: '1000',
    });
    const found = await local.gateway.creditCardVerification.find(card.verification?.id ?? '');
    expect(found).toMatchObject({
      status: 'verified',
      creditCard: { last4: '1111', token: paymentMethod.token },
    });
  });

  test.each([
    ['fake-processor-declined-visa-nonce', 'processor_declined', 'Do Not Honor'],
    ['fake-processor-declined-mastercard-nonce', 'processor_declined', 'Do Not Honor'],
    ['fake-processor-declined-amex-nonce', 'processor_declined', 'Do Not Honor'],
    ['fake-processor-declined-discover-nonce', 'processor_declined', 'Do Not Honor'],
    ['fake-processor-failure-jcb-nonce', 'failed', 'Processor Network Unavailable - Try Again'],
    ['fake-gateway-rejected-fraud-nonce', 'gateway_rejected', 'Gateway Rejected: fraud'],
    ['fake-gateway-rejected-risk-thresholds-nonce', 'gateway_rejected', 'Gateway Rejected: risk_threshold'],
  ])('%s is %s, and no card is vaulted', async (paymentMethodNonce, status, message) => {
    const result = await create({ paymentMethodNonce });
    expect(result).toMatchObject({ success: false, message, verification: { status } });
    expect(codesOf(result)).toEqual([]);
    expect((await local.gateway.customer.find(customerId)).paymentMethods).toEqual([]);
  });

  test('without verifyCard even such a card is vaulted', async () => {
    const made = await local.gateway.paymentMethod.create({
      customerId,
      paymentMethodNonce: 'fake-processor-declined-visa-nonce',
    });
    expect(made.success).toBe(true);
  });

  test.each([
    [{ verificationAmount: '-1' }, '91739'],
    [{ verificationAmount: 'much' }, '91740'],
    [{ verificationMerchantAccountId: 'nowhere' }, '91728'],
  ])('%j is refused with %s', async (options, code) => {
    expect(codesOf(await create({}, options))).toEqual([code]);
  });

  test('stand alone, with AVS and CVV answers, and are searched', async () => {
    const verify = (creditCard: object) =>
      local.gateway.creditCardVerification.create({
        creditCard: { number: '4111111111111111', expirationDate: '11/2031', ...creditCard },
      });
    const good = await verify({
      cvv: '200',
      billingAddress: { postalCode: '20000', streetAddress: '201 Elm' },
    });
    const { verification } = good;
    expect(verification).toMatchObject({
      status: 'verified',
      cvvResponseCode: 'N',
      avsPostalCodeResponseCode: 'N',
      avsStreetAddressResponseCode: 'U',
    });
    const bad = await verify({ number: '4000111111111115', cardholderName: 'Decl Ined' });
    expect(bad).toMatchObject({ success: false, message: 'Do Not Honor' });
    const found = await all<{ status: string }>(
      local.gateway.creditCardVerification.search((search) => {
        search.status().is('processor_declined');
        search.creditCardCardholderName().is('Decl Ined');
      }),
    );
    expect(found.map(({ status }) => status)).toEqual(['processor_declined']);
    expect(await rejection(local.gateway.creditCardVerification.find('zz'))).toBe('notFoundError');
  });

  test('3-D Secure nonces tell how the authentication ended', async () => {
    const { paymentMethod } = await create({
      paymentMethodNonce: 'fake-three-d-secure-visa-full-authentication-nonce',
    });
    const { verification } = await local.gateway.creditCard.find(paymentMethod.token);
    expect(verification).toMatchObject({
      threeDSecureInfo: {
        status: 'authenticate_successful',
        liabilityShifted: true,
        enrolled: 'Y',
        eciFlag: '05',
      },
    });
  });
});
