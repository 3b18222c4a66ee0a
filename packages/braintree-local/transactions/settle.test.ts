import { describe, expect, test } from '@jest/globals';
import { codesOf, rejection } from '../testing/codes.ts';
import { openShop, visa } from '../testing/shop.ts';

const shop = openShop();

describe('afterwards', () => {
  test('an unknown transaction is not found', async () => {
    expect(await rejection(shop.gateway.transaction.find('unknown'))).toBe('notFoundError');
    expect(await rejection(shop.gateway.transaction.void('unknown'))).toBe('notFoundError');
  });

  test('an authorized one is voided, once', async () => {
    const { transaction } = await shop.sale({ creditCard: visa });
    expect((await shop.gateway.transaction.void(transaction.id)).transaction.status).toBe('voided');
    expect(codesOf(await shop.gateway.transaction.void(transaction.id))).toEqual(['91504']);
    const { id } = await shop.settled();
    expect(codesOf(await shop.gateway.transaction.void(id))).toEqual(['91504']);
  });

  test('an authorized one is submitted for settlement: all of it, less of it, never more', async () => {
    const authorized = async () => (await shop.sale({ creditCard: visa })).transaction.id;
    const all = await shop.gateway.transaction.submitForSettlement(await authorized());
    expect(all.transaction).toMatchObject({ status: 'submitted_for_settlement', amount: '79.00' });
    const level3 = { taxAmount: '1.34', taxExempt: true, shipsFromPostalCode: '90210' };
    const detailed = await shop.gateway.transaction.submitForSettlement(await authorized(), null, level3);
    expect(detailed.transaction).toMatchObject(level3);
    const less = await shop.gateway.transaction.submitForSettlement(await authorized(), '20.00', {
      orderId: 'part',
    });
    expect(less.transaction).toMatchObject({ amount: '20.00', orderId: 'part' });
    expect(codesOf(await shop.gateway.transaction.submitForSettlement(await authorized(), '80.00'))).toEqual([
      '91522',
    ]);
    expect(codesOf(await shop.gateway.transaction.submitForSettlement(all.transaction.id))).toEqual([
      '91507',
    ]);
  });

  test('parts are settled as transactions of their own', async () => {
    const { transaction } = await shop.sale({ creditCard: visa });
    const part = (amount: string) =>
      shop.gateway.transaction.submitForPartialSettlement(transaction.id, amount, {
        descriptor: { name: 'abc*def' },
      });
    const first = await part('50.00');
    expect(first.transaction).toMatchObject({
      amount: '50.00',
      status: 'submitted_for_settlement',
      authorizedTransactionId: transaction.id,
      descriptor: { name: 'abc*def' },
    });
    expect(codesOf(await part('29.01'))).toEqual(['91522']);
    await part('29.00');
    const parent = await shop.gateway.transaction.find(transaction.id);
    expect(parent.status).toBe('settlement_pending');
    expect(parent.partialSettlementTransactionIds).toHaveLength(2);
    const ofPart = await shop.gateway.transaction.submitForPartialSettlement(first.transaction.id, '1.00');
    expect(codesOf(ofPart)).toEqual(['915103']);
  });

  test('details change while it is submitted for settlement', async () => {
    const { transaction } = await shop.sale({ creditCard: visa, options: { submitForSettlement: true } });
    const changed = await shop.gateway.transaction.updateDetails(transaction.id, {
      amount: '70.00',
      orderId: 'new',
    });
    expect(changed.transaction).toMatchObject({ amount: '70.00', orderId: 'new' });
    const more = await shop.gateway.transaction.updateDetails(transaction.id, { amount: '700.00' });
    expect(codesOf(more)).toEqual(['91522']);
    await shop.gateway.testing.settle(transaction.id);
    const late = await shop.gateway.transaction.updateDetails(transaction.id, { orderId: 'late' });
    expect(codesOf(late)).toEqual(['915129']);
  });

  test.each([
    ['settle', 'settled'],
    ['settlementPending', 'settlement_pending'],
    ['settlementConfirm', 'settlement_confirmed'],
    ['settlementDecline', 'settlement_declined'],
  ] as const)('testing.%s makes it %s, if it was submitted', async (step, status) => {
    const { transaction } = await shop.sale({ creditCard: visa, options: { submitForSettlement: true } });
    expect((await shop.gateway.testing[step](transaction.id)).transaction.status).toBe(status);
    const authorized = await shop.sale({ creditCard: visa });
    const refused = await shop.gateway.testing[step](authorized.transaction.id);
    expect(refused.apiErrorResponse?.message).toContain('Cannot transition transaction');
  });

  test('a settled one is refunded: whole, in parts, never more', async () => {
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
    const elsewhere = { amount: '49.00', orderId: 'refund-2', merchantAccountId: 'nowhere' };
    expect(codesOf(await shop.gateway.transaction.refund(parts.id, elsewhere))).toEqual(['91513']);
    const there = { ...elsewhere, merchantAccountId: 'sandbox_credit_card_non_default' };
    expect((await shop.gateway.transaction.refund(parts.id, there)).transaction).toMatchObject(there);
    expect((await shop.gateway.transaction.find(parts.id)).refundIds).toHaveLength(2);
  });

  test('refunds that are asked for at once add up to no more than was paid', async () => {
    const { id } = await shop.settled({ amount: '10.00' });
    const refunds = await Promise.all(
      Array.from({ length: 12 }, () => shop.gateway.transaction.refund(id, '1.00')),
    );
    expect(refunds.filter(({ success }) => success)).toHaveLength(10);
  });

  test('a refund that was voided, or did not settle, can be made again', async () => {
    const { id } = await shop.settled({ amount: '10.00' });
    const undone = [shop.gateway.transaction.void, shop.gateway.testing.settlementDecline] as const;
    for (const undo of undone) {
      const { transaction } = await shop.gateway.transaction.refund(id, '4.00');
      await undo.call(undo === undone[0] ? shop.gateway.transaction : shop.gateway.testing, transaction.id);
    }
    expect((await shop.gateway.transaction.refund(id, '10.00')).success).toBe(true);
  });

  test('what is not settled, or is a credit, is not refunded', async () => {
    const { transaction } = await shop.sale({ creditCard: visa });
    expect(codesOf(await shop.gateway.transaction.refund(transaction.id))).toEqual(['91506']);
    const credit = await shop.gateway.transaction.credit({ amount: '5.00', creditCard: visa });
    expect(credit.transaction).toMatchObject({ type: 'credit', status: 'submitted_for_settlement' });
    expect(codesOf(await shop.gateway.transaction.refund(credit.transaction.id))).toEqual(['91505']);
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
});
