import { describe, expect, test } from '@jest/globals';
import { all } from '../testing/codes.ts';
import type { Search, Shown } from '../testing/sdk.ts';
import { openShop, visa } from '../testing/shop.ts';

const shop = openShop();

describe('searches', () => {
  const ids = async (by: (search: Search) => void) =>
    (await all<Shown>(shop.gateway.transaction.search(by))).map(({ id }) => id);

  test('by order id, customer, status, amount, date, card and type', async () => {
    const { customer } = await shop.gateway.customer.create({
      email: 'search@example.test',
      creditCard: visa,
    });
    const { transaction } = await shop.sale({
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

  test('compare texts as texts: 7 is not 007', async () => {
    const { transaction } = await shop.sale({ creditCard: visa, orderId: '007', amount: '7.00' });
    expect(await ids((search) => search.orderId().is('7'))).toEqual([]);
    expect(await ids((search) => search.amount().is('7'))).toEqual([transaction.id]);
  });

  test('by how the card came, also when the sale put it into the vault', async () => {
    const { transaction } = await shop.sale({
      creditCard: visa,
      orderId: 'came',
      options: { storeInVault: true },
    });
    const by = (search: Search) => {
      search.orderId().is('came');
      search.createdUsing().in(['full_information']);
      search.creditCardUniqueIdentifier().is(transaction.creditCard.uniqueNumberIdentifier);
      search.creditCardCustomerLocation().in(['us']);
      search.user().in(['integration_user_public_id']);
    };
    expect(await ids(by)).toEqual([transaction.id]);
  });

  test('by the day of a dispute', async () => {
    const { transaction } = await shop.sale({ creditCard: { ...visa, number: '4023898493988028' } });
    const [today, tomorrow] = [new Date(), new Date(Date.now() + 24 * 60 * 60_000)];
    const ofToday = (search: Search) => void search.disputeDate().between(today, today);
    expect(await ids(ofToday)).toEqual([transaction.id]);
    expect(await ids((search) => search.disputeDate().min(tomorrow))).toEqual([]);
  });

  test('time out where Braintree’s own tests make them', async () => {
    await expect(ids((search) => search.amount().is('-10'))).rejects.toMatchObject({
      type: 'unexpectedError',
    });
  });

  test('come in pages, newest first, each once', async () => {
    const made: string[] = [];
    for (let count = 0; count < 120; count++) {
      made.push((await shop.sale({ creditCard: visa, orderId: `page:${count}` })).transaction.id);
    }
    expect(await ids((search) => search.orderId().startsWith('page:'))).toEqual(made.reverse());
  });
});
