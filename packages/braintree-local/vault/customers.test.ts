import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { all, codesOf, errorsAt, rejection } from '../testing/codes.ts';
import { type Local, startLocal } from '../testing/gateway.ts';
import type { Search } from '../testing/sdk.ts';

let local: Local;
beforeAll(async () => {
  local = await startLocal();
});
afterAll(() => local.close());

const card = { number: '4111111111111111', expirationDate: '05/2031', cvv: '100' };

describe('customers', () => {
  test('are made, found, changed and deleted', async () => {
    const { customer } = await local.gateway.customer.create({
      id: 'ann-1',
      firstName: 'Änn',
      lastName: 'L<e>e & "Co"',
      email: 'ann@example.test',
      company: 'Ann Ltd',
      phone: '555 0100',
      website: 'https://example.test',
      customFields: { storeMe: 'kept' },
    });
    expect(customer).toMatchObject({ id: 'ann-1', firstName: 'Änn', customFields: { storeMe: 'kept' } });
    expect(await local.gateway.customer.find('ann-1')).toMatchObject({ lastName: 'L<e>e & "Co"' });
    const changed = await local.gateway.customer.update('ann-1', { firstName: 'Anna' });
    expect(changed.customer).toMatchObject({ firstName: 'Anna', email: 'ann@example.test' });
    await local.gateway.customer.delete('ann-1');
    expect(await rejection(local.gateway.customer.find('ann-1'))).toBe('notFoundError');
  });

  test('can be blank', async () => {
    const { success, customer } = await local.gateway.customer.create({});
    expect(success).toBe(true);
    expect(customer).toMatchObject({ firstName: null, creditCards: [], addresses: [], paymentMethods: [] });
  });

  test('bring a card along, typed or as a nonce', async () => {
    const typed = await local.gateway.customer.create({ creditCard: card });
    expect(typed.customer.creditCards?.[0]).toMatchObject({
      maskedNumber: '411111******1111',
      default: true,
    });
    const alone = await local.gateway.customer.find(typed.customer.id, 'customernoassociations');
    expect(alone).toMatchObject({ id: typed.customer.id, creditCards: [], paymentMethods: [] });
    const nonce = await local.gateway.customer.create({ paymentMethodNonce: 'fake-valid-amex-nonce' });
    expect(nonce.customer.paymentMethods?.[0]).toMatchObject({ cardType: 'American Express', last4: '0005' });
  });

  test('gain cards, and change them in place by updateExistingToken', async () => {
    const { customer } = await local.gateway.customer.create({ creditCard: { ...card, token: 'in-place' } });
    const added = await local.gateway.customer.update(customer.id, {
      creditCard: { number: '5555555555554444', expirationDate: '06/2031' },
    });
    expect(added.customer.creditCards).toHaveLength(2);
    const updated = await local.gateway.customer.update(customer.id, {
      creditCard: {
        cardholderName: 'Ann Lee',
        expirationDate: '07/2032',
        options: { updateExistingToken: 'in-place' },
      },
    });
    expect(updated.customer.creditCards).toHaveLength(2);
    const changed = await local.gateway.creditCard.find('in-place');
    expect(changed).toMatchObject({ cardholderName: 'Ann Lee', expirationDate: '07/2032', last4: '1111' });
  });

  test('choose their default card by its token', async () => {
    const { customer } = await local.gateway.customer.create({ creditCard: card });
    const other = { customerId: customer.id, token: 'preferred', ...card };
    await local.gateway.creditCard.create(other);
    await local.gateway.customer.update(customer.id, { defaultPaymentMethodToken: 'preferred' });
    expect((await local.gateway.creditCard.find('preferred')).default).toBe(true);
    const wrong = await local.gateway.customer.update(customer.id, { defaultPaymentMethodToken: 'in-place' });
    expect(codesOf(wrong)).toEqual(['91518']);
  });

  test('with a new id take their cards with them', async () => {
    await local.gateway.customer.create({ id: 'old-id', creditCard: { ...card, token: 'moving' } });
    await local.gateway.customer.update('old-id', { id: 'new-id' });
    expect(await local.gateway.creditCard.find('moving')).toMatchObject({ customerId: 'new-id' });
    expect(await rejection(local.gateway.customer.find('old-id'))).toBe('notFoundError');
  });

  test('deleted, take their cards with them', async () => {
    await local.gateway.customer.create({ id: 'leaving', creditCard: { ...card, token: 'leaving-card' } });
    await local.gateway.customer.delete('leaving');
    expect(await rejection(local.gateway.creditCard.find('leaving-card'))).toBe('notFoundError');
  });

  test.each([
    [{ email: 'no at sign' }, '81604', 'Email is an invalid format.'],
    [{ id: 'taken' }, '91609', 'Customer ID has already been taken.'],
    [{ id: 'not ok' }, '91610', "Customer ID is invalid (use only letters, numbers, '-', and '_')."],
    [{ id: 'new' }, '91611', 'Customer ID is not an allowed ID.'],
    [{ id: 'x'.repeat(37) }, '91612', 'Customer ID is too long.'],
    [{ firstName: 'x'.repeat(256) }, '81608', 'First name is too long.'],
    [{ website: 'nonsense' }, '81616', 'Website is an invalid format.'],
    [{ customFields: { unknown: '1' } }, '91602', 'Custom field is invalid: unknown.'],
    [{ creditCard: { ...card, number: '4111111111111112' } }, '81715', 'Credit card number is invalid.'],
    [{ paymentMethodNonce: 'no-such-nonce' }, '91732', 'Unknown or expired payment_method_nonce.'],
  ])('%j is refused with %s', async (params, code, message) => {
    await local.gateway.customer.create({ id: 'taken' });
    const result = await local.gateway.customer.create(params);
    expect(result.success).toBe(false);
    expect(codesOf(result)).toEqual([code]);
    expect(result.message).toBe(message);
  });

  test('a text of a megabyte is refused as quickly as any other', async () => {
    const dots = '.'.repeat(400_000);
    const result = await local.gateway.customer.create({ email: `a@${dots} `, website: `${dots} ` });
    expect(codesOf(result)).toEqual(['81605', '81615']);
  });

  test('one answer names every mistake, in its place of the tree', async () => {
    const result = await local.gateway.customer.create({
      email: 'bad',
      creditCard: { number: '1', expirationDate: '13/2031', billingAddress: { countryName: 'Atlantis' } },
    });
    expect(errorsAt(result, 'customer', 'email')[0]?.code).toBe('81604');
    expect(errorsAt(result, 'customer', 'creditCard', 'number')[0]?.code).toBe('81716');
    expect(errorsAt(result, 'customer', 'creditCard', 'expirationDate')[0]?.code).toBe('81710');
    expect(errorsAt(result, 'customer', 'creditCard', 'billingAddress', 'countryName')[0]?.code).toBe(
      '91803',
    );
    expect(result.message.split('\n')).toHaveLength(4);
  });

  test('whose card does not verify are not made', async () => {
    const result = await local.gateway.customer.create({
      id: 'unverified',
      creditCard: { number: '4000111111111115', expirationDate: '05/2031', options: { verifyCard: true } },
    });
    expect(result.success).toBe(false);
    expect(result.verification).toMatchObject({
      status: 'processor_declined',
      processorResponseCode: '2000',
    });
    expect(await rejection(local.gateway.customer.find('unverified'))).toBe('notFoundError');
  });

  test('are searched by text, card and moment', async () => {
    const { customer } = await local.gateway.customer.create({
      firstName: 'Searchable',
      email: 'find.me@example.test',
      creditCard: { number: '6011111111111117', expirationDate: '09/2033', cardholderName: 'Sea Rcher' },
    });
    const searches: ((search: Search) => void)[] = [
      (search) => search.firstName().is('searchable'),
      (search) => search.email().contains('find.me'),
      (search) => search.creditCardNumber().startsWith('601111'),
      (search) => search.creditCardExpirationDate().is('09/2033'),
      (search) => search.cardholderName().endsWith('rcher'),
      (search) => search.ids().in([customer.id]),
      (search) => {
        search.firstName().is('Searchable');
        search.createdAt().min(new Date(Date.now() - 60_000).toISOString());
      },
    ];
    for (const search of searches) {
      const found = await all<{ id: string }>(local.gateway.customer.search(search));
      expect(found.map(({ id }) => id)).toEqual([customer.id]);
    }
    expect(await all(local.gateway.customer.search((search) => search.firstName().is('Nobody')))).toEqual([]);
  });
});

