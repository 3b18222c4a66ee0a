import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hook } from '#gateway/testing/hook.ts';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import {
  buy,
  cancel,
  changePlan,
  chargesOf,
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
import { mailsTo, type TestUser } from '#gateway/testing/users.ts';

let world: MoneyWorld;
let user: TestUser;

beforeAll(async () => {
  world = await openMoneyWorld();
});
afterAll(async () => expect(await closeAndCheck(world)).toEqual([]));

const declines = (code: string) => fault(world, { kind: 'decline', code }, { times: null });
const good = () => world.processor.order('DELETE', 'faults');

/** A member of plus whose renewal was declined just now. */
async function late(code = '2001'): Promise<void> {
  await good();
  user = await payingMember(world, { planType: 'plus' });
  await declines(code);
  await pass(world, await periodEnd(world, user));
}

const attempts = () => triesOf(world, user);

describe('a declined renewal', () => {
  test('is past due with three days of access, tried again on days 1, 3, 5 and 7, and then over', async () => {
    await late();
    const access: string[] = [];
    const tries: number[] = [];
    for (let hour = 0; hour <= 8 * 24; hour += 12) {
      access.push((await memberPlan(world, user)).user.subscription);
      tries.push((await attempts()).length);
      await pass(world, 12 * HOUR);
    }
    expect(access).toEqual([...Array(6).fill('PLUS'), ...Array(11).fill('FREE')]);
    expect(tries).toEqual([1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5]);
    expect((await memberPlan(world, user)).subscription).toBeNull();
    expect(await chargesOf(world, user.uid)).toEqual([7_900]);
    await good();
    await pass(world, 60 * DAY);
    expect(await chargesOf(world, user.uid)).toEqual([7_900]);
    expect((await buy(world, { email: user.email }, user)).errors).toBeUndefined();
  });

  test('keeps its billing day when a retry is paid', async () => {
    await late();
    const due = (await memberPlan(world, user)).subscription;
    expect(due).toMatchObject({ pastDue: true });
    expect(await mailsTo(world.gateway, user, 'renewal-failed')).toMatchObject([
      { nextTryAt: due?.nextChargeAt, accessUntil: due?.graceEndsAt },
    ]);
    await pass(world, DAY);
    await good();
    await pass(world, 2 * DAY);
    const { subscription, user: now } = await memberPlan(world, user);
    expect(now).toMatchObject({ subscription: 'PLUS', planStatus: 'ACTIVE' });
    expect(await attempts()).toEqual(['declined', 'declined', 'succeeded']);
    const day = (at: unknown) => String(at).slice(8);
    expect(day(subscription?.currentPeriodEndsAt)).toBe(day(due?.currentPeriodEndsAt));
  });

  test('is paid at once by a new card', async () => {
    await late();
    await pass(world, 4 * DAY);
    expect((await memberPlan(world, user)).user.subscription).toBe('FREE');
    await good();
    const answer = await replaceCard(world, user, 'fake-valid-mastercard-nonce');
    expect(answer.data.plan).toMatchObject({
      user: { subscription: 'PLUS', planStatus: 'ACTIVE' },
      subscription: { pastDue: false, graceEndsAt: null },
    });
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
    expect(await mailsTo(world.gateway, user, 'card-replaced')).toEqual([
      expect.objectContaining({ cardType: 'MasterCard' }),
    ]);
  });

  test('stays past due when the new card is declined too, and its retry days are not used up', async () => {
    await late();
    const answer = await replaceCard(world, user, 'fake-valid-mastercard-nonce');
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Your card was declined.',
      extensions: { code: 'CARD_DECLINED' },
    });
    const { subscription } = await memberPlan(world, user);
    const next = new Date(String(subscription?.nextChargeAt)).getTime();
    expect(next - world.gateway.services.clock.now().getTime()).toBe(DAY);
  });

  test('with a card that is refused leaves the old card', async () => {
    await late();
    const refused = await replaceCard(world, user, 'fake-processor-declined-visa-nonce');
    expect(refused.errors?.[0]?.extensions.code).toBe('CARD_DECLINED');
    await good();
    await pass(world, DAY);
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
  });

  test('that no retry can heal is not tried again; a new card still pays within the grace', async () => {
    await late('2004');
    const { subscription } = await memberPlan(world, user);
    expect(subscription).toMatchObject({ pastDue: true, nextChargeAt: null, nextChargeCents: 7_900 });
    expect(await mailsTo(world.gateway, user, 'renewal-failed')).toMatchObject([
      { nextTryAt: null, accessUntil: subscription?.graceEndsAt },
    ]);
    await pass(world, 2 * DAY);
    expect(await attempts()).toEqual(['declined']);
    await good();
    await replaceCard(world, user, 'fake-valid-mastercard-nonce');
    expect(await attempts()).toEqual(['declined', 'succeeded']);
  });

  test('that no retry can heal ends the plan with the grace', async () => {
    await late('2004');
    await pass(world, 3 * DAY - SECOND);
    expect((await memberPlan(world, user)).user.subscription).toBe('PLUS');
    await pass(world, SECOND);
    expect(await memberPlan(world, user)).toMatchObject({
      user: { subscription: 'FREE' },
      subscription: null,
    });
    expect(await attempts()).toEqual(['declined']);
  });

  test('allows no change of plan before the card is good, but a cancellation, which ends it', async () => {
    await late();
    const refused = await changePlan(world, user, 'VIP');
    expect(refused.errors?.[0]).toMatchObject({
      message: 'A payment is due. Please update your payment method first.',
      extensions: { code: 'PAYMENT_DUE' },
    });
    expect((await cancel(world, user)).data.plan.subscription).toBeNull();
    await good();
    await pass(world, 40 * DAY);
    expect(await chargesOf(world, user.uid)).toEqual([7_900]);
  });

  test('of a worker that slept over a retry is tried when it wakes and again on the days that are left', async () => {
    await late();
    await pass(world, 4 * DAY);
    expect(await attempts()).toHaveLength(2);
    await pass(world, DAY);
    expect(await attempts()).toHaveLength(3);
    await pass(world, 2 * DAY);
    expect((await memberPlan(world, user)).subscription).toBeNull();
  });

  test('of a worker that slept until the period was over is charged for neither period', async () => {
    await late();
    await good();
    await pass(world, 40 * DAY);
    expect((await memberPlan(world, user)).subscription).toBeNull();
    expect(await chargesOf(world, user.uid)).toEqual([7_900]);
  });
});

test('a card replaced while its renewal is on the way: charged once, not past due', async () => {
  await good();
  user = await payingMember(world, { planType: 'plus' });
  const url = await hook(() => replaceCard(world, user, 'fake-valid-mastercard-nonce'));
  await fault(world, { kind: 'hook', url, when: 'before' }, { card: await cardOf(world, user) });
  await pass(world, await periodEnd(world, user));
  await pass(world, SECOND);
  expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
  expect((await memberPlan(world, user)).user.planStatus).toBe('ACTIVE');
});
