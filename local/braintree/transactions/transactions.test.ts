import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { all, codesOf, errorsAt, rejection } from '../testing/codes.ts';
import { type Local, startLocal } from '../testing/gateway.ts';
import type { Search, Shown } from '../testing/sdk.ts';

let local: Local;
let customerId: string;
let token: string;
const visa = { number: '4111111111111111', expirationDate: '05/2031' };

beforeAll(async () => {
  local = await startLocal();
  const { customer } = await local.gateway.customer.create({
    firstName: 'Ann',
    paymentMethodNonce: 'fake-valid-nonce',
  });
  customerId = customer.id;
  token = customer.creditCards[0]?.token ?? '';
});
beforeEach(() => {
  Object.assign(local.world.store.vault('integration_merchant_id').settings, {
    duplicateChecking: false,
    avsRules: false,
    cvvRules: false,
    apiRequestKeys: true,
  });
});
afterAll(() => local.close());

const sale = (params: object) => local.gateway.transaction.sale({ amount: '79.00', ...params });
const settings = () => local.world.store.vault('integration_merchant_id').settings;

async function settled(params: object = {}): Promise<Shown> {
  const { transaction } = await sale({ creditCard: visa, options: { submitForSettlement: true }, ...params });
  await local.gateway.testing.settle(transaction.id);
  return transaction;
}

