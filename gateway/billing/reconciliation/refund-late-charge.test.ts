import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import {
  buy,
  changePlan,
  chargesOf,
  DAY,
  fault,
  MINUTE,
  type MoneyWorld,
  memberPlan,
  openMoneyWorld,
  order,
  pass,
  payingMember,
  periodEnd,
  sweepAll,
  transactionsOf,
} from '#gateway/testing/money.ts';
import { cardOf, triesOf } from '#gateway/testing/money-rows.ts';
import {
  DENIED,
  holdBack,
  passToSecondTry,
  silentRenewal,
  whatWasHeldBackComes,
} from '#gateway/testing/unresponsive.ts';
import type { TestUser } from '#gateway/testing/users.ts';

let world: MoneyWorld;
let user: TestUser;

beforeAll(async () => {
  world = await openMoneyWorld();
});
afterAll(async () => expect(await closeAndCheck(world)).toEqual([]));

const rows = <R extends object>(sql: string, params: unknown[]) =>
  world.gateway.services.database.em.execute<R[]>(sql, params);

/** The mails to an address and the audit about an account that tell of it. */
const reported = (email: string, userId: string) =>
  rows(
    `select o.data, a.actor, a.action, a.details from outbox o, audit_log a
      where o.recipient = ? and o.template = 'late-charge-refunded' and a.target = ?`,
    [email, userId],
  );

/** The order of the member's charge that is in our books as not made. */
async function deniedOrder(): Promise<string> {
  const [denied] = await rows<{ orderId: string }>(
    `select a.order_id as "orderId" from payment_attempts a join invoices i on i.id = a.invoice_id
      where i.user_id = ? and a.state = 'declined'`,
    [user.uid],
  );
  return String(denied?.orderId);
}

const chargesFor = (orderId: string) => world.gateway.services.processor.findByOrder(orderId);

/** The processor charges the member for an order as nobody asked it to. */
async function chargeAgain(orderId: string): Promise<void> {
  const cardToken = await cardOf(world, user);
  await world.gateway.services.processor.charge({ orderId, cardToken, cents: 7_900, reason: 'recurring' });
}

/** The id of the charge that is one too many. */
async function paidTwice(): Promise<string> {
  user = await payingMember(world, { planType: 'plus' });
  await silentRenewal(world, user, MINUTE);
  await passToSecondTry(world, user);
  await whatWasHeldBackComes(world);
  await pass(world, DAY);
  expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900, 7_900]);
  return String((await chargesFor(await deniedOrder()))[0]?.id);
}

// Must run first: what other tests leave behind would be looked up too.
test('one that cannot be looked up delays no other, and is retried with the next reconciliation', async () => {
  const ids = [await paidTwice(), await paidTwice()];
  const made = async () =>
    (await transactionsOf(world)).filter(
      ({ id, outcome }) => ids.includes(id) && outcome.kind === 'succeeded',
    );
  await fault(world, { kind: 'status', status: 503 }, { operation: 'transaction.find' });
  await sweepAll(world);
  expect(await made()).toHaveLength(1);
  expect(await sweepAll(world)).toEqual([]);
  expect(await made()).toEqual([]);
});

describe('a renewal that is charged after its second try was paid is refunded', () => {
  test('voided before it settles, by several sweeps side by side; the member gets one mail', async () => {
    const transactionId = await paidTwice();
    await Promise.all([sweepAll(world), sweepAll(world), sweepAll(world)]);
    expect(await sweepAll(world)).toEqual([]);
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
    expect(await triesOf(world, user)).toEqual(['declined', 'succeeded']);
    expect((await memberPlan(world, user)).user).toMatchObject({
      subscription: 'PLUS',
      planStatus: 'ACTIVE',
    });
    expect(await reported(user.email, user.uid)).toEqual([
      {
        data: { tier: 'PLUS', amountCents: 7_900, chargedAt: expect.any(String) },
        ...{ actor: 'system', action: 'charge.give-back' },
        details: { transactionId, amountCents: 7_900 },
      },
    ]);
  });

  test('refunded once it has settled, except what was refunded by hand already', async () => {
    const id = await paidTwice();
    await world.processor.order('POST', `transactions/${id}/settle`, {});
    const { processor } = world.gateway.services;
    expect(await processor.refund(id, 900, 'by-hand')).toMatchObject({ kind: 'succeeded' });
    await Promise.all([sweepAll(world), sweepAll(world)]);
    expect(await sweepAll(world)).toEqual([]);
    expect(await processor.refundedCents(id)).toBe(7_900);
    expect(await reported(user.email, user.uid)).toHaveLength(1);
  });

  test('by the next sweep, when the processor is away', async () => {
    await paidTwice();
    await fault(world, { kind: 'status', status: 503 }, { operation: 'transaction.void' });
    expect(await sweepAll(world)).toMatchObject([{ kind: 'charge-not-booked', details: { cents: 7_900 } }]);
    expect(await reported(user.email, user.uid)).toEqual([]);
    expect(await sweepAll(world)).toEqual([]);
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
    expect(await reported(user.email, user.uid)).toHaveLength(1);
  });
});

