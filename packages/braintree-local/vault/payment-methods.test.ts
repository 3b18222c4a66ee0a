import { beforeEach, describe, expect, test } from '@jest/globals';
import { codesOf, rejection } from '../testing/codes.ts';
import { openShop } from '../testing/shop.ts';

const shop = openShop();
let customerId: string;
beforeEach(async () => {
  customerId = (await shop.gateway.customer.create({})).customer.id;
});

describe('payment methods of nonces', () => {
  test('are made, found, changed and deleted', async () => {
    const made = await shop.gateway.paymentMethod.create({
      customerId,
      paymentMethodNonce: 'fake-valid-visa-nonce',
      token: `own-${customerId}`,
      billingAddress: { postalCode: '10001' },
    });
    expect(made.paymentMethod).toMatchObject({ token: `own-${customerId}`, customerId, default: true });
    const token = made.paymentMethod.token;
    expect(await shop.gateway.paymentMethod.find(token)).toMatchObject({ cardType: 'Visa', last4: '1881' });
    const changed = await shop.gateway.paymentMethod.update(token, {
      cardholderName: 'Ann Lee',
      billingAddress: { postalCode: '94112', options: { updateExisting: true } },
    });
    expect(changed.paymentMethod).toMatchObject({
      cardholderName: 'Ann Lee',
      billingAddress: { postalCode: '94112' },
    });
    expect((await shop.gateway.customer.find(customerId)).addresses).toHaveLength(1);
    await shop.gateway.paymentMethod.delete(token);
    expect(await rejection(shop.gateway.paymentMethod.find(token))).toBe('notFoundError');
    expect(await rejection(shop.gateway.paymentMethod.delete(token))).toBe('notFoundError');
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
    const result = await shop.gateway.paymentMethod.create({
      customerId,
      ...params,
    });
    expect(result.success).toBe(false);
    expect(codesOf(result)).toEqual(codes);
  });

  test('a number sent with a nonce stands over that of the nonce', async () => {
    const params = { paymentMethodNonce: 'fake-valid-visa-nonce', number: '4111111111111111', cvv: '100' };
    const { paymentMethod } = await shop.gateway.paymentMethod.create({ customerId, ...params });
    expect(paymentMethod.maskedNumber).toBe('411111******1111');
    const unpublished = { ...params, number: '4000000000000002' };
    expect(codesOf(await shop.gateway.paymentMethod.create({ customerId, ...unpublished }))).toEqual([
      '81717',
    ]);
  });

  test('a token is taken only once', async () => {
    const params = { customerId, paymentMethodNonce: 'fake-valid-nonce', token: `once-${customerId}` };
    expect((await shop.gateway.paymentMethod.create(params)).success).toBe(true);
    expect(codesOf(await shop.gateway.paymentMethod.create(params))).toEqual(['91719']);
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
      const { paymentMethod } = await shop.gateway.paymentMethod.create({ customerId, paymentMethodNonce });
      expect(paymentMethod).toMatchObject({ cardType });
    }
    const healthcare = await shop.gateway.paymentMethod.create({
      customerId,
      paymentMethodNonce: 'fake-valid-healthcare-nonce',
    });
    expect(healthcare.paymentMethod).toMatchObject({ healthcare: 'Yes', debit: 'Unknown' });
  });

  test('makeDefault moves the default, and deleting it passes it on', async () => {
    const make = (options: object) =>
      shop.gateway.paymentMethod.create({ customerId, paymentMethodNonce: 'fake-valid-nonce', options });
    const first = (await make({})).paymentMethod.token;
    const second = (await make({ makeDefault: true })).paymentMethod.token;
    const isDefault = async (token: string) => (await shop.gateway.creditCard.find(token)).default;
    expect([await isDefault(first), await isDefault(second)]).toEqual([false, true]);
    await shop.gateway.paymentMethod.delete(second);
    expect(await isDefault(first)).toBe(true);
  });

  test('duplicates fail only where it is asked for', async () => {
    const other = (await shop.gateway.customer.create({})).customer.id;
    const make = (owner: string, options: object) =>
      shop.gateway.paymentMethod.create({
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

  test('a nonce of a card that is in the vault already leads to that card, as it is', async () => {
    const billingAddress = { streetAddress: '456 Xyz Way' };
    const vaulted = { customerId, paymentMethodNonce: 'fake-valid-nonce', billingAddress };
    const { token } = (await shop.gateway.paymentMethod.create(vaulted)).paymentMethod;
    const { nonce } = (await shop.gateway.paymentMethodNonce.create(token)).paymentMethodNonce;
    const again = { customerId, paymentMethodNonce: nonce, billingAddress: { streetAddress: 'other' } };
    const { paymentMethod } = await shop.gateway.paymentMethod.create(again);
    expect(paymentMethod).toMatchObject({ token, billingAddress });
    expect(codesOf(await shop.gateway.paymentMethod.create(again))).toEqual(['93107']);
    const stranger = (await shop.gateway.customer.create({})).customer.id;
    const stolen = (await shop.gateway.paymentMethodNonce.create(token)).paymentMethodNonce.nonce;
    const result = await shop.gateway.paymentMethod.create({
      customerId: stranger,
      paymentMethodNonce: stolen,
    });
    expect(codesOf(result)).toEqual(['93102']);
  });

  test('a nonce for a vaulted card is made and found', async () => {
    const { paymentMethod } = await shop.gateway.paymentMethod.create({
      customerId,
      paymentMethodNonce: 'fake-valid-nonce',
    });
    const { paymentMethodNonce } = await shop.gateway.paymentMethodNonce.create(paymentMethod.token);
    const found = await shop.gateway.paymentMethodNonce.find(paymentMethodNonce.nonce);
    expect(found).toMatchObject({ type: 'CreditCard', details: { lastFour: '1111', cardType: 'Visa' } });
    const card = await shop.gateway.creditCard.fromNonce(paymentMethodNonce.nonce);
    expect(card.token).toBe(paymentMethod.token);
    const again = shop.gateway.creditCard.fromNonce(paymentMethodNonce.nonce);
    expect(await rejection(again)).toBe('notFoundError');
    expect(await rejection(shop.gateway.paymentMethodNonce.find('unheard-of'))).toBe('notFoundError');
  });
});
