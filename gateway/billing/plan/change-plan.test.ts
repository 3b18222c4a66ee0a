import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { NOON } from '#gateway/testing/gateway.ts';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import {
  advance,
  advanceTo,
  cancel,
  changePlan,
  chargesOf,
  converge,
  DAY,
  fault,
  HOUR,
  MINUTE,
  type MoneyWorld,
  memberPlan,
  openMoneyWorld,
  pass,
  payingMember,
  replaceCard,
  SECOND,
} from '#gateway/testing/money.ts';
import { moneyRows } from '#gateway/testing/money-tables.ts';
import { mailsTo, type TestUser } from '#gateway/testing/users.ts';

let world: MoneyWorld;

beforeAll(async () => {
  world = await openMoneyWorld();
});
afterAll(async () => expect(await closeAndCheck(world)).toEqual([]));

const PREVIEW = `query ($tier: Tier!) {
  planChangePreview(tier: $tier) { totalCents takesEffectAt nextChargeAt nextChargeCents } }`;
const preview = (user: TestUser, tier: string) => ask(world.gateway, PREVIEW, { tier }, user);

describe('an upgrade', () => {
  test('is charged now, prorated to the second: half of a 30-day period is 25 dollars, and 60 more to VIP', async () => {
    expect(world.gateway.services.clock.now().toISOString()).toBe(NOON);
    const user = await payingMember(world, { planType: 'plus' });
    advance(world, 15 * DAY);
    const premium = await changePlan(world, user, 'PREMIUM', 2_500);
    expect(premium.data.plan.user).toMatchObject({ subscription: 'PREMIUM', planStatus: 'ACTIVE' });
    const vip = await changePlan(world, user, 'VIP', 6_000);
    expect(vip.data.plan.subscription).toMatchObject({
      tier: 'VIP',
      nextChargeAt: '2031-12-20T17:00:00.000Z',
      nextChargeCents: 24_900,
    });
    expect((await mailsTo(world.gateway, user, 'plan-changed'))[1]?.receipt).toEqual({
      invoiceNumber: expect.stringMatching(/^CL-/),
      lines: [
        { description: 'VIP Plan, prorated to Dec 20, 2031', cents: 12_450 },
        { description: 'Credit for Premium', cents: -6_450 },
      ],
      totalCents: 6_000,
    });
    await pass(world, 15 * DAY);
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 2_500, 6_000, 24_900]);
  });

  test('when so little is left that it would cost nothing begins with the next month, once that is paid', async () => {
    const user = await payingMember(world, { planType: 'plus' });
    const { subscription } = await memberPlan(world, user);
    const endsAt = new Date(String(subscription?.currentPeriodEndsAt)).getTime();
    // The worker is late: the month is over and not renewed yet.
    advanceTo(world, new Date(endsAt + MINUTE).toISOString());
    expect((await preview(user, 'VIP')).data).toMatchObject({
      planChangePreview: { totalCents: 0, takesEffectAt: subscription?.currentPeriodEndsAt },
    });
    const changed = await changePlan(world, user, 'VIP', 0);
    expect(changed.data.plan).toMatchObject({
      user: { subscription: 'PLUS' },
      subscription: { pendingTier: 'VIP', nextChargeCents: 24_900 },
    });
    await fault(world, { kind: 'decline', code: '2001' }, { times: null });
    await pass(world, 0);
    await world.processor.order('DELETE', 'faults');
    expect((await memberPlan(world, user)).user).toMatchObject({
      subscription: 'PLUS',
      planStatus: 'PAST_DUE',
    });
    expect((await replaceCard(world, user, 'fake-valid-visa-nonce')).errors).toBeUndefined();
    expect((await memberPlan(world, user)).user).toMatchObject({
      subscription: 'VIP',
      planStatus: 'ACTIVE',
    });
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 24_900]);
  });

  test('that is declined changes nothing', async () => {
    const user = await payingMember(world, { planType: 'plus' });
    const before = await memberPlan(world, user);
    await fault(world, { kind: 'decline', code: '2001' });
    const refused = await changePlan(world, user, 'VIP');
    expect(refused.errors?.[0]?.extensions.code).toBe('CARD_DECLINED');
    expect(await memberPlan(world, user)).toEqual(before);
    expect((await changePlan(world, user, 'VIP')).data.plan.user.subscription).toBe('VIP');
  });

  test('at another amount than was shown is refused and tells the right one', async () => {
    const user = await payingMember(world, { planType: 'plus' });
    const refused = await changePlan(world, user, 'PREMIUM', 1);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'PRICE_CHANGED', totalCents: 5_000 });
  });

  test.each(['before', 'after'] as const)(
    'that the processor does not answer (%s) is settled within a minute and charged at most once',
    async (when) => {
      const user = await payingMember(world, { planType: 'plus' });
      await fault(world, { kind: 'timeout', when });
      await fault(world, { kind: 'half_body' }, { operation: 'transaction.search' });
      const answer = await changePlan(world, user, 'PREMIUM');
      expect(answer.errors?.[0]?.extensions.code).toBe('PAYMENT_PENDING');
      expect((await memberPlan(world, user)).user.subscription).toBe('PLUS');
      await converge(world);
      expect((await memberPlan(world, user)).user.subscription).toBe(when === 'after' ? 'PREMIUM' : 'PLUS');
      expect(await chargesOf(world, user.uid)).toEqual(when === 'after' ? [7_900, 5_000] : [7_900]);
    },
  );

  test('while another one is unknown is refused, whatever plan it is to', async () => {
    const user = await payingMember(world, { planType: 'plus' });
    await fault(world, { kind: 'timeout', when: 'after' });
    await fault(world, { kind: 'status', status: 500 }, { operation: 'transaction.search' });
    await changePlan(world, user, 'PREMIUM');
    for (const tier of ['PREMIUM', 'VIP', 'PLUS']) {
      const refused = await changePlan(world, user, tier);
      expect(refused.errors?.[0]?.extensions.code).toBe('PAYMENT_PENDING');
      expect((await preview(user, tier)).errors?.[0]?.extensions.code).toBe('PAYMENT_PENDING');
    }
    await converge(world);
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 5_000]);
  });
});

