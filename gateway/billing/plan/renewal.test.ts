import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import {
  advance,
  buy,
  cancel,
  changePlan,
  chargesOf,
  converge,
  coupon,
  DAY,
  fault,
  HOUR,
  type MoneyWorld,
  memberPlan,
  openMoneyWorld,
  pass,
  payingMember,
  periodEnd,
  replaceCard,
  SECOND,
} from '#gateway/testing/money.ts';
import { cardOf, triesOf } from '#gateway/testing/money-rows.ts';
import type { TestUser } from '#gateway/testing/users.ts';
import { NO_RESPONSE_MILLISECONDS } from '#schema/rules/money/grace-and-retries.ts';

let world: MoneyWorld;

beforeAll(async () => {
  world = await openMoneyWorld();
});
afterAll(async () => expect(await closeAndCheck(world)).toEqual([]));

const cards = ['visa', 'amex', 'mastercard', 'discover', 'jcb', 'maestro', 'dinersclub'];
const trial = (more: Record<string, unknown> = {}) =>
  payingMember(world, {
    planType: 'premium_with_trial',
    token: `fake-valid-${cards.shift()}-nonce`,
    ...more,
  });

describe('a trial', () => {
  test('is charged after exactly a day: not a second before, and once', async () => {
    const user = await trial();
    await pass(world, DAY - SECOND);
    expect(await chargesOf(world, user.uid)).toEqual([]);
    expect((await memberPlan(world, user)).user).toMatchObject({
      subscription: 'PREMIUM',
      planStatus: 'TRIALING',
    });
    await pass(world, SECOND);
    expect(await chargesOf(world, user.uid)).toEqual([12_900]);
    await pass(world, SECOND);
    expect(await chargesOf(world, user.uid)).toEqual([12_900]);
    expect(await memberPlan(world, user)).toMatchObject({
      user: { subscription: 'PREMIUM', planStatus: 'ACTIVE' },
      subscription: { inTrial: false, nextChargeAt: '2031-12-21T17:00:00.000Z', nextChargeCents: 12_900 },
    });
  });

  test('keeps its access when the worker is late, and is charged when it comes', async () => {
    const user = await trial();
    advance(world, DAY + 5 * HOUR);
    expect((await memberPlan(world, user)).user.subscription).toBe('PREMIUM');
    await pass(world, 0);
    expect(await chargesOf(world, user.uid)).toEqual([12_900]);
  });

  test('is over at once when its first charge is declined: no access, no charge loop, and a purchase is possible', async () => {
    const user = await trial();
    await fault(world, { kind: 'decline', code: '2004' });
    await pass(world, DAY);
    expect((await memberPlan(world, user)).user.subscription).toBe('FREE');
    await pass(world, 10 * DAY);
    expect(await chargesOf(world, user.uid)).toEqual([]);
    expect((await buy(world, { email: user.email }, user)).errors).toBeUndefined();
  });

  test('is given once: another account with the same card is offered the plan at its full price', async () => {
    const refused = await buy(world, { planType: 'plus_with_trial', token: 'fake-valid-visa-nonce' });
    expect(refused.errors?.[0]).toMatchObject({
      message: 'A free trial has already been used. You can start this plan now at its full price.',
      extensions: { code: 'TRIAL_USED' },
    });
  });
});