describe('addresses', () => {
  const customerId = 'with-addresses';
  beforeAll(async () => {
    await local.gateway.customer.create({ id: customerId });
  });

  test('are made, found, changed and deleted; the country is spelled in four ways', async () => {
    const { address } = await local.gateway.address.create({
      customerId,
      streetAddress: '1 Main St',
      postalCode: '10001',
      countryCodeAlpha2: 'US',
    });
    expect(address).toMatchObject({
      countryName: 'United States of America',
      countryCodeAlpha3: 'USA',
      countryCodeNumeric: '840',
    });
    await local.gateway.address.update(customerId, address.id, { streetAddress: '2 Main St' });
    expect(await local.gateway.address.find(customerId, address.id)).toMatchObject({
      streetAddress: '2 Main St',
      postalCode: '10001',
    });
    await local.gateway.address.delete(customerId, address.id);
    expect(await rejection(local.gateway.address.find(customerId, address.id))).toBe('notFoundError');
  });

  test.each([
    [{}, '81801'],
    [{ countryName: 'Atlantis' }, '91803'],
    [{ countryCodeAlpha2: 'ZZ' }, '91814'],
    [{ countryCodeAlpha2: 'US', countryCodeAlpha3: 'CAN' }, '91815'],
    [{ countryName: 'constructor' }, '91803'],
    [{ postalCode: '1234567890' }, '81809'],
    [{ postalCode: '12!45' }, '81813'],
    [{ streetAddress: 'x'.repeat(256) }, '81812'],
  ])('%j is refused with %s', async (params, code) => {
    expect(codesOf(await local.gateway.address.create({ customerId, ...params }))).toEqual([code]);
  });

  test('two letters pass for the name of a country', async () => {
    const { address } = await local.gateway.address.create({ customerId, countryName: 'US' });
    expect(address).toMatchObject({ countryName: 'United States of America', countryCodeNumeric: '840' });
  });

  test('there are at most fifty of a customer', async () => {
    const { customer } = await local.gateway.customer.create({});
    const add = () => local.gateway.address.create({ customerId: customer.id, locality: 'Town' });
    for (let count = 0; count < 50; count++) expect((await add()).success).toBe(true);
    expect(codesOf(await add())).toEqual(['91818']);
  });
});