describe('a downgrade', () => {
  test('changes nothing until the period ends, then tier and price', async () => {
    const user = await payingMember(world, { planType: 'vip' });
    const endsAt = String((await memberPlan(world, user)).subscription?.currentPeriodEndsAt);
    const planned = await changePlan(world, user, 'PLUS', 0);
    expect(planned.data.plan).toMatchObject({
      user: { subscription: 'VIP', planStatus: 'ACTIVE' },
      subscription: {
        tier: 'VIP',
        pendingTier: 'PLUS',
        pendingMonthlyCents: 7_900,
        nextChargeAt: endsAt,
        nextChargeCents: 7_900,
      },
    });
    await pass(world, new Date(new Date(endsAt).getTime() - SECOND).toISOString());
    expect((await memberPlan(world, user)).user.subscription).toBe('VIP');
    await pass(world, SECOND);
    expect((await memberPlan(world, user)).user.subscription).toBe('PLUS');
    expect(await chargesOf(world, user.uid)).toEqual([24_900, 7_900]);
  });

  test('whose price was another when it was shown is refused', async () => {
    const user = await payingMember(world, { planType: 'vip' });
    const refused = await changePlan(world, user, 'PLUS', 0, 6_900);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'PRICE_CHANGED', totalCents: 0 });
    expect((await memberPlan(world, user)).subscription).toMatchObject({ pendingTier: null });
    expect((await changePlan(world, user, 'PLUS', 0, 7_900)).errors).toBeUndefined();
  });

  test('can be changed twice: the last wish counts, at its price', async () => {
    const user = await payingMember(world, { planType: 'vip' });
    await changePlan(world, user, 'PLUS');
    await changePlan(world, user, 'PREMIUM');
    await pass(world, 31 * DAY);
    expect(await chargesOf(world, user.uid)).toEqual([24_900, 12_900]);
  });

  test('is undone by choosing the current plan', async () => {
    const user = await payingMember(world, { planType: 'premium' });
    await changePlan(world, user, 'PLUS');
    expect((await changePlan(world, user, 'PREMIUM')).data.plan.subscription?.pendingTier).toBeNull();
    expect(await mailsTo(world.gateway, user, 'plan-kept')).toEqual([
      expect.objectContaining({ tier: 'PREMIUM', droppedTier: 'PLUS', nextChargeCents: 12_900 }),
    ]);
    await pass(world, 31 * DAY);
    expect(await chargesOf(world, user.uid)).toEqual([12_900, 12_900]);
  });

  test('is dropped by an upgrade', async () => {
    const user = await payingMember(world, { planType: 'premium' });
    await changePlan(world, user, 'PLUS');
    await changePlan(world, user, 'VIP');
    expect((await memberPlan(world, user)).subscription).toMatchObject({ tier: 'VIP', pendingTier: null });
    await pass(world, 31 * DAY);
    expect(await chargesOf(world, user.uid)).toEqual([12_900, 12_000, 24_900]);
  });

  test('while the plan is cancelled is refused, as its price is, and changes nothing; taking it back has one', async () => {
    const user = await payingMember(world);
    const { subscription } = (await cancel(world, user)).data.plan;
    const before = await moneyRows(world);
    for (const answer of [await changePlan(world, user, 'PLUS'), await preview(user, 'PLUS')])
      expect(answer.errors?.[0]).toMatchObject({
        message: 'Your plan is canceled: reactivate it before you change it',
        extensions: { code: 'CONFLICT' },
      });
    expect((await preview(user, 'PREMIUM')).data.planChangePreview).toMatchObject({
      ...{ totalCents: 0, nextChargeCents: 12_900, nextChargeAt: subscription?.currentPeriodEndsAt },
    });
    expect(await moneyRows(world)).toBe(before);
  });
});