describe('a coupon', () => {
  test('for the first charge discounts that and no other', async () => {
    await coupon(world, 'ONCE20');
    const user = await payingMember(world, { couponCode: ' once20 ', expectedTotalCents: 10_320 });
    await pass(world, 31 * DAY);
    await pass(world, 31 * DAY);
    expect(await chargesOf(world, user.uid)).toEqual([10_320, 12_900, 12_900]);
  });

  test('for three months discounts three charges', async () => {
    await coupon(world, 'THREE', { duration: 'MONTHS', duration_months: 3 });
    const user = await payingMember(world, { planType: 'plus', couponCode: 'THREE' });
    for (const _month of [2, 3, 4, 5]) await pass(world, 31 * DAY);
    expect(await chargesOf(world, user.uid)).toEqual([6_320, 6_320, 6_320, 7_900, 7_900]);
  });

  test('for ever discounts for ever, also when it is deleted meanwhile', async () => {
    await coupon(world, 'EVER', { duration: 'FOREVER', amount_hundredths: 2_550, discount_type: 'FIXED' });
    const user = await payingMember(world, { couponCode: 'EVER' });
    await world.gateway.services.database.em.execute(
      `update coupons set is_active = false, deleted_at = created_at where code = 'EVER'`,
    );
    for (const _month of [2, 3]) await pass(world, 31 * DAY);
    expect(await chargesOf(world, user.uid)).toEqual([10_350, 10_350, 10_350]);
  });

  test('for the whole price needs no charge, only a card', async () => {
    await coupon(world, 'ALL', { amount_hundredths: 10_000 });
    const user = await payingMember(world, { couponCode: 'ALL', expectedTotalCents: 0 });
    expect(await chargesOf(world, user.uid)).toEqual([]);
    await pass(world, 31 * DAY);
    expect(await chargesOf(world, user.uid)).toEqual([12_900]);
  });

  test('is released when the card is declined', async () => {
    await coupon(world, 'BACK', { max_redemptions: 1 });
    const refused = await buy(world, { couponCode: 'BACK', token: 'fake-processor-declined-visa-nonce' });
    expect(refused.errors?.[0]?.extensions.code).toBe('CARD_DECLINED');
    expect((await buy(world, { couponCode: 'BACK' })).data.purchase.totalCents).toBe(10_320);
    expect((await buy(world, { couponCode: 'BACK' })).errors?.[0]?.extensions.code).toBe('COUPON_REFUSED');
  });

  test('that dies between validating and paying stops the purchase and tells the new total', async () => {
    await coupon(world, 'DIES');
    const { em } = world.gateway.services.database;
    await em.execute(`update coupons set is_active = false where code = 'DIES'`);
    const refused = await buy(world, { couponCode: 'DIES', expectedTotalCents: 10_320 });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'COUPON_REFUSED', totalCents: 12_900 });
  });
});

describe('the billing day', () => {
  test('of somebody who began on 31 January is the last day of short months and the 31st again after them', async () => {
    await pass(world, '2033-01-31T17:00:00Z');
    const user = await payingMember(world, { planType: 'plus' });
    const ends: unknown[] = [];
    // Noon in New York, where summer time began on 13 March.
    const renewals = [
      ...['2033-02-28T17:00:00.000Z', '2033-03-31T16:00:00.000Z'],
      ...['2033-04-30T16:00:00.000Z', '2033-05-31T16:00:00.000Z'],
    ];
    for (const renewal of renewals) {
      ends.push((await memberPlan(world, user)).subscription?.currentPeriodEndsAt);
      await pass(world, new Date(Date.parse(renewal) - SECOND).toISOString());
      await pass(world, renewal);
    }
    expect(ends).toEqual(renewals);
    expect(await chargesOf(world, user.uid)).toEqual(Array(5).fill(7_900));
  });

  test('is the same time of the day across summer time, and nothing is billed twice about midnight of New York', async () => {
    await pass(world, '2034-02-13T04:30:00Z');
    const user = await payingMember(world, { planType: 'plus' });
    // Bought on 12 February at 23:30; clocks go forward on 12 March 2034, and 23:30 is an hour earlier in UTC.
    await pass(world, '2034-03-13T03:29:59Z');
    expect(await chargesOf(world, user.uid)).toEqual([7_900]);
    for (const time of ['2034-03-13T03:30:00Z', '2034-03-13T04:30:00Z', '2034-03-13T05:30:00Z'])
      await pass(world, time);
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
    expect((await memberPlan(world, user)).subscription?.currentPeriodEndsAt).toBe(
      '2034-04-13T03:30:00.000Z',
    );
  });
});

