import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { all } from '../testing/codes.ts';
import { type Local, startLocal } from '../testing/gateway.ts';
import type { Sdk } from '../testing/sdk.ts';

let local: Local;
beforeAll(async () => {
  local = await startLocal();
});
afterAll(() => local.close());

describe('plans, discounts, add-ons and subscriptions are not part of it', () => {
  const words = 'are not part of the local Braintree: charge a vaulted card with transaction.sale instead.';

  test.each<[string, string, (gateway: Sdk) => Promise<{ success?: boolean; message: string }>]>([
    ['plan.all', 'Plans', ({ plan }) => plan.all()],
    ['plan.create', 'Plans', ({ plan }) => plan.create({ name: 'p' })],
    ['plan.update', 'Plans', ({ plan }) => plan.update('p', { name: 'p' })],
    ['discount.all', 'Discounts and add-ons', ({ discount }) => discount.all()],
    ['addOn.all', 'Discounts and add-ons', ({ addOn }) => addOn.all()],
    ['subscription.create', 'Subscriptions', ({ subscription }) => subscription.create({ planId: 'p' })],
    ['subscription.update', 'Subscriptions', ({ subscription }) => subscription.update('one', {})],
    ['subscription.cancel', 'Subscriptions', ({ subscription }) => subscription.cancel('one')],
  ])('%s answers so', async (_, resource, ask) => {
    expect(await ask(local.gateway)).toMatchObject({ success: false, message: `${resource} ${words}` });
  });

  test('a search fails with those words', async () => {
    const search = all(local.gateway.subscription.search((search) => search.id().is('one')));
    await expect(search).rejects.toMatchObject({ message: `Subscriptions ${words}` });
  });

  test('finding one shows the SDK a 501, and the console the words', async () => {
    const console = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      for (const find of [local.gateway.subscription.find('one'), local.gateway.plan.find('p')])
        await expect(find).rejects.toThrow('Unexpected HTTP response: 501');
      expect(console.mock.calls.map(([said]) => said)).toEqual([
        `local braintree: subscription.find: Subscriptions ${words}\n`,
        `local braintree: plan.find: Plans ${words}\n`,
      ]);
    } finally {
      console.mockRestore();
    }
  });
});
