import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bookDispute } from '#gateway/billing/settlement/dispute.ts';
import { ask } from '#gateway/testing/ask.ts';
import {
  advanceTo,
  coupon,
  type MoneyWorld,
  openMoneyWorld,
  payingMember,
  refund,
} from '#gateway/testing/money.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { savedRows } from '#schema/testing/saved-rows.ts';

/** Half past eleven in New York, on the last evening of a month: in UTC the next month has begun. */
const LAST_EVENING = '2031-12-01T04:30:00.000Z';

let world: MoneyWorld;
let owner: TestUser;
beforeAll(async () => {
  world = await openMoneyWorld();
  advanceTo(world, LAST_EVENING);
  owner = await member(world.gateway, { role: 'OWNER' });
  await coupon(world, 'FIFTH');
});
afterAll(() => world.close());

interface Payment {
  invoiceId: string;
  number: string;
  orderId: string;
  transactionId: string;
}

/** The payment of somebody in Oregon who bought Premium with a fifth off. */
async function bought(): Promise<Payment & { email: string }> {
  const user = await payingMember(world, { couponCode: 'FIFTH', country: 'US', state: 'OR' });
  const [payment] = await world.gateway.services.database.em.execute<Payment[]>(
    `select i.id as "invoiceId", i.number, a.order_id as "orderId", a.transaction_id as "transactionId"
       from payment_attempts a join invoices i on i.id = a.invoice_id where i.user_id = ?`,
    [user.uid],
  );
  if (!payment) throw new Error('Nothing was paid');
  return { ...payment, email: user.email };
}

const EXPORT = 'mutation ($input: ExportListInput!) { exportList(input: $input) { url } }';

/** The rows of a month's file about somebody. */
async function rowsOf(month: string, email: string): Promise<Record<string, string>[]> {
  const input = { list: 'ACCOUNTING', filters: [{ name: 'month', value: month }] };
  const { data } = await ask<{ exportList: { url: string } }>(world.gateway, EXPORT, { input }, owner);
  const { pathname, search } = new URL(data.exportList.url);
  const { body } = await world.gateway.app.inject(`${pathname}${search}`);
  const [header, ...lines] = savedRows(body).map(({ cells }) => cells);
  return lines
    .map((cells) => Object.fromEntries((header ?? []).map((name, at) => [name, cells[at] ?? ''])))
    .filter(({ Email }) => Email === email);
}

const OF_ALL = {
  ...{ Date: '11/30/2031', Payee: 'Ada Lovelace', Currency: 'USD', Plan: 'Premium', Country: 'US' },
  ...{ State: 'OR', Discount: '0.00', Tax: '', Fee: '', 'Invoice of Charge': '', 'Dispute Outcome': '' },
};

test('a charge and its refund have names, places, the discount and the day of New York', async () => {
  const { invoiceId, number, transactionId, email } = await bought();
  await world.processor.order('POST', `transactions/${transactionId}/settle`, {});
  expect((await refund(world, owner, invoiceId, 1_000)).errors).toBeUndefined();
  const [charge, refunded, ...more] = await rowsOf('2031-11', email);
  expect(charge).toEqual({
    ...{ ...OF_ALL, Email: email, Type: 'Charge', Description: `Charge Premium ${number}` },
    ...{ Amount: '103.20', Discount: '25.80', Invoice: number, Reference: transactionId },
  });
  expect(refunded).toEqual({
    ...{ ...OF_ALL, Email: email, Type: 'Refund', Description: `Refund Premium ${refunded?.Invoice}` },
    ...{
      Amount: '-10.00',
      Invoice: refunded?.Invoice,
      Reference: transactionId,
      'Invoice of Charge': number,
    },
  });
  expect(refunded?.Invoice).not.toBe(number);
  expect(more).toEqual([]);
  expect(await rowsOf('2031-12', email)).toEqual([]);
});

test('a dispute has its outcome once the bank has decided, and what came back is a row of its own', async () => {
  const { orderId, transactionId, number, email } = await bought();
  const dispute = { id: 'dispute_1', orderId, transactionId, kind: 'CHARGEBACK', reason: 'fraud' } as const;
  const booked = async (state: 'OPEN' | 'WON', returnedCents: number, moves: number) => {
    const money = { cents: 10_320, returnedCents, replyBy: null };
    await bookDispute(world.gateway.services, { ...dispute, ...money, state, moves });
    const rows = (await rowsOf('2031-11', email)).filter(({ Type }) => Type !== 'Charge');
    return rows.map((row) => [row.Type, row.Amount, row['Invoice of Charge'], row['Dispute Outcome']]);
  };
  expect(await booked('OPEN', 0, 1)).toEqual([['Dispute', '-103.20', number, '']]);
  expect(await booked('WON', 10_320, 2)).toEqual([
    ['Dispute', '-103.20', number, 'WON'],
    ['Dispute Returned', '103.20', number, 'WON'],
  ]);
});
