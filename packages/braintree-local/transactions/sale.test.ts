import { beforeAll, describe, expect, test } from '@jest/globals';
import { movableClock } from '../testing/clock-file.ts';
import { all, codesOf, rejection } from '../testing/codes.ts';
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
