import { beforeEach, describe, expect, test } from '@jest/globals';
import { movableClock } from '../testing/clock-file.ts';
import { codesOf, rejection } from '../testing/codes.ts';
import { openShop } from '../testing/shop.ts';

const shop = openShop();
let customerId: string;
beforeEach(async () => {
  customerId = (await shop.gateway.customer.create({})).customer.id;
});

const vault = (params: object) =>
  shop.gateway.paymentMethod.create({ customerId, paymentMethodNonce: 'fake-valid-nonce', ...params });

describe('payment methods', () => {
  test('are created, found and deleted', async () => {
    const { paymentMethod } = await vault({
      paymentMethodNonce: 'fake-valid-visa-nonce',
      token: `own-${customerId}`,
      cardholderName: 'Ann Lee',
      billingAddress: { postalCode: '10001' },
    });
    expect(paymentMethod).toMatchObject({ token: `own-${customerId}`, customerId, default: true });
    const { token } = paymentMethod;
    expect(await shop.gateway.paymentMethod.find(token)).toMatchObject({
      cardType: 'Visa',
      last4: '1881',
      cardholderName: 'Ann Lee',
      billingAddress: { postalCode: '10001' },
    });
    await shop.gateway.paymentMethod.delete(token);
    expect(await rejection(shop.gateway.paymentMethod.find(token))).toBe('notFoundError');
    expect(await rejection(shop.gateway.paymentMethod.delete(token))).toBe('notFoundError');
  });

  test.each([
    [{ customerId: undefined }, ['93104']],
    [{ customerId: 'nobody' }, ['93105']],
    [{ paymentMethodNonce: undefined }, ['93103']],
    [{ paymentMethodNonce: undefined, number: '4111111111111111', expirationDate: '05/2031' }, ['93103']],
    [{ paymentMethodNonce: 'unheard-of' }, ['93108']],
    [{ paymentMethodNonce: 'fake-consumed-nonce' }, ['93107']],
    [{ paymentMethodNonce: 'fake-luhn-invalid-nonce' }, ['81715']],
    [{ paymentMethodNonce: 'fake-paypal-billing-agreement-nonce' }, ['82904']],
    [{ paymentMethodNonce: 'fake-apple-pay-visa-nonce' }, ['83501']],
    [{ paymentMethodNonce: 'fake-android-pay-visa-nonce' }, ['83708']],
    [{ paymentMethodNonce: 'fake-venmo-account-nonce' }, ['93117']],
    [{ token: 'not ok' }, ['91718']],
    [{ token: 'all' }, ['91721']],
    [{ token: 'x'.repeat(37) }, ['91720']],
    [{ cardholderName: 'x'.repeat(176) }, ['81723']],
    [{ billingAddress: { countryName: 'Atlantis' } }, ['91803']],
    [{ billingAddress: { countryName: 'constructor' } }, ['91803']],
    [{ billingAddress: { countryCodeAlpha2: 'ZZ' } }, ['91814']],
    [{ billingAddress: { countryCodeAlpha2: 'US', countryCodeAlpha3: 'CAN' } }, ['91815']],
    [{ billingAddress: { postalCode: '1234567890' } }, ['81809']],
    [{ billingAddress: { postalCode: '12!45' } }, ['81813']],
    [{ billingAddress: { streetAddress: 'x'.repeat(256) } }, ['81812']],
  ])('%j is refused with %j', async (params, codes) => {
    const result = await vault(params);
    expect(result.success).toBe(false);
    expect(codesOf(result)).toEqual(codes);
  });

  test('a token is taken only once', async () => {
    const token = `once-${customerId}`;
    expect((await vault({ token })).success).toBe(true);
    expect(codesOf(await vault({ token }))).toEqual(['91719']);
  });

  test('one number has one uniqueNumberIdentifier, for every customer', async () => {
    const other = (await shop.gateway.customer.create({})).customer.id;
    const identifierOf = async (params: object) => (await vault(params)).paymentMethod.uniqueNumberIdentifier;
    const first = await identifierOf({ paymentMethodNonce: await shop.nonce() });
    expect(first).toMatch(/^\w{32}$/);
    expect(await identifierOf({ customerId: other })).toBe(first);
    expect(await identifierOf({ paymentMethodNonce: 'fake-valid-mastercard-nonce' })).not.toBe(first);
  });

  test.each([
    ['fake-valid-amex-nonce', 'American Express'],
    ['fake-valid-mastercard-nonce', 'MasterCard'],
    ['fake-valid-discover-nonce', 'Discover'],
    ['fake-valid-jcb-nonce', 'JCB'],
    ['fake-valid-maestro-nonce', 'Maestro'],
    ['fake-valid-dinersclub-nonce', 'Diners Club'],
    ['fake-valid-debit-nonce', 'Visa'],
  ])('%s is a card of %s', async (paymentMethodNonce, cardType) => {
    expect((await vault({ paymentMethodNonce })).paymentMethod).toMatchObject({ cardType });
  });

  test('makeDefault moves the default, and deleting the default card passes it on', async () => {
    const first = (await vault({})).paymentMethod.token;
    const second = (await vault({ options: { makeDefault: true } })).paymentMethod.token;
    const isDefault = async (token: string) => (await shop.gateway.paymentMethod.find(token)).default;
    expect([await isDefault(first), await isDefault(second)]).toEqual([false, true]);
    await shop.gateway.paymentMethod.delete(second);
    expect(await isDefault(first)).toBe(true);
  });

  test('a card expires by the movable clock', async () => {
    const { token } = (await vault({ paymentMethodNonce: await shop.nonce() })).paymentMethod;
    const clock = movableClock();
    try {
      expect((await shop.gateway.paymentMethod.find(token)).expired).toBe(false);
      clock.ahead(9 * 366 * 24);
      expect((await shop.gateway.paymentMethod.find(token)).expired).toBe(true);
    } finally {
      clock.putBack();
    }
  });
});

describe('verifyCard', () => {
  const options = { verifyCard: true };

  test('a good card carries its verification', async () => {
    const { paymentMethod } = await vault({ options });
    const found = await shop.gateway.paymentMethod.find(paymentMethod.token);
    expect(found.verification).toMatchObject({ status: 'verified', processorResponseCode: '1000' });
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
    const result = await vault({ paymentMethodNonce, options });
    expect(result).toMatchObject({ success: false, message, verification: { status } });
    expect(codesOf(result)).toEqual([]);
    expect((await shop.gateway.customer.find(customerId)).paymentMethods).toEqual([]);
  });

  test('uses the nonce of a browser up, whether or not the card is good', async () => {
    for (const number of ['4111111111111111', '4000111111111115']) {
      const paymentMethodNonce = await shop.nonce({ number });
      await vault({ paymentMethodNonce, options });
      expect(codesOf(await vault({ paymentMethodNonce, options }))).toEqual(['93107']);
    }
  });

  test('without it even a card that would be declined is vaulted', async () => {
    expect((await vault({ paymentMethodNonce: 'fake-processor-declined-visa-nonce' })).success).toBe(true);
  });
});
