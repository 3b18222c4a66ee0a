import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bookDispute } from '#gateway/billing/settlement/dispute.ts';
import { hook } from '#gateway/testing/hook.ts';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import {
  buy,
  changePlan,
  chargesOf,
  fault,
  MINUTE,
  type MoneyWorld,
  memberPlan,
  openMoneyWorld,
  pass,
  payingMember,
  transactionsOf,
} from '#gateway/testing/money.ts';
import { cardOf, purchaseOf } from '#gateway/testing/money-rows.ts';
import { moneyRows } from '#gateway/testing/money-tables.ts';
import {
  deliver,
  type Notification,
  type Notifications,
  takeNotifications,
} from '#gateway/testing/notifications.ts';
import { member } from '#gateway/testing/users.ts';
import { processWebhooks } from './process-webhooks.ts';

let world: MoneyWorld;
let notifications: Notifications;

beforeAll(async () => {
  world = await openMoneyWorld();
  notifications = await takeNotifications(world);
});
afterAll(async () => {
  await notifications.close();
  expect(await closeAndCheck(world)).toEqual([]);
});

const rows = <R>(sql: string, params: unknown[] = []) =>
  world.gateway.services.database.em.execute<R[]>(sql, params);
const work = () => processWebhooks(world.gateway.services);
const inbox = async () => (await rows('select hash from webhook_inbox')).length;

/** The newest transaction at the processor. */
async function newest(): Promise<string> {
  const { transactions } = await world.processor.order<{ transactions: { id: string }[] }>('GET', 'state');
  return transactions[0]?.id ?? '';
}

const settled = async () => notifications.of('POST', `transactions/${await newest()}/settle`);
const disputed = async () => notifications.of('POST', `transactions/${await newest()}/dispute`, {});

/** A purchase that was charged, but whose answer got lost: it waits to be confirmed. */
async function unconfirmed(): Promise<{ email: string; userId: string }> {
  const email = `${randomUUID()}@chalkline.test`;
  await fault(world, { kind: 'half_body' });
  await fault(world, { kind: 'status', status: 503 }, { operation: 'transaction.search' });
  const answer = await buy(world, { email });
  expect(answer.errors?.[0]?.extensions.code).toBe('PAYMENT_PENDING');
  return { email, userId: String((await purchaseOf(world, email))?.userId) };
}

async function stateOf(userId: string): Promise<unknown> {
  const [state] = await rows(
    `select p.state as purchase, s.state, s.end_reason as reason, i.state as invoice from purchases p
       left join subscriptions s on s.id = p.subscription_id left join invoices i on i.id = p.invoice_id
      where p.user_id = ?`,
    [userId],
  );
  return state;
}

const LIVE = { purchase: 'completed', state: 'active', reason: null, invoice: 'paid' };
const REVOKED = { purchase: 'completed', state: 'ended', reason: 'disputed', invoice: 'paid' };

