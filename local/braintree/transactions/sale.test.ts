import { beforeAll, describe, expect, test } from '@jest/globals';
import { movableClock } from '../testing/clock-file.ts';
import { all, codesOf, errorsAt, rejection } from '../testing/codes.ts';
import { openShop, visa } from '../testing/shop.ts';

const shop = openShop();
const passThru = { eciFlag: '05', cavv: 'c', threeDSecureVersion: '2.2.0', directoryResponse: 'Y' };
let customerId: string;
let token: string;

beforeAll(async () => {
  const { customer } = await shop.gateway.customer.create({
    firstName: 'Ann',
    paymentMethodNonce: 'fake-valid-nonce',
  });
  customerId = customer.id;
  token = customer.creditCards[0]?.token ?? '';
});

describe('a sale', () => {
  test.each([
    ['a token', () => ({ paymentMethodToken: token })],
    ['a nonce', () => ({ paymentMethodNonce: 'fake-valid-nonce' })],
    ['a typed card', () => ({ creditCard: { ...visa, cvv: '100', cardholderName: 'Ann Lee' } })],
    ["the customer's default card", () => ({ customerId })],
  ])('is authorized with %s', async (_name, params) => {
    const result = await shop.sale(params());
    expect(result).toMatchObject({
      success: true,
      transaction: {
        amount: '79.00',
        status: 'authorized',
        type: 'sale',
        currencyIsoCode: 'USD',
        merchantAccountId: 'sandbox_credit_card',
        paymentInstrumentType: 'credit_card',
        processorResponseCode: '1000',
        processorResponseType: 'approved',
        creditCard: { last4: '1111', cardType: 'Visa', maskedNumber: '411111******1111' },
      },
    });
    expect(await shop.gateway.transaction.find(result.transaction.id)).toMatchObject({
      id: result.transaction.id,
    });
  });

  test('keeps order, source, addresses, custom fields and descriptor, and shows its history', async () => {
    const { transaction } = await shop.sale({
      customerId,
      orderId: 'renew:s1:2026-11',
      transactionSource: 'recurring',
      merchantAccountId: 'sandbox_credit_card_non_default',
      billing: { postalCode: '10001', countryCodeAlpha3: 'USA' },
      shipping: { locality: 'Albany' },
      customFields: { storeMe: 'yes' },
      descriptor: { name: 'abc*product name' },
      options: { submitForSettlement: true },
    });
    expect(transaction).toMatchObject({
      status: 'submitted_for_settlement',
      orderId: 'renew:s1:2026-11',
      recurring: true,
      merchantAccountId: 'sandbox_credit_card_non_default',
      customer: { id: customerId, firstName: 'Ann' },
      billing: { postalCode: '10001', countryName: 'United States of America' },
      shipping: { locality: 'Albany' },
      customFields: { storeMe: 'yes' },
      descriptor: { name: 'abc*product name' },
    });
    expect(transaction.statusHistory.map(({ status }) => status)).toEqual([
      'authorized',
      'submitted_for_settlement',
    ]);
  });

  test('takes the addresses that its customer has, and keeps new ones if asked to', async () => {
    const { customer } = await shop.gateway.customer.create({});
    const known = await shop.gateway.address.create({ customerId: customer.id, postalCode: '20000' });
    const byId = await shop.sale({
      customerId: customer.id,
      creditCard: visa,
      billingAddressId: known.address.id,
      shippingAddressId: known.address.id,
    });
    expect(byId.transaction).toMatchObject({
      billing: { id: known.address.id, postalCode: '20000' },
      shipping: { id: known.address.id },
      avsPostalCodeResponseCode: 'N',
    });
    const kept = await shop.sale({
      customerId: customer.id,
      creditCard: visa,
      billing: { locality: 'Albany' },
      shipping: { locality: 'Troy' },
      options: {
        storeInVault: true,
        addBillingAddressToPaymentMethod: true,
        storeShippingAddressInVault: true,
      },
    });
    const card = await shop.gateway.creditCard.find(kept.transaction.creditCard.token);
    expect(card).toMatchObject({ billingAddress: { locality: 'Albany' } });
    const { addresses } = await shop.gateway.customer.find(customer.id);
    expect(addresses.map(({ locality }) => locality)).toEqual([null, 'Albany', 'Troy']);
  });

  test('without room for an address that is to be kept charges nothing', async () => {
    const { customer } = await shop.gateway.customer.create({});
    for (let count = 0; count < 49; count++)
      await shop.gateway.address.create({ customerId: customer.id, locality: 'Town' });
    const params = { customerId: customer.id, creditCard: visa, orderId: 'no room' };
    const addresses = { billing: { locality: 'Albany' }, shipping: { locality: 'Troy' } };
    const options = { addBillingAddressToPaymentMethod: true, storeShippingAddressInVault: true };
    const result = await shop.sale({ ...params, ...addresses, options: { storeInVault: true, ...options } });
    expect(codesOf(result)).toEqual(['91818']);
    const charged = await all(shop.gateway.transaction.search((search) => search.orderId().is('no room')));
    expect(charged).toEqual([]);
  });

  test('uses a nonce once, however many ask at the same time', async () => {
    const { paymentMethodNonce } = await shop.gateway.paymentMethodNonce.create(token);
    const ask = () => shop.sale({ paymentMethodNonce: paymentMethodNonce.nonce });
    const answers = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ success }) => !success).map(codesOf)).toEqual([['91564'], ['91564'], ['91564']]);
  });

  test('answers its line items', async () => {
    const lineItems = [
      { name: 'Plus', kind: 'debit', quantity: '1', unitAmount: '79.00', totalAmount: '79.00' },
    ];
    const { transaction } = await shop.sale({ creditCard: visa, lineItems });
    expect(await shop.gateway.transactionLineItem.findAll(transaction.id)).toMatchObject(lineItems);
  });

  test.each([
    ['storeInVault', '79.00', true],
    ['storeInVaultOnSuccess', '79.00', true],
    ['storeInVault', '2000.00', true],
    ['storeInVaultOnSuccess', '2000.00', false],
  ])('with %s and %s: vaulted is %s', async (option, amount, vaulted) => {
    const id = `vault-${option}-${amount.replace('.', '-')}`;
    await shop.sale({
      amount,
      customer: { id, lastName: 'Kept' },
      creditCard: visa,
      options: { [option]: true },
    });
    const found = await rejection(shop.gateway.customer.find(id));
    expect(found === 'nothing was rejected').toBe(vaulted);
    if (vaulted) expect((await shop.gateway.customer.find(id)).paymentMethods).toHaveLength(1);
  });

  test.each([
    ['2000.00', 'processor_declined', '2000', 'Do Not Honor', 'soft_declined'],
    ['2001.50', 'processor_declined', '2001', 'Insufficient Funds', 'soft_declined'],
    ['2004.00', 'processor_declined', '2004', 'Expired Card', 'hard_declined'],
    ['2999.99', 'processor_declined', '2999', 'Processor Declined', 'soft_declined'],
    ['3000.00', 'failed', '3000', 'Processor Network Unavailable - Try Again', 'soft_declined'],
  ])('of %s is %s with %s', async (amount, status, code, text, kind) => {
    const result = await shop.sale({ amount, paymentMethodToken: token });
    expect(result).toMatchObject({
      success: false,
      message: text,
      transaction: {
        status,
        processorResponseCode: code,
        processorResponseText: text,
        processorResponseType: kind,
        additionalProcessorResponse: `${code} : ${text}`,
      },
    });
    expect(codesOf(result)).toEqual([]);
    expect(await shop.gateway.transaction.find(result.transaction.id)).toMatchObject({ status });
  });

  test.each(['1999.99', '3001.00', '4001.00', '5002.00'])('of %s is authorized', async (amount) => {
    expect((await shop.sale({ amount, paymentMethodToken: token })).transaction.status).toBe('authorized');
  });

  test.each([
    [{ amount: '5001.00', creditCard: visa }, 'application_incomplete'],
    [{ creditCard: { ...visa, number: '4000111111111511' } }, 'fraud'],
    [{ paymentMethodNonce: 'fake-gateway-rejected-risk-thresholds-nonce' }, 'risk_threshold'],
  ])('%j is rejected by the gateway: %s', async (params, reason) => {
    expect(await shop.sale(params)).toMatchObject({
      success: false,
      message: `Gateway Rejected: ${reason}`,
      transaction: { status: 'gateway_rejected', gatewayRejectionReason: reason },
    });
  });

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
  ])('%j answers %j', async (params, letters) => {
    expect((await shop.sale(params)).transaction).toMatchObject(letters);
  });

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
    [
      { creditCard: visa, shipping: { phoneNumber: '123-234=098', shippingMethod: 'electronic' } },
      ['915204'],
    ],
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
  ])('%j is refused with %j', async (params, codes) => {
    const result = await shop.sale(params);
    expect(result.success).toBe(false);
    expect(result.transaction).toBeUndefined();
    expect(codesOf(result)).toEqual(codes);
  });

  test('a token of another customer is refused in its place of the tree', async () => {
    const { customer } = await shop.gateway.customer.create({});
    const result = await shop.sale({ customerId: customer.id, paymentMethodToken: token });
    expect(errorsAt(result, 'transaction', 'paymentMethodToken')[0]?.code).toBe('91516');
    expect(codesOf(await shop.sale({ customerId: customer.id }))).toEqual(['91511']);
  });

  test('duplicates within the window are rejected when checking is on', async () => {
    shop.settings.duplicateChecking = true;
    const params = { creditCard: visa, orderId: 'same', amount: '41.00' };
    expect((await shop.sale(params)).success).toBe(true);
    expect((await shop.sale(params)).transaction.gatewayRejectionReason).toBe('duplicate');
    expect((await shop.sale({ ...params, orderId: 'other' })).success).toBe(true);
    expect((await shop.sale({ ...params, amount: '42.00' })).success).toBe(true);
    const credit = await shop.gateway.transaction.credit(params);
    expect(credit.success).toBe(true);
    shop.settings.duplicateChecking = false;
    expect((await shop.sale(params)).success).toBe(true);
  });

  test('is no duplicate once the window is over', async () => {
    const clock = movableClock();
    try {
      Object.assign(shop.settings, { duplicateChecking: true, duplicateWindowSeconds: 60 });
      const params = { creditCard: visa, orderId: 'window', amount: '43.00' };
      expect((await shop.sale(params)).success).toBe(true);
      clock.ahead(50 / 3600);
      expect((await shop.sale(params)).transaction.gatewayRejectionReason).toBe('duplicate');
      clock.ahead(70 / 3600);
      expect((await shop.sale(params)).success).toBe(true);
    } finally {
      clock.putBack();
    }
  });

  test('that requires 3-D Secure is rejected without it', async () => {
    const options = { threeDSecure: { required: true } };
    const refused = await shop.sale({ creditCard: visa, options });
    expect(refused.transaction.gatewayRejectionReason).toBe('three_d_secure');
    const authenticated = 'fake-three-d-secure-visa-full-authentication-nonce';
    expect((await shop.sale({ paymentMethodNonce: authenticated, options })).success).toBe(true);
    expect((await shop.sale({ creditCard: visa, threeDSecurePassThru: passThru, options })).success).toBe(
      true,
    );
  });

  test('answers its line items by the method of the SDK', async () => {
    const item = { quantity: '1', name: 'Month', kind: 'debit', unitAmount: '79.00', totalAmount: '79.00' };
    const { transaction } = await shop.sale({ creditCard: visa, lineItems: [item] });
    expect(transaction.lineItems).toBeInstanceOf(Function);
    expect(await shop.gateway.transactionLineItem.findAll(transaction.id)).toMatchObject([item]);
  });

  test('with the disputed card is disputed', async () => {
    const { transaction } = await shop.sale({ creditCard: { ...visa, number: '4023898493988028' } });
    const found = await shop.gateway.transaction.find(transaction.id);
    expect(found.disputes).toMatchObject([{ status: 'open', kind: 'chargeback', amount: '79.00' }]);
  });
});
