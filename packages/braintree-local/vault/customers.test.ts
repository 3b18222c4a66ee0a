import { describe, expect, test } from '@jest/globals';
import { codesOf, errorsAt, rejection } from '../testing/codes.ts';
import { openShop } from '../testing/shop.ts';

const shop = openShop();

describe('customers', () => {
  test('are created, found and deleted', async () => {
    const { customer } = await shop.gateway.customer.create({
      id: 'ann-1',
      firstName: 'Änn',
      lastName: 'L<e>e & "Co"',
      email: 'ann@example.test',
    });
    expect(customer).toMatchObject({ id: 'ann-1', firstName: 'Änn', company: null });
    expect(await shop.gateway.customer.find('ann-1')).toMatchObject({ lastName: 'L<e>e & "Co"' });
    await shop.gateway.customer.delete('ann-1');
    expect(await rejection(shop.gateway.customer.find('ann-1'))).toBe('notFoundError');
  });

  test('can be blank', async () => {
    const { success, customer } = await shop.gateway.customer.create({});
    expect(success).toBe(true);
    expect(customer).toMatchObject({ firstName: null, creditCards: [], addresses: [], paymentMethods: [] });
  });

  test('bring a card along as a nonce', async () => {
    const { customer } = await shop.gateway.customer.create({ paymentMethodNonce: 'fake-valid-amex-nonce' });
    expect(customer.paymentMethods[0]).toMatchObject({
      cardType: 'American Express',
      last4: '0005',
      default: true,
    });
  });

  test('deleted, take their cards with them', async () => {
    const customer = await shop.customer();
    await shop.gateway.customer.delete(customer.id);
    const token = customer.creditCards[0]?.token ?? '';
    expect(await rejection(shop.gateway.paymentMethod.find(token))).toBe('notFoundError');
  });

  test.each([
    [{ email: 'no at sign' }, '81604', 'Email is an invalid format.'],
    [{ id: 'taken' }, '91609', 'Customer ID has already been taken.'],
    [{ id: 'not ok' }, '91610', "Customer ID is invalid (use only letters, numbers, '-', and '_')."],
    [{ id: 'new' }, '91611', 'Customer ID is not an allowed ID.'],
    [{ id: 'x'.repeat(37) }, '91612', 'Customer ID is too long.'],
    [{ firstName: 'x'.repeat(256) }, '81608', 'First name is too long.'],
    [{ paymentMethodNonce: 'no-such-nonce' }, '93108', 'Unknown or expired payment_method_nonce.'],
  ])('%j is refused with %s', async (params, code, message) => {
    await shop.gateway.customer.create({ id: 'taken' });
    const result = await shop.gateway.customer.create(params);
    expect(result.success).toBe(false);
    expect(codesOf(result)).toEqual([code]);
    expect(result.message).toBe(message);
  });

  test('one answer names every mistake, in its place of the tree', async () => {
    const result = await shop.gateway.customer.create({ id: 'new', email: 'bad' });
    expect(errorsAt(result, 'customer', 'email')[0]?.code).toBe('81604');
    expect(errorsAt(result, 'customer', 'id')[0]?.code).toBe('91611');
    expect(result.message.split('\n')).toHaveLength(2);
  });

  test('a very long email is refused as quickly as any other', async () => {
    const result = await shop.gateway.customer.create({ email: `a@${'.'.repeat(400_000)} ` });
    expect(codesOf(result)).toEqual(['81605']);
  });

  test('whose card does not verify are not created', async () => {
    const result = await shop.gateway.customer.create({
      id: 'unverified',
      paymentMethodNonce: 'fake-processor-declined-visa-nonce',
      creditCard: { options: { verifyCard: true } },
    });
    expect(result).toMatchObject({ success: false, verification: { processorResponseCode: '2000' } });
    expect(await rejection(shop.gateway.customer.find('unverified'))).toBe('notFoundError');
  });
});
