import { beforeAll, describe, expect, test } from '@jest/globals';
import { movableClock } from '../testing/clock-file.ts';
import { codesOf, errorsAt } from '../testing/codes.ts';
import { openShop } from '../testing/shop.ts';

const shop = openShop();
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
    expect((await shop.gateway.transaction.find(result.transaction.id)).id).toBe(result.transaction.id);
  });

  test('keeps order and source, and shows its customer and its history', async () => {
    const { transaction } = await shop.sale({
      paymentMethodToken: token,
      orderId: 'renew:s1:2026-11',
      transactionSource: 'recurring',
      options: { submitForSettlement: true },
    });
    expect(transaction).toMatchObject({
      status: 'submitted_for_settlement',
      orderId: 'renew:s1:2026-11',
      recurring: true,
      customer: { id: customerId, firstName: 'Ann' },
    });
    expect(transaction.statusHistory.map(({ status }) => status)).toEqual([
      'authorized',
      'submitted_for_settlement',
    ]);
  });

  test('uses the nonce of a browser once, also in simultaneous calls', async () => {
    const paymentMethodNonce = await shop.nonce();
    const results = await Promise.all([1, 2, 3, 4].map(() => shop.sale({ paymentMethodNonce })));
    expect(results.filter(({ success }) => success)).toHaveLength(1);
    const refused = results.filter(({ success }) => !success).map(codesOf);
    expect(refused).toEqual([['91564'], ['91564'], ['91564']]);
  });

  test('finds a nonce for three hours', async () => {
    const clock = movableClock();
    try {
      const paymentMethodNonce = await shop.nonce();
      clock.ahead(3.1);
      expect(codesOf(await shop.sale({ paymentMethodNonce }))).toEqual(['91565']);
      clock.ahead(2.9);
      expect((await shop.sale({ paymentMethodNonce })).success).toBe(true);
    } finally {
      clock.putBack();
    }
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
    [{ amount: '5001.00', paymentMethodNonce: 'fake-valid-nonce' }, 'application_incomplete'],
    [{ paymentMethodNonce: 'fake-gateway-rejected-fraud-nonce' }, 'fraud'],
    [{ paymentMethodNonce: 'fake-gateway-rejected-risk-thresholds-nonce' }, 'risk_threshold'],
  ])('with %j is rejected: %s', async (params, reason) => {
    const result = await shop.sale(params);
    expect(result).toMatchObject({
      success: false,
      message: `Gateway Rejected: ${reason}`,
      transaction: { status: 'gateway_rejected', gatewayRejectionReason: reason },
    });
  });

  test('is a duplicate only where the merchant checks for them', async () => {
    const params = { paymentMethodToken: token, orderId: 'same', amount: '41.00' };
    expect((await shop.sale(params)).success).toBe(true);
    expect((await shop.sale(params)).success).toBe(true);
    shop.settings.duplicateChecking = true;
    expect((await shop.sale(params)).transaction.gatewayRejectionReason).toBe('duplicate');
    expect((await shop.sale({ ...params, orderId: 'other' })).success).toBe(true);
    expect((await shop.sale({ ...params, amount: '42.00' })).success).toBe(true);
  });

  test('is no duplicate once the window is over', async () => {
    const clock = movableClock();
    try {
      Object.assign(shop.settings, { duplicateChecking: true, duplicateWindowSeconds: 60 });
      const params = { paymentMethodToken: token, orderId: 'window', amount: '43.00' };
      expect((await shop.sale(params)).success).toBe(true);
      clock.ahead(50 / 3600);
      expect((await shop.sale(params)).transaction.gatewayRejectionReason).toBe('duplicate');
      clock.ahead(70 / 3600);
      expect((await shop.sale(params)).success).toBe(true);
    } finally {
      clock.putBack();
    }
  });

  test('with the disputed card is disputed', async () => {
    const nonce = await shop.nonce({ number: '4023898493988028' });
    const { transaction } = await shop.sale({ paymentMethodNonce: nonce });
    const found = await shop.gateway.transaction.find(transaction.id);
    expect(found.disputes).toMatchObject([{ status: 'open', kind: 'chargeback', amount: '79.00' }]);
  });
});

const byNonce = { paymentMethodNonce: 'fake-valid-nonce' };

test.each([
  [{ amount: undefined, ...byNonce }, ['81502']],
  [{ amount: '-1.00', ...byNonce }, ['81501']],
  [{ amount: '0.00', ...byNonce }, ['81531']],
  [{ amount: 'ten', ...byNonce }, ['81503']],
  [{ amount: '1000000000.00', ...byNonce }, ['81528']],
  [{}, ['91508']],
  [{ creditCard: { number: '4111111111111111', expirationDate: '05/2031' } }, ['91508']],
  [{ paymentMethodToken: 'nobodys' }, ['91518']],
  [{ paymentMethodNonce: 'unheard-of' }, ['91565']],
  [{ paymentMethodNonce: 'constructor' }, ['91565']],
  [{ paymentMethodNonce: 'fake-consumed-nonce' }, ['91564']],
  [{ paymentMethodNonce: 'fake-luhn-invalid-nonce' }, ['81715']],
  [{ paymentMethodNonce: 'fake-paypal-one-time-nonce' }, ['82904']],
  [{ ...byNonce, paymentMethodToken: 'both' }, ['91515']],
  [{ ...byNonce, orderId: 'x'.repeat(256) }, ['91501']],
  [{ ...byNonce, transactionSource: 'moon' }, ['915133']],
  [{ ...byNonce, billing: { countryName: 'Atlantis' } }, ['91803']],
])('a sale of %j is refused with %j', async (params, codes) => {
  const result = await shop.sale(params);
  expect(result.success).toBe(false);
  expect(result.transaction).toBeUndefined();
  expect(codesOf(result)).toEqual(codes);
});

test('a credit without a sale is refused', async () => {
  expect(codesOf(await shop.gateway.transaction.credit({ amount: '5.00', ...byNonce }))).toEqual(['91523']);
});

test('a token of another customer is refused in its place of the tree', async () => {
  const { customer } = await shop.gateway.customer.create({});
  const result = await shop.sale({ customerId: customer.id, paymentMethodToken: token });
  expect(errorsAt(result, 'transaction', 'paymentMethodToken')[0]?.code).toBe('91516');
});
