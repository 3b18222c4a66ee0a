import { expect, test } from '@jest/globals';
import { codesOf, errorsAt } from '../testing/codes.ts';
import { openShop, visa } from '../testing/shop.ts';

const shop = openShop();
const passThru = { eciFlag: '05', cavv: 'c', threeDSecureVersion: '2.2.0', directoryResponse: 'Y' };

test.each([
  [{ amount: undefined, paymentMethodNonce: 'fake-valid-nonce' }, ['81502']],
  [{ amount: '-1.00', paymentMethodNonce: 'fake-valid-nonce' }, ['81501']],
  [{ amount: '0.00', paymentMethodNonce: 'fake-valid-nonce' }, ['81531']],
  [{ amount: 'ten', paymentMethodNonce: 'fake-valid-nonce' }, ['81503']],
  [{ amount: '1000000000.00', paymentMethodNonce: 'fake-valid-nonce' }, ['81528']],
  [{}, ['91508']],
  [{ paymentMethodToken: 'nobodys' }, ['91518']],
  [{ paymentMethodNonce: 'unheard-of' }, ['91565']],
  [{ paymentMethodNonce: 'constructor' }, ['91565']],
  [{ paymentMethodNonce: 'fake-three-d-secure-toString-nonce' }, ['91565']],
  [{ paymentMethodNonce: 'fake-consumed-nonce' }, ['91564']],
  [{ paymentMethodNonce: 'fake-luhn-invalid-nonce' }, ['81715']],
  [{ paymentMethodNonce: 'fake-paypal-one-time-nonce' }, ['82904']],
  [{ customerId: 'nobody' }, ['91510']],
  [{ creditCard: visa, billingAddressId: 'zz' }, ['91702']],
  [{ creditCard: visa, shippingAddressId: 'zz' }, ['91581']],
  [{ creditCard: visa, billingAddressId: 'zz', billing: { locality: 'Troy' } }, ['91701']],
  [{ paymentMethodNonce: 'fake-valid-nonce', creditCard: visa }, ['91515']],
  [{ creditCard: visa, orderId: 'x'.repeat(256) }, ['91501']],
  [{ creditCard: visa, transactionSource: 'moon' }, ['915133']],
  [{ creditCard: visa, merchantAccountId: 'nowhere' }, ['91513']],
  [{ creditCard: visa, customFields: { unknown: '1' } }, ['91526']],
  [{ creditCard: visa, taxAmount: '-1' }, ['81534']],
  [{ creditCard: visa, subscriptionId: 'one' }, ['91528']],
  [{ creditCard: visa, descriptor: { name: 'badly formed' } }, ['92201']],
  [{ creditCard: { ...visa, number: '4000000000000002' } }, ['81717']],
  [{ creditCard: visa, customer: { email: 'bad' } }, ['81604']],
  [{ creditCard: visa, billing: { countryName: 'Atlantis' } }, ['91803']],
  [{ creditCard: visa, billing: { phoneNumber: '123-234=098' } }, ['915206']],
  [{ creditCard: visa, shipping: { phoneNumber: '123-234=098', shippingMethod: 'electronic' } }, ['915204']],
  [{ creditCard: visa, shipping: { phoneNumber: '122-555-1236', shippingMethod: 'urgent' } }, ['915203']],
  [{ creditCard: visa, scaExemption: 'none_at_all' }, ['915213']],
  [{ creditCard: visa, externalVault: { status: 'bad' } }, ['915175']],
  [
    { creditCard: visa, externalVault: { status: 'will_vault', previousNetworkTransactionId: '1' } },
    ['915177'],
  ],
  [{ creditCard: visa, options: { creditCard: { accountType: 'ach' } } }, ['915184']],
  [{ creditCard: visa, options: { creditCard: { accountType: 'debit' } } }, ['915185']],
  [{ creditCard: visa, riskData: { customerDeviceId: 'x'.repeat(256) } }, ['94702']],
  [{ creditCard: visa, riskData: { customerLocationZip: '912$4' } }, ['94703']],
  [{ creditCard: visa, threeDSecurePassThru: { eciFlag: '', cavv: '' } }, ['915113', '915116']],
  [{ creditCard: visa, threeDSecurePassThru: { eciFlag: 'bad', cavv: 'c' } }, ['915114']],
  [{ creditCard: visa, threeDSecurePassThru: { ...passThru, threeDSecureVersion: 'x' } }, ['915119']],
  [{ creditCard: visa, threeDSecurePassThru: { ...passThru, authenticationResponse: 'x' } }, ['915120']],
  [{ creditCard: visa, threeDSecurePassThru: { ...passThru, directoryResponse: 'x' } }, ['915121']],
  [{ creditCard: visa, threeDSecurePassThru: { ...passThru, cavvAlgorithm: 'x' } }, ['915122']],
])('a sale of %j is refused with %j', async (params, codes) => {
  const result = await shop.sale(params);
  expect(result.success).toBe(false);
  expect(result.transaction).toBeUndefined();
  expect(codesOf(result)).toEqual(codes);
});

test('a token of another customer is refused in its place of the tree', async () => {
  const owner = await shop.gateway.customer.create({ paymentMethodNonce: 'fake-valid-nonce' });
  const { customer } = await shop.gateway.customer.create({});
  const paymentMethodToken = owner.customer.creditCards[0]?.token;
  const result = await shop.sale({ customerId: customer.id, paymentMethodToken });
  expect(errorsAt(result, 'transaction', 'paymentMethodToken')[0]?.code).toBe('91516');
  expect(codesOf(await shop.sale({ customerId: customer.id }))).toEqual(['91511']);
});