describe('a notification', () => {
  test('completes a purchase whose answer was lost, without waiting for the reconciler', async () => {
    const { userId } = await unconfirmed();
    expect(await deliver(world, await settled())).toBe(200);
    await work();
    expect(await stateOf(userId)).toEqual(LIVE);
    expect(await chargesOf(world, userId)).toEqual([12_900]);
  });

  test('delivered eight times at once has one effect', async () => {
    const { userId } = await unconfirmed();
    const notification = await settled();
    const before = await inbox();
    const statuses = await Promise.all(Array.from({ length: 8 }, () => deliver(world, notification)));
    expect(statuses).toEqual(Array(8).fill(200));
    expect(await inbox()).toBe(before + 1);
    await Promise.all([work(), work(), work()]);
    expect(await stateOf(userId)).toEqual(LIVE);
    const [receipts] = await rows<{ count: number }>(
      `select count(*)::int as count from outbox where template = 'purchase-receipt' and recipient =
         (select email from users where id = ?)`,
      [userId],
    );
    expect(receipts?.count).toBe(1);
  });

  test('that comes before the purchase is written down completes it; the buyer is answered as ever', async () => {
    const url = await hook(async () => {
      await deliver(world, await settled());
      await work();
    });
    await fault(world, { kind: 'hook', url, when: 'after' });
    const { data, errors } = await buy(world);
    expect(errors).toBeUndefined();
    expect(await stateOf(data.purchase.userId)).toEqual(LIVE);
    expect(await chargesOf(world, data.purchase.userId)).toEqual([12_900]);
  });

  test('of an order that nobody here knows is taken, and changes nothing', async () => {
    const user = await payingMember(world);
    const cardToken = await cardOf(world, user);
    const charge = { orderId: 'other:1', cardToken, cents: 1_000, reason: 'first' as const };
    await world.gateway.services.processor.charge(charge);
    const notification = await settled();
    const before = await moneyRows(world);
    expect(await deliver(world, notification)).toBe(200);
    await work();
    expect(await moneyRows(world)).toBe(before);
  });

  test('with another signature, or without one, is refused and kept nowhere', async () => {
    await payingMember(world);
    const notification = await settled();
    const before = await inbox();
    for (const wrong of [
      notification.replace(/bt_signature=[^&]*/, 'bt_signature=integration_public_key%7C0123456789'),
      notification.replace(/bt_payload=./, 'bt_payload=X'),
      notification.replace(/bt_signature=[^&]*&?/, ''),
      '',
    ])
      expect(await deliver(world, wrong)).toBe(400);
    expect(await inbox()).toBe(before);
  });

  test('that cannot be worked on comes again a minute later', async () => {
    const { userId } = await unconfirmed();
    await deliver(world, await settled());
    await fault(world, { kind: 'status', status: 503 }, { operation: 'transaction.search', times: null });
    await work();
    await world.processor.order('DELETE', 'faults');
    expect(await stateOf(userId)).toMatchObject({ purchase: 'prepared' });
    await work();
    expect(await stateOf(userId)).toMatchObject({ purchase: 'prepared' });
    await pass(world, MINUTE);
    expect(await stateOf(userId)).toEqual(LIVE);
    expect(await rows('select from webhook_inbox where processed_at is null')).toEqual([]);
  });

  test('of the first payment that comes after an upgrade leaves the plan up', async () => {
    const user = await payingMember(world, { planType: 'plus' });
    const notification = await settled();
    await changePlan(world, user, 'VIP');
    await deliver(world, notification);
    await work();
    expect((await memberPlan(world, user)).user.subscription).toBe('VIP');
  });
});

async function disputeOf(transaction: string): Promise<string | undefined> {
  const { disputes } = await world.processor.order<{ disputes: { id: string; transactionId: string }[] }>(
    'GET',
    'state',
  );
  return disputes.find(({ transactionId }) => transactionId === transaction)?.id;
}

async function bookedDispute(transaction: string) {
  const [dispute] = await rows(
    `select kind, reason, state, amount_cents as cents, returned_cents as "returnedCents", taken_at as "takenAt",
            closed_at as "closedAt" from disputes where transaction_id = ?`,
    [transaction],
  );
  return dispute;
}

