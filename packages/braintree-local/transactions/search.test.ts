import { expect, test } from '@jest/globals';
import { all } from '../testing/codes.ts';
import type { Search, Shown } from '../testing/sdk.ts';
import { openShop } from '../testing/shop.ts';

const shop = openShop();
const paymentMethodNonce = 'fake-valid-nonce';

const ids = async (by: (search: Search) => void) =>
  (await all<Shown>(shop.gateway.transaction.search(by))).map(({ id }) => id);

test('transactions are found by order id, customer, status, amount, moment and type', async () => {
  const customer = await shop.customer();
  const { transaction } = await shop.sale({
    paymentMethodToken: customer.creditCards[0]?.token,
    orderId: 'search:me',
    amount: '123.45',
    options: { submitForSettlement: true },
  });
  const moment = new Date(Date.now() - 60_000);
  const searches: ((search: Search) => void)[] = [
    (search) => search.orderId().is('search:me'),
    (search) => search.customerId().is(customer.id),
    (search) => search.id().is(transaction.id),
    (search) => search.amount().is('123.45'),
    (search) => search.amount().between('123.40', '123.50'),
    (search) => search.createdAt().between(moment, new Date(Date.now() + 60_000)),
    (search) => {
      search.customerId().is(customer.id);
      search.status().in(['submitted_for_settlement', 'settled']);
      search.type().is('sale');
      search.createdAt().min(moment);
    },
  ];
  for (const by of searches) expect(await ids(by)).toEqual([transaction.id]);
  const none: ((search: Search) => void)[] = [
    (search) => search.orderId().is('search:nobody'),
    (search) => search.createdAt().max(moment),
    (search) => {
      search.customerId().is(customer.id);
      search.status().in(['voided']);
    },
  ];
  for (const by of none) expect(await ids(by)).toEqual([]);
});

test('a field or an operator that is not served finds nothing', async () => {
  await shop.sale({ paymentMethodNonce, orderId: 'unknown:1' });
  expect(await ids((search) => search.orderId().startsWith('unknown:'))).toEqual([]);
  expect(await ids((search) => search.creditCardNumber().is('4111111111111111'))).toEqual([]);
});

test('texts compare as texts, amounts by value: 7 is not 007', async () => {
  const { transaction } = await shop.sale({ paymentMethodNonce, orderId: '007', amount: '7.00' });
  expect(await ids((search) => search.orderId().is('7'))).toEqual([]);
  expect(await ids((search) => search.amount().is('7'))).toEqual([transaction.id]);
});

test('results come in pages, newest first, each once', async () => {
  const made: string[] = [];
  for (let count = 0; count < 120; count++)
    made.push((await shop.sale({ paymentMethodNonce, orderId: 'pages' })).transaction.id);
  expect(await ids((search) => search.orderId().is('pages'))).toEqual(made.reverse());
});
