import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import {
  advance,
  advanceTo,
  cancel,
  chargesOf,
  converge,
  DAY,
  type MoneyWorld,
  memberPlan,
  openMoneyWorld,
  pass,
  payingMember,
  periodEnd,
  reactivate,
  SECOND,
} from '#gateway/testing/money.ts';
import { moneyRows } from '#gateway/testing/money-tables.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

describe('cancelSubscription', () => {
  let world: MoneyWorld;

  beforeAll(async () => {
    world = await openMoneyWorld();
  });
  afterAll(async () => expect(await closeAndCheck(world)).toEqual([]));

  const ended = (uid: string) =>
    world.gateway.services.database.em.execute('select state from subscriptions where user_id = ?', [uid]);

  describe('a cancellation', () => {
    test('keeps the plan until the period ends, charges nothing, and twice is once', async () => {
      const user = await payingMember(world);
      const first = await cancel(world, user);
      expect(first.data.plan.user).toMatchObject({ subscription: 'PREMIUM', planStatus: 'CANCELED' });
      const rows = await moneyRows(world);
      expect((await cancel(world, user)).data).toEqual(first.data);
      expect(await moneyRows(world)).toBe(rows);
      const endsAt = String(first.data.plan.subscription?.currentPeriodEndsAt);
      await pass(world, new Date(new Date(endsAt).getTime() - SECOND).toISOString());
      expect((await memberPlan(world, user)).user.subscription).toBe('PREMIUM');
      advance(world, SECOND);
      expect((await memberPlan(world, user)).user.subscription).toBe('FREE');
      await pass(world, 0);
      expect(await ended(user.uid)).toEqual([{ state: 'ended' }]);
      expect(await chargesOf(world, user.uid)).toEqual([12_900]);
    });

    test('undone a second before the end keeps the billing day; a second after the end it is too late', async () => {
      const [early, late] = [
        await payingMember(world, { planType: 'plus' }),
        await payingMember(world, { planType: 'plus' }),
      ];
      const { subscription } = (await cancel(world, early)).data.plan;
      await cancel(world, late);
      const endsAt = new Date(String(subscription?.currentPeriodEndsAt)).getTime();
      await pass(world, new Date(endsAt - SECOND).toISOString());
      expect((await reactivate(world, early)).data.plan.subscription).toMatchObject({
        cancelAtPeriodEnd: false,
        nextChargeAt: subscription?.currentPeriodEndsAt,
      });
      advance(world, 2 * SECOND);
      expect((await reactivate(world, late)).errors?.[0]).toMatchObject({
        message: 'This plan has ended. Please choose a plan.',
        extensions: { code: 'PLAN_ENDED' },
      });
      await pass(world, 0);
      expect(await chargesOf(world, early.uid)).toEqual([7_900, 7_900]);
      expect(await chargesOf(world, late.uid)).toEqual([7_900]);
    });

    test('of a trial ends it at its end without a charge', async () => {
      const user = await payingMember(world, { planType: 'plus_with_trial', token: 'fake-valid-jcb-nonce' });
      await cancel(world, user);
      await pass(world, DAY - SECOND);
      expect((await memberPlan(world, user)).user.subscription).toBe('PLUS');
      await pass(world, SECOND);
      expect((await memberPlan(world, user)).user.subscription).toBe('FREE');
      await pass(world, 40 * DAY);
      expect(await chargesOf(world, user.uid)).toEqual([]);
    });

    test('in the very second of a renewal: cancelled and not charged, or charged and then cancelled', async () => {
      const user = await payingMember(world, { planType: 'plus' });
      advanceTo(world, await periodEnd(world, user));
      const [cancelled] = await Promise.all([cancel(world, user), pass(world, 0)]);
      expect(cancelled.errors).toBeUndefined();
      await converge(world);
      const charges = await chargesOf(world, user.uid);
      expect([[7_900], [7_900, 7_900]]).toContainEqual(charges);
      const after = (await memberPlan(world, user)).subscription;
      if (charges.length === 1) expect(after).toBeNull();
      else expect(after).toMatchObject({ cancelAtPeriodEnd: true });
    });
  });
});

describe('paymentMethod', () => {
  let gateway: TestGateway;
  let buyer: TestUser;

  beforeAll(async () => {
    gateway = await openGateway();
    buyer = await member(gateway, { plan: { tier: 'PLUS' } });
    await card('removed', '4242', '2031-11-01T00:00:00Z');
    await card('live', '1111', null);
  });
  afterAll(() => gateway.close());

  const card = (token: string, last4: string, removedAt: string | null) =>
    gateway.services.database.em.execute(
      `insert into payment_methods values (?, ?, 'Visa', ?, '09', '2033', '2031-10-01T00:00:00Z', ?)`,
      [token, buyer.uid, last4, removedAt],
    );

  const QUERY = '{ paymentMethod { cardType last4 expirationMonth expirationYear } }';

  test('a member sees the card that is charged, and neither a removed one nor its token', async () => {
    const { data, text } = await ask(gateway, QUERY, {}, buyer);
    expect(data).toEqual({
      paymentMethod: { cardType: 'Visa', last4: '1111', expirationMonth: '09', expirationYear: '2033' },
    });
    expect(text).not.toContain('live');
  });

  test('a member without a card gets null, a visitor a refusal', async () => {
    expect((await ask(gateway, QUERY, {}, await member(gateway))).data).toEqual({ paymentMethod: null });
    expect((await ask(gateway, QUERY)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
