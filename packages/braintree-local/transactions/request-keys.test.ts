import { describe, expect, test } from '@jest/globals';
import { codesOf } from '../testing/codes.ts';
import { openShop, visa } from '../testing/shop.ts';

const shop = openShop();

describe('apiRequestKey', () => {
  let next = 0;
  const key = () => `key-${next++}`;

  test('the same sale with the same key is made once', async () => {
    const params = { creditCard: visa, apiRequestKey: key() };
    const first = await shop.sale(params);
    expect((await shop.sale(params)).transaction.id).toBe(first.transaction.id);
    expect((await shop.sale({ ...params, apiRequestKey: key() })).transaction.id).not.toBe(
      first.transaction.id,
    );
  });

  test('so is a decline', async () => {
    const params = { amount: '2000.00', creditCard: visa, apiRequestKey: key() };
    const first = await shop.sale(params);
    expect(await shop.sale(params)).toMatchObject({
      success: false,
      transaction: { id: first.transaction.id },
    });
  });

  test('another request, a key too long, or keys that are off are refused', async () => {
    const apiRequestKey = key();
    await shop.sale({ creditCard: visa, apiRequestKey });
    expect(codesOf(await shop.sale({ amount: '80.00', creditCard: visa, apiRequestKey }))).toEqual([
      '915232',
    ]);
    expect((await shop.sale({ creditCard: visa, apiRequestKey: 'x'.repeat(255) })).success).toBe(true);
    expect(codesOf(await shop.sale({ creditCard: visa, apiRequestKey: 'x'.repeat(256) }))).toEqual([
      '915230',
    ]);
    shop.settings.duplicateChecking = true;
    expect(codesOf(await shop.sale({ creditCard: visa, apiRequestKey: key() }))).toEqual(['915231']);
    Object.assign(shop.settings, { duplicateChecking: false, apiRequestKeys: false });
    expect(codesOf(await shop.sale({ creditCard: visa, apiRequestKey: key() }))).toEqual(['915231']);
  });

  test('a request that was refused stays refused', async () => {
    const params = { amount: '-1', creditCard: visa, apiRequestKey: key() };
    expect(codesOf(await shop.sale(params))).toEqual(['81501']);
    expect(codesOf(await shop.sale(params))).toEqual(['915234']);
  });

  test.each(['credit', 'void', 'submitForSettlement', 'submitForPartialSettlement', 'refund'] as const)(
    '%s is done once',
    async (kind) => {
      const apiRequestKey = key();
      const { id } =
        kind === 'refund' ? await shop.settled() : (await shop.sale({ creditCard: visa })).transaction;
      const act = {
        credit: () => shop.gateway.transaction.credit({ amount: '5.00', creditCard: visa, apiRequestKey }),
        void: () => shop.gateway.transaction.void(id, { apiRequestKey }),
        submitForSettlement: () => shop.gateway.transaction.submitForSettlement(id, null, { apiRequestKey }),
        submitForPartialSettlement: () =>
          shop.gateway.transaction.submitForPartialSettlement(id, '50.00', { apiRequestKey }),
        refund: () => shop.gateway.transaction.refund(id, { apiRequestKey }),
      }[kind];
      const [first, second] = [await act(), await act()];
      expect([first.success, second.success]).toEqual([true, true]);
      expect(second.transaction.id).toBe(first.transaction.id);
    },
  );
});
