import { expect, test } from '@jest/globals';
import { openShop, visa } from '../testing/shop.ts';

const shop = openShop();

test('AVS and CVV answer with their letters, and reject only where the rules are on', async () => {
  const odd = {
    creditCard: { ...visa, cvv: '200' },
    billing: { postalCode: '20000', streetAddress: '200 Elm St' },
  };
  expect((await shop.sale(odd)).transaction).toMatchObject({
    status: 'authorized',
    cvvResponseCode: 'N',
    avsPostalCodeResponseCode: 'N',
    avsStreetAddressResponseCode: 'N',
  });
  shop.settings.cvvRules = true;
  expect((await shop.sale(odd)).transaction.gatewayRejectionReason).toBe('cvv');
  shop.settings.avsRules = true;
  expect((await shop.sale(odd)).transaction.gatewayRejectionReason).toBe('avs_and_cvv');
  shop.settings.cvvRules = false;
  expect((await shop.sale(odd)).transaction.gatewayRejectionReason).toBe('avs');
});

test.each([
  [{ creditCard: { ...visa, cvv: '100' } }, { cvvResponseCode: 'M', avsPostalCodeResponseCode: 'I' }],
  [
    { creditCard: { ...visa, cvv: '201' }, billing: { postalCode: '20001' } },
    { cvvResponseCode: 'U', avsPostalCodeResponseCode: 'U' },
  ],
  [
    { creditCard: { ...visa, cvv: '301' }, billing: { postalCode: '30000' } },
    { cvvResponseCode: 'S', avsErrorResponseCode: 'E' },
  ],
  [
    { creditCard: visa, billing: { postalCode: 'toString', streetAddress: 'constructor' } },
    { avsPostalCodeResponseCode: 'M', avsStreetAddressResponseCode: 'M' },
  ],
  [
    { creditCard: visa, billing: { postalCode: '30001' } },
    { cvvResponseCode: 'I', avsErrorResponseCode: 'S' },
  ],
])('a sale of %j answers %j', async (params, letters) => {
  expect((await shop.sale(params)).transaction).toMatchObject(letters);
});
