import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { systemClock } from '#gateway/integrations/clock.ts';
import { JOBS } from '#gateway/jobs/jobs.ts';
import { ask } from '#gateway/testing/ask.ts';
import {
  advance,
  buy,
  DAY,
  fault,
  HOUR,
  MINUTE,
  type MoneyWorld,
  openMoneyWorld,
  payingMember,
  transactionsOf,
} from '#gateway/testing/money.ts';
import { cardOf } from '#gateway/testing/money-rows.ts';
import { moneyRows } from '#gateway/testing/money-tables.ts';
import { deliver, takeNotifications } from '#gateway/testing/notifications.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { processWebhooks } from './process-webhooks.ts';

describe('comparing with the processor', () => {
  let world: MoneyWorld;
  let admin: TestUser;

  beforeAll(async () => {
    world = await openMoneyWorld();
    // The processor dates its transactions by real time, and the sweep asks by time.
    world.gateway.services.clock.set(systemClock.now().toISOString());
    admin = await member(world.gateway, { role: 'OWNER' });
  });
  afterAll(() => world.close());

  const sql = (query: string, params: unknown[] = []) =>
    world.gateway.services.database.em.execute(query, params, 'run');

  async function sweepBy(name: 'hourly-sweep' | 'daily-sweep' | 'disputes'): Promise<void> {
    await JOBS.find((job) => job.name === name)?.run(world.gateway.services);
  }

  async function problems(): Promise<[string, string][]> {
    const { data } = await ask<{ problems: { kind: string; subject: string; text: string }[] }>(
      world.gateway,
      '{ problems { kind subject text } }',
      {},
      admin,
    );
    return data.problems
      .filter(({ kind }) => kind === 'DISCREPANCY')
      .map(({ subject, text }): [string, string] => [subject.split(' ')[0] ?? '', text]);
  }

  interface Charged {
    user: TestUser;
    orderId: string;
    transactionId: string;
  }

  async function charged(): Promise<Charged> {
    const user = await payingMember(world, { planType: 'plus' });
    const [row] = await world.gateway.services.database.em.execute<Omit<Charged, 'user'>[]>(
      `select a.order_id as "orderId", a.transaction_id as "transactionId" from payment_attempts a
       join invoices i on i.id = a.invoice_id where i.user_id = ?`,
      [user.uid],
    );
    if (!row) throw new Error('Nothing was charged');
    return { user, ...row };
  }

  test('sweeps report what differs in either direction, once, show it to admins, and charge and mend nothing', async () => {
    const [missing, other, less] = [await charged(), await charged(), await charged()];
    const { processor } = world.gateway.services;
    const cardToken = await cardOf(world, other.user);
    const strange = (orderId: string) =>
      processor.charge({ orderId, cardToken, cents: 4_200, reason: 'recurring' });
    await strange('renew:of-nobody:1:1');
    await strange(other.orderId);
    await strange('shop:of-another-system');
    await sql('update payment_attempts set transaction_id = ? where order_id = ?', ['gone', missing.orderId]);
    await sql('update payment_attempts set amount_cents = 7_000 where order_id = ?', [less.orderId]);
    // A refund that we know nothing of, of a charge that has settled.
    await world.processor.order('POST', `transactions/${less.transactionId}/settle`, {});
    await processor.refund(less.transactionId, 500, 'credit:inv_unknown');
    // And a refund that was never sent.
    await sql(
      `insert into invoices (id, number, user_id, subscription_id, kind, period_no, type, state, tier, total_cents,
       period_starts_at, period_ends_at, created_at, paid_at)
     select 'inv_promised', 'CL-promised', user_id, subscription_id, 'credit-' || id, 1, 'credit', 'paid', tier, 300,
       created_at, created_at, created_at, created_at from invoices where id = (select invoice_id from payment_attempts
         where order_id = ?)`,
      [less.orderId],
    );

    await sweepBy('hourly-sweep');
    expect(await problems()).toEqual([]);
    advance(world, 6 * MINUTE);
    const before = (await transactionsOf(world)).length;
    await sweepBy('hourly-sweep');
    const found: [string, string][] = [
      [
        'amount-differs',
        `The processor charged $79.00 for order ${less.orderId}, but our records say $70.00.`,
      ],
      [
        'booking-not-charged',
        `Our records have $79.00 for order ${missing.orderId} as paid, but the processor has no such charge.`,
      ],
      [
        'charge-not-booked',
        'The processor charged $42.00 for order renew:of-nobody:1:1, which is not paid in our records.',
      ],
      ['charged-twice', `The processor charged $42.00 for order ${other.orderId} a second time.`],
      [
        'credit-not-refunded',
        'Our records have $3.00 for order credit:inv_promised as refunded, but the processor has no such refund.',
      ],
      [
        'refund-not-booked',
        'The processor refunded $5.00 for order credit:inv_unknown, which is not refunded in our records.',
      ],
    ];
    const sorted = async () => (await problems()).sort(([one], [two]) => one.localeCompare(two));
    expect(await sorted()).toEqual(found);
    await sweepBy('daily-sweep');
    await sweepBy('hourly-sweep');
    expect(await sorted()).toEqual(found);
    expect(await transactionsOf(world)).toHaveLength(before);

    // Days later, outside every window, they are corrected by hand: in our records and at the processor.
    advance(world, 3 * 24 * HOUR);
    await sweepBy('daily-sweep');
    expect(await sorted()).toEqual(found);
    await sql('update payment_attempts set transaction_id = ? where order_id = ?', [
      missing.transactionId,
      missing.orderId,
    ]);
    await sql('update payment_attempts set amount_cents = 7_900 where order_id = ?', [less.orderId]);
    await processor.refund(less.transactionId, 300, 'credit:inv_promised');
    const [ofNobody] = await processor.findByOrder('renew:of-nobody:1:1');
    await world.processor.order('POST', `transactions/${ofNobody?.id}/settle`, {});
    await processor.refund(String(ofNobody?.id), 4_100, 'by-hand');
    await sweepBy('hourly-sweep');
    // A dollar of it is still kept.
    expect((await sorted()).map(([kind]) => kind)).toEqual([
      'charge-not-booked',
      'charged-twice',
      'refund-not-booked',
    ]);
    await processor.refund(String(ofNobody?.id), 100, 'by-hand');
    await sweepBy('hourly-sweep');
    expect((await sorted()).map(([kind]) => kind)).toEqual(['charged-twice', 'refund-not-booked']);
  });

  test('a charge that comes after its purchase was undone: its notification brings no account back, a sweep reports it', async () => {
    const { services } = world.gateway;
    services.clock.set(systemClock.now().toISOString());
    const rows = <R>(query: string) => services.database.em.execute<R[]>(query);
    await fault(world, { kind: 'decline', code: '2001' });
    expect((await buy(world)).errors?.[0]?.extensions.code).toBe('CARD_DECLINED');
    const [undone] = await rows<{ orderId: string; cardToken: string }>(
      `select p.order_id as "orderId", m.token as "cardToken" from purchases p, payment_methods m
      where p.state = 'failed' limit 1`,
    );
    const notifications = await takeNotifications(world);
    await services.processor.charge({
      ...(undone as { orderId: string; cardToken: string }),
      ...{ cents: 1_234, reason: 'first' },
    });
    const [late] = (await transactionsOf(world)).filter(({ cents }) => cents === 1_234);
    const before = await moneyRows(world);
    for (const what of ['settle', 'dispute']) {
      const reported = await notifications.of('POST', `transactions/${late?.id}/${what}`, {});
      expect(await deliver(world, reported)).toBe(200);
      await processWebhooks(services);
    }
    await notifications.close();
    expect(await rows(`select failure from webhook_inbox where processed_at is not null`)).toEqual([
      { failure: null },
      { failure: null },
    ]);
    expect(await moneyRows(world)).toBe(before);
    services.clock.set(new Date(services.clock.now().getTime() + 6 * MINUTE).toISOString());
    await sweepBy('daily-sweep');
    const texts = (await problems()).map(([, text]) => text);
    expect(texts).toContainEqual(expect.stringContaining('The processor charged $12.34'));
    expect(texts).toContainEqual(expect.stringContaining('A bank disputes $12.34'));
  });

  test('a dispute whose notifications never came is booked by night; one that the processor does not know is reported', async () => {
    const { transactionId } = await charged();
    const { id } = await world.processor.order<{ id: string }>(
      'POST',
      `transactions/${transactionId}/dispute`,
      {},
    );
    await world.processor.order('PUT', `disputes/${id}`, { status: 'won' });
    await sql(
      `insert into disputes (dispute_id, transaction_id, order_id, user_id, kind, reason, amount_cents, opened_at, state, moves)
       select 'nowhere', transaction_id, order_id, '', 'INQUIRY', 'fraud', 7900, ?, 'OPEN', 1
         from payment_attempts where transaction_id = ?`,
      [world.gateway.services.clock.now(), transactionId],
    );
    await sweepBy('disputes');
    await sweepBy('disputes');
    const { em } = world.gateway.services.database;
    expect(
      await em.execute(
        `select state, amount_cents as cents, returned_cents as returned, closed_at is not null as closed from disputes where dispute_id = ?`,
        [id],
      ),
    ).toEqual([{ state: 'WON', cents: 7_900, returned: 7_900, closed: true }]);
    const unknown = (await problems()).filter(([kind]) => kind === 'dispute-not-known');
    expect(unknown.map(([, text]) => text)).toEqual([expect.stringContaining('the processor does not know')]);
  });
});

