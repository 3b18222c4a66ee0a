import { expect, test } from '@jest/globals';
import { openShop, type TypedCard } from '../testing/shop.ts';

const shop = openShop();

const sale = async (card: TypedCard) =>
  (await shop.sale({ paymentMethodNonce: await shop.nonce(card) })).transaction;

const SUSPICIOUS = { cvv: '200', billingAddress: { postalCode: '20000', streetAddress: '200 Elm St' } };

test('AVS and CVV answer with their letters, and reject a sale only where the rules are on', async () => {
  expect(await sale(SUSPICIOUS)).toMatchObject({
    status: 'authorized',
    cvvResponseCode: 'N',
    avsPostalCodeResponseCode: 'N',
    avsStreetAddressResponseCode: 'N',
  });
  shop.settings.cvvRules = true;
  expect((await sale(SUSPICIOUS)).gatewayRejectionReason).toBe('cvv');
  shop.settings.avsRules = true;
  expect((await sale(SUSPICIOUS)).gatewayRejectionReason).toBe('avs_and_cvv');
  shop.settings.cvvRules = false;
  expect((await sale(SUSPICIOUS)).gatewayRejectionReason).toBe('avs');
});

test('the rules reject the verification of a card as well, by the billing address of the request', async () => {
  shop.settings.avsRules = true;
  const { customer } = await shop.gateway.customer.create({});
  const vault = (billingAddress: object) =>
    shop.gateway.paymentMethod.create({
      customerId: customer.id,
      paymentMethodNonce: 'fake-valid-nonce',
      cardholderName: 'Ann Lee',
      billingAddress,
      options: { verifyCard: true },
    });
  expect(await vault({ postalCode: '20000' })).toMatchObject({
    success: false,
    message: 'Gateway Rejected: avs',
    verification: { status: 'gateway_rejected', avsPostalCodeResponseCode: 'N' },
  });
  expect((await vault({ postalCode: '10001', countryCodeAlpha2: 'US' })).paymentMethod).toMatchObject({
    cardholderName: 'Ann Lee',
    billingAddress: { postalCode: '10001', countryName: 'United States of America' },
    verification: { status: 'verified', avsPostalCodeResponseCode: 'M' },
  });
});

test('a sale of a vaulted card checks its billing address, or the one of the sale', async () => {
  const { customer } = await shop.gateway.customer.create({});
  const { paymentMethod } = await shop.gateway.paymentMethod.create({
    customerId: customer.id,
    paymentMethodNonce: 'fake-valid-nonce',
    billingAddress: { postalCode: '20000' },
  });
  const sell = async (more: object) =>
    (await shop.sale({ paymentMethodToken: paymentMethod.token, ...more })).transaction;
  expect((await sell({})).avsPostalCodeResponseCode).toBe('N');
  const elsewhere = await sell({ billing: { postalCode: '10001' } });
  expect(elsewhere).toMatchObject({ avsPostalCodeResponseCode: 'M', billing: { postalCode: '10001' } });
});

test.each<[TypedCard, object]>([
  [{ cvv: '100' }, { cvvResponseCode: 'M', avsPostalCodeResponseCode: 'I' }],
  [
    { cvv: '201', billingAddress: { postalCode: '20001' } },
    { cvvResponseCode: 'U', avsPostalCodeResponseCode: 'U' },
  ],
  [
    { cvv: '301', billingAddress: { postalCode: '30000' } },
    { cvvResponseCode: 'S', avsErrorResponseCode: 'E' },
  ],
  [
    { billingAddress: { postalCode: 'toString', streetAddress: 'constructor' } },
    { avsPostalCodeResponseCode: 'M', avsStreetAddressResponseCode: 'M' },
  ],
  [{ billingAddress: { postalCode: '30001' } }, { cvvResponseCode: 'I', avsErrorResponseCode: 'S' }],
])('a sale of %j answers %j', async (card, letters) => {
  expect(await sale(card)).toMatchObject(letters);
});