describe('a sale', () => {
  test.each([
    ['a token', () => ({ paymentMethodToken: token })],
    ['a nonce', () => ({ paymentMethodNonce: 'fake-valid-nonce' })],
    ['a typed card', () => ({ creditCard: { ...visa, cvv: '100', cardholderName: 'Ann Lee' } })],
    ["the customer's default card", () => ({ customerId })],
  ])('is authorized with %s', async (_name, params) => {
    const result = await sale(params());
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
    expect(await local.gateway.transaction.find(result.transaction.id)).toMatchObject({
      id: result.transaction.id,
    });
  });

  test('keeps order, source, addresses, custom fields and descriptor, and shows its history', async () => {
    const { transaction } = await sale({
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

  test('answers its line items', async () => {
    const lineItems = [
      { name: 'Plus', kind: 'debit', quantity: '1', unitAmount: '79.00', totalAmount: '79.00' },
    ];
    const { transaction } = await sale({ creditCard: visa, lineItems });
    expect(await local.gateway.transactionLineItem.findAll(transaction.id)).toMatchObject(lineItems);
  });

  test.each([
    ['storeInVault', '79.00', true],
    ['storeInVaultOnSuccess', '79.00', true],
    ['storeInVault', '2000.00', true],
    ['storeInVaultOnSuccess', '2000.00', false],
  ])('with %s and %s: vaulted is %s', async (option, amount, vaulted) => {
    const id = `vault-${option}-${amount.replace('.', '-')}`;
    await sale({ amount, customer: { id, lastName: 'Kept' }, creditCard: visa, options: { [option]: true } });
    const found = await rejection(local.gateway.customer.find(id));
    expect(found === 'nothing was rejected').toBe(vaulted);
    if (vaulted) expect((await local.gateway.customer.find(id)).paymentMethods).toHaveLength(1);
  });

  test.each([
    ['2000.00', 'processor_declined', '2000', 'Do Not Honor', 'soft_declined'],
    ['2001.50', 'processor_declined', '2001', 'Insufficient Funds', 'soft_declined'],
    ['2004.00', 'processor_declined', '2004', 'Expired Card', 'hard_declined'],
    ['2999.99', 'processor_declined', '2999', 'Processor Declined', 'soft_declined'],
    ['3000.00', 'failed', '3000', 'Processor Network Unavailable - Try Again', 'soft_declined'],
  ])('of %s is %s with %s', async (amount, status, code, text, kind) => {
    const result = await sale({ amount, paymentMethodToken: token });
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
    expect(await local.gateway.transaction.find(result.transaction.id)).toMatchObject({ status });
  });

  test.each(['1999.99', '3001.00', '4001.00', '5002.00'])('of %s is authorized', async (amount) => {
    expect((await sale({ amount, paymentMethodToken: token })).transaction.status).toBe('authorized');
  });

  test.each([
    [{ amount: '5001.00', creditCard: visa }, 'application_incomplete'],
    [{ creditCard: { ...visa, number: '4000111111111511' } }, 'fraud'],
    [{ paymentMethodNonce: 'fake-gateway-rejected-risk-thresholds-nonce' }, 'risk_threshold'],
  ])('%j is rejected by the gateway: %s', async (params, reason) => {
    expect(await sale(params)).toMatchObject({
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
    expect((await sale(odd)).transaction).toMatchObject({
      status: 'authorized',
      cvvResponseCode: 'N',
      avsPostalCodeResponseCode: 'N',
      avsStreetAddressResponseCode: 'N',
    });
    settings().cvvRules = true;
    expect((await sale(odd)).transaction.gatewayRejectionReason).toBe('cvv');
    settings().avsRules = true;
    expect((await sale(odd)).transaction.gatewayRejectionReason).toBe('avs_and_cvv');
    settings().cvvRules = false;
    expect((await sale(odd)).transaction.gatewayRejectionReason).toBe('avs');
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
      { creditCard: visa, billing: { postalCode: '30001' } },
      { cvvResponseCode: 'I', avsErrorResponseCode: 'S' },
    ],
  ])('%j answers %j', async (params, letters) => {
    expect((await sale(params)).transaction).toMatchObject(letters);
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
    [{ paymentMethodNonce: 'fake-consumed-nonce' }, ['91564']],
    [{ paymentMethodNonce: 'fake-luhn-invalid-nonce' }, ['81715']],
    [{ paymentMethodNonce: 'fake-paypal-one-time-nonce' }, ['82904']],
    [{ customerId: 'nobody' }, ['91510']],
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
  ])('%j is refused with %j', async (params, codes) => {
    const result = await sale(params);
    expect(result.success).toBe(false);
    expect(result.transaction).toBeUndefined();
    expect(codesOf(result)).toEqual(codes);
  });

  test('a token of another customer is refused in its place of the tree', async () => {
    const { customer } = await local.gateway.customer.create({});
    const result = await sale({ customerId: customer.id, paymentMethodToken: token });
    expect(errorsAt(result, 'transaction', 'paymentMethodToken')[0]?.code).toBe('91516');
    expect(codesOf(await sale({ customerId: customer.id }))).toEqual(['91511']);
  });

  test('duplicates within the window are rejected when checking is on', async () => {
    settings().duplicateChecking = true;
    const params = { creditCard: visa, orderId: 'same', amount: '41.00' };
    expect((await sale(params)).success).toBe(true);
    expect((await sale(params)).transaction.gatewayRejectionReason).toBe('duplicate');
    expect((await sale({ ...params, orderId: 'other' })).success).toBe(true);
    expect((await sale({ ...params, amount: '42.00' })).success).toBe(true);
    settings().duplicateChecking = false;
    expect((await sale(params)).success).toBe(true);
  });

  test('with the disputed card is disputed', async () => {
    const { transaction } = await sale({ creditCard: { ...visa, number: '4023898493988028' } });
    const found = await local.gateway.transaction.find(transaction.id);
    expect(found.disputes).toMatchObject([{ status: 'open', kind: 'chargeback', amount: '79.00' }]);
  });
});

describe('afterwards', () => {
  test('an unknown transaction is not found', async () => {
    expect(await rejection(local.gateway.transaction.find('unknown'))).toBe('notFoundError');
    expect(await rejection(local.gateway.transaction.void('unknown'))).toBe('notFoundError');
  });

  test('an authorized one is voided, once', async () => {
    const { transaction } = await sale({ creditCard: visa });
    expect((await local.gateway.transaction.void(transaction.id)).transaction.status).toBe('voided');
    expect(codesOf(await local.gateway.transaction.void(transaction.id))).toEqual(['91504']);
  });

  test('an authorized one is submitted for settlement: all of it, less of it, never more', async () => {
    const authorized = async () => (await sale({ creditCard: visa })).transaction.id;
    const all = await local.gateway.transaction.submitForSettlement(await authorized());
    expect(all.transaction).toMatchObject({ status: 'submitted_for_settlement', amount: '79.00' });
    const less = await local.gateway.transaction.submitForSettlement(await authorized(), '20.00', {
      orderId: 'part',
    });
    expect(less.transaction).toMatchObject({ amount: '20.00', orderId: 'part' });
    expect(codesOf(await local.gateway.transaction.submitForSettlement(await authorized(), '80.00'))).toEqual(
      ['91522'],
    );
    expect(codesOf(await local.gateway.transaction.submitForSettlement(all.transaction.id))).toEqual([
      '91507',
    ]);
  });

  test('parts are settled as transactions of their own', async () => {
    const { transaction } = await sale({ creditCard: visa });
    const part = (amount: string) =>
      local.gateway.transaction.submitForPartialSettlement(transaction.id, amount);
    const first = await part('50.00');
    expect(first.transaction).toMatchObject({
      amount: '50.00',
      status: 'submitted_for_settlement',
      authorizedTransactionId: transaction.id,
    });
    expect(codesOf(await part('29.01'))).toEqual(['91522']);
    await part('29.00');
    const parent = await local.gateway.transaction.find(transaction.id);
    expect(parent.status).toBe('settlement_pending');
    expect(parent.partialSettlementTransactionIds).toHaveLength(2);
    const ofPart = await local.gateway.transaction.submitForPartialSettlement(first.transaction.id, '1.00');
    expect(codesOf(ofPart)).toEqual(['91507']);
  });

  test('details change while it is submitted for settlement', async () => {
    const { transaction } = await sale({ creditCard: visa, options: { submitForSettlement: true } });
    const changed = await local.gateway.transaction.updateDetails(transaction.id, {
      amount: '70.00',
      orderId: 'new',
    });
    expect(changed.transaction).toMatchObject({ amount: '70.00', orderId: 'new' });
    const more = await local.gateway.transaction.updateDetails(transaction.id, { amount: '700.00' });
    expect(codesOf(more)).toEqual(['91522']);
    await local.gateway.testing.settle(transaction.id);
    const late = await local.gateway.transaction.updateDetails(transaction.id, { orderId: 'late' });
    expect(codesOf(late)).toEqual(['915129']);
  });

  test.each([
    ['settle', 'settled'],
    ['settlementPending', 'settlement_pending'],
    ['settlementConfirm', 'settlement_confirmed'],
    ['settlementDecline', 'settlement_declined'],
  ] as const)('testing.%s makes it %s, if it was submitted', async (step, status) => {
    const { transaction } = await sale({ creditCard: visa, options: { submitForSettlement: true } });
    expect((await local.gateway.testing[step](transaction.id)).transaction.status).toBe(status);
    const authorized = await sale({ creditCard: visa });
    const refused = await local.gateway.testing[step](authorized.transaction.id);
    expect(refused.apiErrorResponse?.message).toContain('Cannot transition transaction');
  });

  test('a settled one is refunded: whole, in parts, never more', async () => {
    const whole = await settled();
    const refund = await local.gateway.transaction.refund(whole.id);
    expect(refund.transaction).toMatchObject({
      type: 'credit',
      amount: '79.00',
      status: 'submitted_for_settlement',
      refundedTransactionId: whole.id,
    });
    expect(codesOf(await local.gateway.transaction.refund(whole.id))).toEqual(['91512']);
    const parts = await settled();
    await local.gateway.transaction.refund(parts.id, '30.00');
    expect(codesOf(await local.gateway.transaction.refund(parts.id, '50.00'))).toEqual(['91521']);
    const rest = await local.gateway.transaction.refund(parts.id, { amount: '49.00', orderId: 'refund-2' });
    expect(rest.transaction).toMatchObject({ amount: '49.00', orderId: 'refund-2' });
    expect((await local.gateway.transaction.find(parts.id)).refundIds).toHaveLength(2);
  });

  test('what is not settled, or is a credit, is not refunded', async () => {
    const { transaction } = await sale({ creditCard: visa });
    expect(codesOf(await local.gateway.transaction.refund(transaction.id))).toEqual(['91506']);
    const credit = await local.gateway.transaction.credit({ amount: '5.00', creditCard: visa });
    expect(credit.transaction).toMatchObject({ type: 'credit', status: 'submitted_for_settlement' });
    expect(codesOf(await local.gateway.transaction.refund(credit.transaction.id))).toEqual(['91505']);
  });

  test('a refund is declined by the documented amounts as well', async () => {
    const large = await settled({ amount: '9000.00' });
    expect(await local.gateway.transaction.refund(large.id, '2046.00')).toMatchObject({
      success: false,
      message: 'Declined',
      transaction: { type: 'credit', status: 'processor_declined', processorResponseType: 'soft_declined' },
    });
    expect((await local.gateway.transaction.refund(large.id)).transaction.amount).toBe('9000.00');
  });
});

describe('apiRequestKey', () => {
  let next = 0;
  const key = () => `key-${next++}`;

  test('the same sale with the same key is made once', async () => {
    const params = { creditCard: visa, apiRequestKey: key() };
    const first = await sale(params);
    expect((await sale(params)).transaction.id).toBe(first.transaction.id);
    expect((await sale({ ...params, apiRequestKey: key() })).transaction.id).not.toBe(first.transaction.id);
  });

  test('so is a decline', async () => {
    const params = { amount: '2000.00', creditCard: visa, apiRequestKey: key() };
    const first = await sale(params);
    expect(await sale(params)).toMatchObject({ success: false, transaction: { id: first.transaction.id } });
  });

  test('another request, a key too long, or keys that are off are refused', async () => {
    const apiRequestKey = key();
    await sale({ creditCard: visa, apiRequestKey });
    expect(codesOf(await sale({ amount: '80.00', creditCard: visa, apiRequestKey }))).toEqual(['915232']);
    expect((await sale({ creditCard: visa, apiRequestKey: 'x'.repeat(255) })).success).toBe(true);
    expect(codesOf(await sale({ creditCard: visa, apiRequestKey: 'x'.repeat(256) }))).toEqual(['915230']);
    settings().duplicateChecking = true;
    expect(codesOf(await sale({ creditCard: visa, apiRequestKey: key() }))).toEqual(['915231']);
    Object.assign(settings(), { duplicateChecking: false, apiRequestKeys: false });
    expect(codesOf(await sale({ creditCard: visa, apiRequestKey: key() }))).toEqual(['915231']);
  });

  test('a request that was refused stays refused', async () => {
    const params = { amount: '-1', creditCard: visa, apiRequestKey: key() };
    expect(codesOf(await sale(params))).toEqual(['81501']);
    expect(codesOf(await sale(params))).toEqual(['915234']);
  });

  test.each(['credit', 'void', 'submitForSettlement', 'submitForPartialSettlement', 'refund'] as const)(
    '%s is done once',
    async (kind) => {
      const apiRequestKey = key();
      const { id } = kind === 'refund' ? await settled() : (await sale({ creditCard: visa })).transaction;
      const act = {
        credit: () => local.gateway.transaction.credit({ amount: '5.00', creditCard: visa, apiRequestKey }),
        void: () => local.gateway.transaction.void(id, { apiRequestKey }),
        submitForSettlement: () => local.gateway.transaction.submitForSettlement(id, null, { apiRequestKey }),
        submitForPartialSettlement: () =>
          local.gateway.transaction.submitForPartialSettlement(id, '50.00', { apiRequestKey }),
        refund: () => local.gateway.transaction.refund(id, { apiRequestKey }),
      }[kind];
      const [first, second] = [await act(), await act()];
      expect([first.success, second.success]).toEqual([true, true]);
      expect(second.transaction.id).toBe(first.transaction.id);
    },
  );
});

describe('searches', () => {
  const ids = async (by: (search: Search) => void) =>
    (await all<Shown>(local.gateway.transaction.search(by))).map(({ id }) => id);

  test('by order id, customer, status, amount, date, card and type', async () => {
    const { customer } = await local.gateway.customer.create({
      email: 'search@example.test',
      creditCard: visa,
    });
    const { transaction } = await sale({
      customerId: customer.id,
      orderId: 'search:me',
      amount: '123.45',
      options: { submitForSettlement: true },
    });
    const moment = new Date(Date.now() - 60_000);
    const searches: ((search: Search) => void)[] = [
      (search) => search.orderId().is('search:me'),
      (search) => search.orderId().startsWith('search:'),
      (search) => search.customerId().is(customer.id),
      (search) => search.id().is(transaction.id),
      (search) => search.amount().is('123.45'),
      (search) => search.amount().between('123.40', '123.50'),
      (search) => search.customerEmail().contains('search@'),
      (search) => {
        search.customerId().is(customer.id);
        search.status().in(['submitted_for_settlement', 'settled']);
        search.type().is('sale');
        search.createdAt().min(moment);
        search.creditCardCardType().is('Visa');
        search.creditCardNumber().endsWith('1111');
      },
    ];
    for (const by of searches) expect(await ids(by)).toEqual([transaction.id]);
    const none: ((search: Search) => void)[] = [
      (search) => search.orderId().is('search:nobody'),
      (search) => {
        search.customerId().is(customer.id);
        search.status().in(['voided']);
      },
      (search) => {
        search.customerId().is(customer.id);
        search.createdAt().max(moment);
      },
    ];
    for (const by of none) expect(await ids(by)).toEqual([]);
  });

  test('come in pages, newest first, each once', async () => {
    const made: string[] = [];
    for (let count = 0; count < 120; count++) {
      made.push((await sale({ creditCard: visa, orderId: `page:${count}` })).transaction.id);
    }
    expect(await ids((search) => search.orderId().startsWith('page:'))).toEqual(made.reverse());
  });
});

describe('disputes', () => {
  async function disputed(): Promise<string> {
    const { transaction } = await sale({ creditCard: { ...visa, number: '4023898493988028' } });
    return transaction.disputes[0]?.id ?? '';
  }

  test('are found, searched, argued and accepted', async () => {
    const [accepted, argued] = [await disputed(), await disputed()];
    expect((await local.gateway.dispute.accept(accepted)).dispute.status).toBe('accepted');
    const { evidence } = await local.gateway.dispute.addTextEvidence(argued, 'It was delivered.');
    await local.gateway.dispute.addTextEvidence(argued, 'Here is how.');
    await local.gateway.dispute.removeEvidence(argued, evidence.id);
    expect((await local.gateway.dispute.finalize(argued)).success).toBe(true);
    const { dispute } = await local.gateway.dispute.find(argued);
    expect(dispute).toMatchObject({ status: 'disputed', evidence: [{ comment: 'Here is how.' }] });
    const found = await all<Shown>(local.gateway.dispute.search((search) => search.status().is('accepted')));
    expect(found.map(({ id }) => id)).toEqual([accepted]);
  });

  test('that are closed are left alone', async () => {
    const id = await disputed();
    await local.gateway.dispute.accept(id);
    expect(codesOf(await local.gateway.dispute.accept(id))).toEqual(['95704']);
    expect(codesOf(await local.gateway.dispute.finalize(id))).toEqual(['95705']);
    expect(codesOf(await local.gateway.dispute.addTextEvidence(id, 'Late.'))).toEqual(['95701']);
    expect(await rejection(local.gateway.dispute.find('unknown'))).toBe('notFoundError');
  });
});