test('two late charges for one order: both are refunded, each with a mail', async () => {
  await paidTwice();
  await chargeAgain(await deniedOrder());
  expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900, 7_900, 7_900]);
  expect(await sweepAll(world)).toEqual([]);
  expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
  // Two mails, each beside two entries of the audit log.
  expect(await reported(user.email, user.uid)).toHaveLength(4);
});

test('one that is disputed as well is left to admins', async () => {
  const id = await paidTwice();
  await world.processor.order('POST', `transactions/${id}/settle`, {});
  await world.processor.order('POST', `transactions/${id}/dispute`, {});
  expect(await sweepAll(world)).toMatchObject([{ kind: 'charge-not-booked', subject: id }]);
  expect(await reported(user.email, user.uid)).toEqual([]);
  const { processor } = world.gateway.services;
  expect(await processor.refund(id, 7_900, 'by-hand')).toMatchObject({ kind: 'succeeded' });
  expect(await sweepAll(world)).toEqual([]);
});

describe('is not refunded', () => {
  test('one that is owed, while another try is on its way: it pays if that does not', async () => {
    user = await payingMember(world, { planType: 'plus' });
    await silentRenewal(world, user, MINUTE);
    await fault(world, { kind: 'timeout', when: 'before' }, { card: await cardOf(world, user) });
    await passToSecondTry(world, user);
    expect(await triesOf(world, user)).toEqual(['declined', 'unknown']);
    await whatWasHeldBackComes(world);
    expect(await sweepAll(world)).toMatchObject([{ kind: 'charge-not-booked' }]);
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
    await pass(world, DENIED);
    expect(await sweepAll(world)).toEqual([]);
    expect(await triesOf(world, user)).toEqual(['succeeded', 'declined']);
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
  });

  test('one that the bank had refused in our books: people decide', async () => {
    user = await payingMember(world, { planType: 'plus' });
    await fault(world, { kind: 'decline', code: '2001' }, { card: await cardOf(world, user) });
    await pass(world, await periodEnd(world, user));
    await passToSecondTry(world, user);
    expect(await triesOf(world, user)).toEqual(['declined', 'succeeded']);
    const orderId = await deniedOrder();
    await chargeAgain(orderId);
    const [reported] = await sweepAll(world);
    expect(reported).toMatchObject({ kind: 'charge-not-booked', details: { orderId } });
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900, 7_900]);
    await world.gateway.services.processor.voidCharge(String(reported?.subject));
    expect(await sweepAll(world)).toEqual([]);
  });
});

test('an upgrade that timed out, and was requested and paid again', async () => {
  user = await payingMember(world, { planType: 'plus' });
  await holdBack(world, user);
  expect((await changePlan(world, user, 'PREMIUM')).errors?.[0]?.extensions.code).toBe('PAYMENT_PENDING');
  await pass(world, DENIED);
  expect((await changePlan(world, user, 'PREMIUM')).errors).toBeUndefined();
  await whatWasHeldBackComes(world);
  expect(await chargesOf(world, user.uid)).toEqual([7_900, 5_000, 5_000]);
  expect(await sweepAll(world)).toEqual([]);
  expect(await chargesOf(world, user.uid)).toEqual([7_900, 5_000]);
  expect((await memberPlan(world, user)).user).toMatchObject({
    subscription: 'PREMIUM',
    planStatus: 'ACTIVE',
  });
});

test('the charge of a purchase that timed out, was undone and made again: the mail goes to the address typed', async () => {
  const visitor = order({ planType: 'plus' });
  await fault(world, { kind: 'timeout', when: 'before' });
  expect((await buy(world, visitor)).errors?.[0]?.extensions.code).toBe('PAYMENT_PENDING');
  await pass(world, DENIED);
  const { data } = await buy(world, visitor);
  const [undone] = await rows<{ userId: string; orderId: string; cardToken: string }>(
    `select p.user_id as "userId", p.order_id as "orderId", m.token as "cardToken" from purchases p, payment_methods m
      where p.state = 'failed' and m.user_id = ?`,
    [data.purchase.userId],
  );
  const { userId = '', orderId = '', cardToken = '' } = undone ?? {};
  const { processor } = world.gateway.services;
  // The card of the undone purchase is forgotten: what the processor had begun with it is made with the other one here.
  await processor.charge({ orderId, cardToken, cents: 7_900, reason: 'first' });
  expect(await sweepAll(world)).toEqual([]);
  expect(await processor.findByOrder(orderId)).toMatchObject([{ outcome: { kind: 'declined' } }]);
  expect(await chargesOf(world, data.purchase.userId)).toEqual([7_900]);
  expect(await reported(visitor.email, userId)).toHaveLength(1);
});