describe('the hourly sweep', () => {
  let world: MoneyWorld;

  beforeAll(async () => {
    world = await openMoneyWorld();
    // The processor dates its transactions by real time, and the sweep searches by time.
    world.gateway.services.clock.set(systemClock.now().toISOString());
  });
  afterAll(() => world.close());

  const hourly = async () => JOBS.find(({ name }) => name === 'hourly-sweep')?.run(world.gateway.services);

  async function differences(): Promise<string[]> {
    const rows = await world.gateway.services.database.em.execute<{ kind: string }[]>(
      'select kind from differences where resolved_at is null',
    );
    return rows.map(({ kind }) => kind);
  }

  test('after an outage of ten days the hourly sweep continues from the last completed one', async () => {
    advance(world, -HOUR);
    await hourly();
    advance(world, HOUR);
    await payingMember(world, { planType: 'plus' });
    await world.gateway.services.database.em.execute(
      "update payment_attempts set transaction_id = 'gone'",
      [],
      'run',
    );
    advance(world, 10 * DAY);
    await hourly();
    expect(await differences()).toEqual(['booking-not-charged']);
  });

  test('a sweep that the processor interrupts is not completed', async () => {
    const { em } = world.gateway.services.database;
    const completed = () => em.execute('select completed_to from sweeps');
    const before = await completed();
    advance(world, DAY);
    await fault(world, { kind: 'status', status: 503 }, { operation: 'transaction.search', times: null });
    await expect(hourly()).rejects.toThrow();
    expect(await completed()).toEqual(before);
    await world.processor.order('DELETE', 'faults');
    await hourly();
    expect(await completed()).not.toEqual(before);
  });
});
