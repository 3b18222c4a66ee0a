import { beforeEach, describe, expect, test } from '@jest/globals';
import { all, codesOf, rejection } from '../testing/codes.ts';
import { openShop } from '../testing/shop.ts';

const shop = openShop();
let customerId: string;
beforeEach(async () => {
  customerId = (await shop.gateway.customer.create({})).customer.id;
});

describe('verifications', () => {
  const create = (card: object, options: object = {}) =>
    shop.gateway.paymentMethod.create({
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
    const card = await shop.gateway.creditCard.find(paymentMethod.token);
    expect(card.verification).toMatchObject({
      status: 'verified',
      amount: '1.00',
      processorResponseCode: '1000',
    });
    const found = await shop.gateway.creditCardVerification.find(card.verification?.id ?? '');
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
    expect((await shop.gateway.customer.find(customerId)).paymentMethods).toEqual([]);
  });

  test('without verifyCard even such a card is vaulted', async () => {
    const made = await shop.gateway.paymentMethod.create({
      customerId,
      paymentMethodNonce: 'fake-processor-declined-visa-nonce',
    });
    expect(made.success).toBe(true);
  });

  test.each([
    [{ verificationAmount: '-1' }, '91739'],
    [{ verificationAmount: 'much' }, '91740'],
    [{ verificationMerchantAccountId: 'nowhere' }, '91728'],
    [{ verificationAccountType: 'ach' }, '91757'],
    [{ verificationAccountType: 'credit' }, '91758'],
  ])('%j is refused with %s', async (options, code) => {
    expect(codesOf(await create({}, options))).toEqual([code]);
  });

  test.each([
    [{ eciFlag: '02', cavv: 'c' }, '942117'],
    [{ eciFlag: '02', cavv: 'c', threeDSecureVersion: 'xx' }, '942119'],
    [{ cavv: 'c', threeDSecureVersion: '2.2.0' }, '942113'],
  ])('3-D Secure results from elsewhere: %j are refused with %s', async (threeDSecurePassThru, code) => {
    expect(codesOf(await create({ threeDSecurePassThru }))).toEqual([code]);
    const results = { eciFlag: '02', cavv: 'c', threeDSecureVersion: '2.2.0' };
    expect((await create({ threeDSecurePassThru: results })).success).toBe(true);
  });

  test('stand alone, with AVS and CVV answers, and are searched', async () => {
    const verify = (creditCard: object) =>
      shop.gateway.creditCardVerification.create({
        creditCard: { number: '4111111111111111', expirationDate: '11/2031', ...creditCard },
      });
    const good = await verify({
      cvv: '200',
      billingAddress: { postalCode: '20000', streetAddress: '201 Elm' },
    });
    const { verification } = good;
    expect(verification).toMatchObject({
      status: 'verified',
      aniFirstNameResponseCode: 'I',
      cvvResponseCode: 'N',
      avsPostalCodeResponseCode: 'N',
      avsStreetAddressResponseCode: 'U',
    });
    const bad = await verify({ number: '4000111111111115', cardholderName: 'Decl Ined' });
    expect(bad).toMatchObject({ success: false, message: 'Do Not Honor' });
    const found = await all<{ status: string }>(
      shop.gateway.creditCardVerification.search((search) => {
        search.status().is('processor_declined');
        search.creditCardCardholderName().is('Decl Ined');
      }),
    );
    expect(found.map(({ status }) => status)).toEqual(['processor_declined']);
    expect(await rejection(shop.gateway.creditCardVerification.find('zz'))).toBe('notFoundError');
  });

  test('3-D Secure nonces tell how the authentication ended', async () => {
    const { paymentMethod } = await create({
      paymentMethodNonce: 'fake-three-d-secure-visa-full-authentication-nonce',
    });
    const { verification } = await shop.gateway.creditCard.find(paymentMethod.token);
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
