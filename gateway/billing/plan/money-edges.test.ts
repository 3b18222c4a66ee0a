import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { remindOfExpiringCards } from '#gateway/jobs/reminders.ts';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import {
  changePlan,
  chargesOf,
  coupon,
  DAY,
  fault,
  type MoneyWorld,
  memberPlan,
  openMoneyWorld,
  pass,
  payingMember,
  periodEnd,
  refund,
} from '#gateway/testing/money.ts';
import { mailsTo, member, type TestUser } from '#gateway/testing/users.ts';

let world: MoneyWorld;

beforeAll(async () => {
  world = await openMoneyWorld();
  await coupon(world, 'FREE1', { amount_hundredths: 10_000, tiers: ['PLUS', 'PREMIUM', 'VIP'] });
  await coupon(world, 'EVER20', { duration: 'FOREVER' });
});
beforeEach(() => world.processor.order('DELETE', 'faults'));
afterAll(async () => expect(await closeAndCheck(world)).toEqual([]));

const declines = () => fault(world, { kind: 'decline', code: '2001' }, { times: null });

/** Refunds part of the member's only charge once it has settled. */
async function settleAndRefund(admin: TestUser, user: TestUser, cents: number): Promise<void> {
  const [charge] = await world.gateway.services.database.em.execute<
    { invoice: string; transaction: string }[]
  >(
    `select i.id as invoice, a.transaction_id as transaction from invoices i
       join payment_attempts a on a.invoice_id = i.id where i.user_id = ?`,
    [user.uid],
  );
  await world.processor.order('POST', `transactions/${charge?.transaction}/settle`, {});
  expect((await refund(world, admin, String(charge?.invoice), cents)).errors).toBeUndefined();
}

async function access(user: TestUser): Promise<string> {
  return (await memberPlan(world, user)).user.subscription;
}

test('a downgrade that fell due counts at the boundary although its renewal is declined', async () => {
  const user = await payingMember(world, { planType: 'vip' });
  await changePlan(world, user, 'PLUS');
  await declines();
  await pass(world, await periodEnd(world, user));
  expect((await memberPlan(world, user)).user).toMatchObject({
    subscription: 'PLUS',
    planStatus: 'PAST_DUE',
  });
  await world.processor.order('DELETE', 'faults');
  await pass(world, DAY);
  expect((await memberPlan(world, user)).user).toMatchObject({
    subscription: 'PLUS',
    planStatus: 'ACTIVE',
  });
});

describe('an upgrade deducts what was paid, not the list price', () => {
  test('after a month that a coupon made free it costs the whole of the new plan', async () => {
    const user = await payingMember(world, { planType: 'plus', couponCode: 'FREE1' });
    expect((await changePlan(world, user, 'VIP', 24_900)).errors).toBeUndefined();
    expect(await access(user)).toBe('VIP');
  });

  test('a discount that goes on counts on both sides, and a second upgrade deducts the first', async () => {
    const user = await payingMember(world, { planType: 'plus', couponCode: 'EVER20' });
    expect((await changePlan(world, user, 'PREMIUM', 10_320 - 6_320)).errors).toBeUndefined();
    expect((await changePlan(world, user, 'VIP', 24_900 - 10_320)).errors).toBeUndefined();
  });

  test('and not what was refunded, whole or in part', async () => {
    const admin = await member(world.gateway, { role: 'OWNER' });
    const [whole, part] = [
      await payingMember(world, { planType: 'plus' }),
      await payingMember(world, { planType: 'plus' }),
    ];
    await settleAndRefund(admin, whole, 7_900);
    await settleAndRefund(admin, part, 1_000);
    expect((await changePlan(world, whole, 'VIP', 24_900)).errors).toBeUndefined();
    expect((await changePlan(world, part, 'VIP', 24_900 - 6_900)).errors).toBeUndefined();
  });
});

describe('a plan keeps the price that was agreed to', () => {
  /** As if Plus had cost $69 when they bought it. */
  async function earlierMember(): Promise<TestUser> {
    const user = await payingMember(world, { planType: 'plus' });
    for (const sql of [
      'update subscriptions set agreed_cents = 6900 where user_id = ?',
      'update invoices set month_cents = 6900 where user_id = ?',
    ])
      await world.gateway.services.database.em.execute(sql, [user.uid], 'run');
    return user;
  }

  test('at each renewal, and everywhere it is named', async () => {
    const user = await earlierMember();
    expect((await memberPlan(world, user)).subscription).toMatchObject({ nextChargeCents: 6_900 });
    await pass(world, await periodEnd(world, user));
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 6_900]);
    const [receipt] = await mailsTo(world.gateway, user, 'renewal-receipt');
    expect(receipt).toMatchObject({ totalCents: 6_900, nextChargeCents: 6_900 });
  });

  test('and counts in an upgrade; another plan has the price of today, and so has the way back', async () => {
    const user = await earlierMember();
    await pass(world, await periodEnd(world, user));
    expect((await changePlan(world, user, 'PREMIUM', 12_900 - 6_900)).errors).toBeUndefined();
    expect((await memberPlan(world, user)).subscription).toMatchObject({ nextChargeCents: 12_900 });
    await changePlan(world, user, 'PLUS');
    expect((await memberPlan(world, user)).subscription).toMatchObject({ nextChargeCents: 7_900 });
    await pass(world, await periodEnd(world, user));
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 6_900, 6_000, 7_900]);
  });
});

describe('grace is a setting', () => {
  test.each([
    [0, 'FREE', 'FREE'],
    [1, 'PLUS', 'FREE'],
    [21, 'PLUS', 'PLUS'],
  ])('%i days: %s after the decline, %s two days later', async (days, first, later) => {
    world.gateway.services.graceDays = days;
    const user = await payingMember(world, { planType: 'plus' });
    await declines();
    await pass(world, await periodEnd(world, user));
    expect(await access(user)).toBe(first);
    await pass(world, 2 * DAY);
    expect(await access(user)).toBe(later);
    if (days === 21) await pass(world, 18 * DAY);
    expect(await access(user)).toBe(later);
    await pass(world, 22 * DAY);
    expect((await memberPlan(world, user)).subscription).toBeNull();
    world.gateway.services.graceDays = 3;
  });
});

test('the mail about an expiring card names what will be charged: the coupon and the pending plan', async () => {
  const remind = () => remindOfExpiringCards(world.gateway.services);
  const cheaper = await payingMember(world, { planType: 'premium', couponCode: 'EVER20' });
  const lower = await payingMember(world, { planType: 'vip' });
  await changePlan(world, lower, 'PLUS');
  await world.gateway.services.database.em.execute(
    "update payment_methods set expiration_year = '2031', expiration_month = '01'",
    [],
    'run',
  );
  await remind();
  await remind();
  const planNames = async (user: TestUser) =>
    (await mailsTo(world.gateway, user, 'card-expiring')).map(({ nextChargeCents }) => nextChargeCents);
  expect(await planNames(cheaper)).toEqual([10_320]);
  expect(await planNames(lower)).toEqual([7_900]);
});