describe('in a trial', () => {
  test('an upgrade to premium is free, keeps the end of the trial and is charged there', async () => {
    const user = await payingMember(world, { planType: 'plus_with_trial', token: 'fake-valid-amex-nonce' });
    await pass(world, HOUR);
    const changed = await changePlan(world, user, 'PREMIUM', 0);
    expect(changed.data.plan).toMatchObject({
      user: { subscription: 'PREMIUM', planStatus: 'TRIALING' },
      subscription: { nextChargeCents: 12_900 },
    });
    await pass(world, 23 * HOUR - SECOND);
    expect(await chargesOf(world, user.uid)).toEqual([]);
    await pass(world, SECOND);
    expect(await chargesOf(world, user.uid)).toEqual([12_900]);
  });

  test('VIP ends the trial: its first month is charged now and the billing day is today', async () => {
    const user = await payingMember(world, {
      planType: 'premium_with_trial',
      token: 'fake-valid-visa-nonce',
    });
    await pass(world, HOUR);
    const changed = await changePlan(world, user, 'VIP', 24_900);
    expect(changed.data.plan.user).toMatchObject({ subscription: 'VIP', planStatus: 'ACTIVE' });
    await pass(world, 2 * DAY);
    expect(await chargesOf(world, user.uid)).toEqual([24_900]);
    await pass(world, 30 * DAY);
    expect(await chargesOf(world, user.uid)).toEqual([24_900, 24_900]);
  });

  test('a downgrade counts at once and is charged at its price', async () => {
    const user = await payingMember(world, {
      planType: 'premium_with_trial',
      token: 'fake-valid-discover-nonce',
    });
    expect((await changePlan(world, user, 'PLUS')).data.plan.user.subscription).toBe('PLUS');
    await pass(world, DAY);
    expect(await chargesOf(world, user.uid)).toEqual([7_900]);
  });
});
