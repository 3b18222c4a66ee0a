import { expect, test } from '@jest/globals';
import { codesOf, rejection } from '../testing/codes.ts';
import { openShop } from '../testing/shop.ts';

const shop = openShop();
const paymentMethodNonce = 'fake-valid-nonce';

test('an unknown transaction is not found', async () => {
  expect(await rejection(shop.gateway.transaction.find('unknown'))).toBe('notFoundError');
  expect(await rejection(shop.gateway.transaction.void('unknown'))).toBe('notFoundError');
});

test.each([[{}], [{ submitForSettlement: true }]])('a sale with %j is voided, once', async (options) => {
  const { transaction } = await shop.sale({ paymentMethodNonce, options });
  expect((await shop.gateway.transaction.void(transaction.id)).transaction.status).toBe('voided');
  expect(codesOf(await shop.gateway.transaction.void(transaction.id))).toEqual(['91504']);
});

test('a settled sale is not voided', async () => {
  const { id } = await shop.settled();
  expect(codesOf(await shop.gateway.transaction.void(id))).toEqual(['91504']);
});

test('a settled sale is refunded: all of it, in parts, never more', async () => {
  const whole = await shop.settled();
  const refund = await shop.gateway.transaction.refund(whole.id);
  expect(refund.transaction).toMatchObject({
    type: 'credit',
    amount: '79.00',
    status: 'submitted_for_settlement',
    refundedTransactionId: whole.id,
  });
  expect(codesOf(await shop.gateway.transaction.refund(whole.id))).toEqual(['91512']);
  const parts = await shop.settled();
  await shop.gateway.transaction.refund(parts.id, '30.00');
  expect(codesOf(await shop.gateway.transaction.refund(parts.id, '50.00'))).toEqual(['91521']);
  const rest = { amount: '49.00', orderId: 'refund-2' };
  expect((await shop.gateway.transaction.refund(parts.id, rest)).transaction).toMatchObject(rest);
  expect((await shop.gateway.transaction.find(parts.id)).refundIds).toHaveLength(2);
});

test('simultaneous refunds add up to no more than was paid', async () => {
  const { id } = await shop.settled({ amount: '10.00' });
  const refunds = await Promise.all(
    Array.from({ length: 12 }, () => shop.gateway.transaction.refund(id, '1.00')),
  );
  expect(refunds.filter(({ success }) => success)).toHaveLength(10);
});

test('a refund that was voided can be made again', async () => {
  const { id } = await shop.settled({ amount: '10.00' });
  const { transaction } = await shop.gateway.transaction.refund(id, '4.00');
  await shop.gateway.transaction.void(transaction.id);
  expect((await shop.gateway.transaction.refund(id, '10.00')).success).toBe(true);
});

test('a sale that is not settled, and a refund, are not refunded', async () => {
  const { transaction } = await shop.sale({ paymentMethodNonce });
  expect(codesOf(await shop.gateway.transaction.refund(transaction.id))).toEqual(['91506']);
  const { id } = await shop.settled();
  const refund = await shop.gateway.transaction.refund(id, '5.00');
  expect(codesOf(await shop.gateway.transaction.refund(refund.transaction.id))).toEqual(['91505']);
});

test('a refund is declined by the documented amounts as well', async () => {
  const large = await shop.settled({ amount: '9000.00' });
  expect(await shop.gateway.transaction.refund(large.id, '2046.00')).toMatchObject({
    success: false,
    message: 'Declined',
    transaction: { type: 'credit', status: 'processor_declined', processorResponseType: 'soft_declined' },
  });
  expect((await shop.gateway.transaction.refund(large.id)).transaction.amount).toBe('9000.00');
});