describe('a dispute', () => {
  test('ends the plan at once and tells every admin, once', async () => {
    const admin = await member(world.gateway, { role: 'OWNER' });
    const user = await payingMember(world);
    const notification = await disputed();
    await deliver(world, notification);
    await deliver(world, notification);
    await work();
    expect((await memberPlan(world, user)).user.subscription).toBe('FREE');
    const reported = await rows(`select from outbox where template = 'admin-dispute' and recipient = ?`, [
      admin.email,
    ]);
    expect(reported).toHaveLength(1);
    await rows('update users set role = null where id = ? returning id', [admin.uid]);
  });

  test.each([
    ['won', 'WON', 12_900],
    ['lost', 'LOST', 0],
    ['accepted', 'ACCEPTED', 0],
    ['auto_accepted', 'ACCEPTED', 0],
    ['expired', 'EXPIRED', 0],
    ['under_review', 'ANSWERED', 0],
  ])('that is %s is kept as %s, whichever notification comes first', async (status, state, returnedCents) => {
    const user = await payingMember(world);
    const transaction = await newest();
    const opened = await disputed();
    const disputeId = await disputeOf(transaction);
    const decided = await notifications.of('PUT', `disputes/${disputeId}`, { status });
    for (const notification of status === 'won' ? [decided, opened, opened] : [opened, decided])
      await deliver(world, notification);
    await work();
    const at = world.gateway.services.clock.now();
    expect(await bookedDispute(transaction)).toEqual({
      ...{ kind: 'CHARGEBACK', reason: 'fraud', state, cents: 12_900, returnedCents },
      ...{ takenAt: at, closedAt: status === 'under_review' ? null : at },
    });
    // A dispute that was won gives the plan back no more than one that was lost.
    expect((await memberPlan(world, user)).user.subscription).toBe('FREE');
  });

  test('that comes before the purchase is written down ends it as well', async () => {
    const url = await hook(async () => {
      await deliver(world, await disputed());
      await work();
    });
    await fault(world, { kind: 'hook', url, when: 'after' });
    const { data } = await buy(world);
    expect(await stateOf(data.purchase.userId)).toEqual(REVOKED);
  });

  test('that only asks takes no money, ends no plan and writes to the admins in other words', async () => {
    const admin = await member(world.gateway, { role: 'OWNER' });
    const user = await payingMember(world);
    const transaction = await newest();
    const inquiry = { kind: 'retrieval', reason: 'retrieval' };
    await deliver(world, await notifications.of('POST', `transactions/${transaction}/dispute`, inquiry));
    const lost = await notifications.of('PUT', `disputes/${await disputeOf(transaction)}`, {
      status: 'lost',
    });
    await deliver(world, lost);
    await work();
    expect(await bookedDispute(transaction)).toMatchObject({
      ...{ kind: 'INQUIRY', state: 'LOST', takenAt: null, returnedCents: 0 },
    });
    expect((await memberPlan(world, user)).user.subscription).toBe('PREMIUM');
    const mails = await rows(
      `select data->>'kind' as kind from outbox where template = 'admin-dispute' and recipient = ?`,
      [admin.email],
    );
    expect(mails).toEqual([{ kind: 'INQUIRY' }]);
    expect(await world.gateway.services.processor.isDisputed(transaction)).toBe(false);
    await rows('update users set role = null where id = ? returning id', [admin.uid]);
  });

  test('of which an older answer comes after a newer one stays as the newer one says', async () => {
    await payingMember(world);
    const transaction = await newest();
    await disputed();
    const { processor } = world.gateway.services;
    const id = (await disputeOf(transaction)) ?? '';
    const older = await processor.findDispute(id);
    await notifications.of('PUT', `disputes/${id}`, { status: 'won' });
    const newer = await processor.findDispute(id);
    if (!older || !newer) throw new Error('There is no dispute');
    const changed: boolean[] = [];
    for (const answer of [newer, older, newer])
      changed.push(await bookDispute(world.gateway.services, answer));
    expect(changed).toEqual([true, false, false]);
    expect(await bookedDispute(transaction)).toMatchObject({ state: 'WON', returnedCents: 12_900 });
  });

  test('waits while the processor does not answer, or does not know it', async () => {
    await payingMember(world);
    const transaction = await newest();
    const notification = await disputed();
    const silent = { operation: 'dispute.find' };
    await fault(world, { kind: 'status', status: 404 }, silent);
    await fault(world, { kind: 'status', status: 503 }, silent);
    await deliver(world, notification);
    await work();
    expect(await rows('select failure from webhook_inbox where processed_at is null')).toEqual([
      { failure: expect.stringContaining('does not know the dispute') },
    ]);
    await pass(world, MINUTE);
    expect(await bookedDispute(transaction)).toBeUndefined();
    await pass(world, 2 * MINUTE);
    expect(await bookedDispute(transaction)).toMatchObject({ state: 'OPEN' });
  });

  test('told again after the member has bought a new plan leaves the new plan', async () => {
    const user = await payingMember(world);
    const transaction = await newest();
    await deliver(world, await notifications.of('POST', `transactions/${transaction}/dispute`, {}));
    await work();
    expect((await buy(world, { email: user.email }, user)).errors).toBeUndefined();
    await deliver(world, await notifications.of('POST', `transactions/${transaction}/dispute`, {}));
    await work();
    expect((await memberPlan(world, user)).user).toMatchObject({
      subscription: 'PREMIUM',
      planStatus: 'ACTIVE',
    });
  });
});

/** Every order of some things. */
function orders<T>(things: T[]): T[][] {
  if (things.length < 2) return [things];
  return things.flatMap((first, at) => orders(things.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

test('four notifications about one payment lead to the same state in all 24 orders', async () => {
  const all = orders([0, 1, 2, 3]);
  expect(all).toHaveLength(24);
  const seen = new Set<string>();
  for (const order of all) {
    const { userId } = await unconfirmed();
    const reported: Notification[] = [await settled(), await disputed()];
    const { disputes } = await world.processor.order<{ disputes: { id: string }[] }>('GET', 'state');
    for (const status of ['under_review', 'lost'])
      reported.push(await notifications.of('PUT', `disputes/${disputes[0]?.id}`, { status }));
    for (const at of order) {
      expect(await deliver(world, reported[at] ?? '')).toBe(200);
      await work();
    }
    seen.add(JSON.stringify(await stateOf(userId)));
  }
  expect([...seen]).toEqual([JSON.stringify(REVOKED)]);
});

test('every charge of this file is at the processor once', async () => {
  const orderIds = (await transactionsOf(world))
    .filter(({ type }) => type === 'sale')
    .map(({ orderId }) => orderId);
  expect(new Set(orderIds).size).toBe(orderIds.length);
});
