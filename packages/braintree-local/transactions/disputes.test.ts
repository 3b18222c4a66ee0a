import { describe, expect, test } from '@jest/globals';
import { all, codesOf, errorsAt, rejection } from '../testing/codes.ts';
import type { Shown } from '../testing/sdk.ts';
import { openShop, visa } from '../testing/shop.ts';

const shop = openShop();

describe('disputes', () => {
  async function disputed(): Promise<string> {
    const { transaction } = await shop.sale({ creditCard: { ...visa, number: '4023898493988028' } });
    return transaction.disputes[0]?.id ?? '';
  }

  test('are found, searched, argued and accepted', async () => {
    const [accepted, argued] = [await disputed(), await disputed()];
    expect((await shop.gateway.dispute.accept(accepted)).dispute.status).toBe('accepted');
    const { evidence } = await shop.gateway.dispute.addTextEvidence(argued, 'It was delivered.');
    await shop.gateway.dispute.addTextEvidence(argued, 'Here is how.');
    await shop.gateway.dispute.removeEvidence(argued, evidence.id);
    expect((await shop.gateway.dispute.finalize(argued)).success).toBe(true);
    const { dispute } = await shop.gateway.dispute.find(argued);
    expect(dispute).toMatchObject({ status: 'disputed', evidence: [{ comment: 'Here is how.' }] });
    const found = await all<Shown>(shop.gateway.dispute.search((search) => search.status().is('accepted')));
    expect(found.map(({ id }) => id)).toEqual([accepted]);
  });

  test('that are closed are left alone', async () => {
    const id = await disputed();
    await shop.gateway.dispute.accept(id);
    expect(errorsAt(await shop.gateway.dispute.accept(id), 'dispute', 'status')).toMatchObject([
      { code: '95704', message: 'Disputes can only be accepted when they are in an Open state' },
    ]);
    expect(codesOf(await shop.gateway.dispute.finalize(id))).toEqual(['95705']);
    expect(codesOf(await shop.gateway.dispute.addTextEvidence(id, 'Late.'))).toEqual(['95701']);
    expect(await rejection(shop.gateway.dispute.find('unknown'))).toBe('notFoundError');
  });
});