test('a worker that slept for three periods charges the present one, once', async () => {
  const user = await payingMember(world, { planType: 'plus' });
  const before = (await memberPlan(world, user)).subscription?.currentPeriodEndsAt;
  advance(world, 100 * DAY);
  await pass(world, 0);
  await pass(world, SECOND);
  expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
  const { subscription } = await memberPlan(world, user);
  expect(new Date(String(subscription?.currentPeriodEndsAt)) > world.gateway.services.clock.now()).toBe(true);
  expect(String(subscription?.currentPeriodEndsAt).slice(8)).toBe(String(before).slice(8));
});

test('a clock that steps back an hour renews nothing a second time', async () => {
  const user = await payingMember(world, { planType: 'plus' });
  await pass(world, 31 * DAY);
  advance(world, -HOUR);
  await pass(world, 0);
  await pass(world, HOUR);
  expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
});

describe('a renewal whose outcome is unknown', () => {
  let user: TestUser;
  /** Nobody renews beside those who come after them. */
  afterEach(() => cancel(world, user));

  /** A member whose renewal timed out at the processor, which charged it or did not. */
  async function unanswered(when: 'before' | 'after'): Promise<void> {
    user = await payingMember(world, { planType: 'plus' });
    await fault(world, { kind: 'timeout', when }, { card: await cardOf(world, user) });
    await fault(world, { kind: 'status', status: 503 }, { operation: 'transaction.search', times: null });
    await pass(world, await periodEnd(world, user));
    expect((await triesOf(world, user)).at(-1)).toBe('unknown');
  }

  test('and that was charged is recorded within a minute, never charged again', async () => {
    await unanswered('after');
    await converge(world);
    expect(await triesOf(world, user)).toEqual(['succeeded']);
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
  });

  test('and that was not charged is retried ten minutes later, once, not within the minute', async () => {
    await unanswered('before');
    await converge(world);
    expect(await chargesOf(world, user.uid)).toEqual([7_900]);
    expect((await memberPlan(world, user)).user).toMatchObject({
      subscription: 'PLUS',
      planStatus: 'ACTIVE',
    });
    const next = await periodEnd(world, user);
    await pass(world, NO_RESPONSE_MILLISECONDS - 15 * SECOND - SECOND);
    expect(await triesOf(world, user)).toEqual(['declined']);
    await pass(world, SECOND);
    expect(await triesOf(world, user)).toEqual(['declined', 'succeeded']);
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
    // The billing day is the one it was due on.
    expect((await periodEnd(world, user)).slice(8)).toBe(next.slice(8));
  });

  test('keeps its access, and lets nothing be changed until it is known', async () => {
    await unanswered('after');
    expect((await memberPlan(world, user)).user.subscription).toBe('PLUS');
    const refused = await changePlan(world, user, 'VIP');
    expect(refused.errors?.[0]?.extensions.code).toBe('PAYMENT_PENDING');
    await converge(world);
  });

  test.each(['before', 'after'] as const)(
    'and is cancelled meanwhile (%s) is charged once or not at all, then ends',
    async (when) => {
      await unanswered(when);
      expect((await cancel(world, user)).errors).toBeUndefined();
      await converge(world);
      expect(await chargesOf(world, user.uid)).toEqual(when === 'after' ? [7_900, 7_900] : [7_900]);
      const { subscription } = await memberPlan(world, user);
      // What may still be paid is not ended yet, and gives no access.
      expect(subscription).toMatchObject({ cancelAtPeriodEnd: true });
      if (when === 'after') expect(subscription?.pastDue).toBe(false);
      if (when === 'before') {
        await pass(world, NO_RESPONSE_MILLISECONDS);
        expect((await memberPlan(world, user)).subscription).toBeNull();
      }
      await pass(world, 40 * DAY);
      expect((await memberPlan(world, user)).subscription).toBeNull();
    },
  );

  test('survives a new card: it goes to the old one or the new one, once', async () => {
    await unanswered('before');
    await replaceCard(world, user, 'fake-valid-mastercard-nonce');
    await converge(world);
    await pass(world, NO_RESPONSE_MILLISECONDS);
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
  });
});
