import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import {
  advance,
  advanceTo,
  cancel,
  cancelRenewal,
  chargesOf,
  converge,
  DAY,
  fault,
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
import { mailsTo, member, type TestUser } from '#gateway/testing/users.ts';

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

  describe('cancelRenewal, by an admin', () => {
    let admin: TestUser;

    beforeAll(async () => {
      admin = await member(world.gateway, { role: 'OWNER' });
    });

    const audited = ({ uid }: TestUser) =>
      world.gateway.services.database.em.execute(
        "select actor, action, details->>'reason' as reason from audit_log where target = ? order by id",
        [uid],
      );
    const byAdmin = { actor: '', action: 'plan.cancel', reason: 'Asked by phone' };

    test('keeps the plan until the period ends, says who did it, and twice is once', async () => {
      const user = await payingMember(world, { planType: 'plus' });
      const endsAt = await periodEnd(world, user);
      const first = await cancelRenewal(world, admin, user);
      expect(first.data).toEqual({
        cancelRenewal: { user: { subscription: 'PLUS', planStatus: 'CANCELED' } },
      });
      expect(await mailsTo(world.gateway, user, 'cancelled')).toEqual([
        { tier: 'PLUS', accessUntil: endsAt, inTrial: false, byAdmin: true },
      ]);
      const rows = await moneyRows(world);
      expect((await cancelRenewal(world, admin, user)).data).toEqual(first.data);
      expect((await cancel(world, user)).errors).toBeUndefined();
      expect(await moneyRows(world)).toBe(rows);
      expect(await mailsTo(world.gateway, user, 'cancelled')).toHaveLength(1);
      expect(await audited(user)).toEqual([{ ...byAdmin, actor: admin.uid }]);
      await pass(world, endsAt);
      expect((await memberPlan(world, user)).user.subscription).toBe('FREE');
      expect(await chargesOf(world, user.uid)).toEqual([7_900]);
    });

    test('twice at once is one entry and one mail, and the member can undo it', async () => {
      const user = await payingMember(world, { planType: 'plus' });
      const both = await Promise.all([1, 2].map(() => cancelRenewal(world, admin, user)));
      expect(both.flatMap(({ errors }) => errors ?? [])).toEqual([]);
      expect(await audited(user)).toHaveLength(1);
      expect(await mailsTo(world.gateway, user, 'cancelled')).toHaveLength(1);
      const { subscription } = (await reactivate(world, user)).data.plan;
      expect(subscription).toMatchObject({
        cancelAtPeriodEnd: false,
        nextChargeAt: subscription?.currentPeriodEndsAt,
      });
    });

    test('ends a plan at once whose payment is overdue', async () => {
      const user = await payingMember(world, { planType: 'plus' });
      await fault(world, { kind: 'decline', code: '2001' }, { times: null });
      await pass(world, await periodEnd(world, user));
      await world.processor.order('DELETE', 'faults');
      expect((await memberPlan(world, user)).subscription).toMatchObject({ pastDue: true });
      expect((await cancelRenewal(world, admin, user)).errors).toBeUndefined();
      expect(await memberPlan(world, user)).toMatchObject({
        user: { subscription: 'FREE' },
        subscription: null,
      });
      expect(await mailsTo(world.gateway, user, 'plan-ended')).toMatchObject([{ reason: 'cancelled' }]);
      expect(await audited(user)).toEqual([{ ...byAdmin, actor: admin.uid }]);
      await pass(world, 10 * DAY);
      expect(await chargesOf(world, user.uid)).toEqual([7_900]);
    });

    test('needs a member, a plan and a reason, and changes nothing without them', async () => {
      const [free, paying] = [await member(world.gateway), await payingMember(world)];
      const rows = await moneyRows(world);
      const refusals = [
        await cancelRenewal(world, admin, { uid: 'nobody' }),
        await cancelRenewal(world, admin, free),
        await cancelRenewal(world, admin, paying, ' '),
        await cancelRenewal(world, paying, paying),
      ];
      expect(refusals.map(({ errors }) => [errors?.[0]?.extensions.code, errors?.[0]?.message])).toEqual([
        ['NOT_FOUND', 'This member does not exist'],
        ['NO_PLAN', 'This member has no plan'],
        ['BAD_USER_INPUT', 'Give a reason of at most 200 characters'],
        ['FORBIDDEN', expect.any(String)],
      ]);
      expect(await moneyRows(world)).toBe(rows);
      expect(await audited(paying)).toEqual([]);
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
