import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { remindOfPauseEnds } from '#gateway/jobs/reminders.ts';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import {
  advance,
  buy,
  cancel,
  changePlan,
  chargesOf,
  coupon,
  DAY,
  type MoneyWorld,
  memberPlan,
  openMoneyWorld,
  pass,
  payingMember,
  periodEnd,
  reactivate,
  SECOND,
  startBreak,
} from '#gateway/testing/money.ts';
import { pausePlan, resumePlan } from '#gateway/testing/pauses.ts';
import { mailsTo, type TestUser } from '#gateway/testing/users.ts';
import { addDays, easternDay, easternTime } from '#schema/rules/time/eastern-time.ts';

let world: MoneyWorld;
let user: TestUser;

beforeAll(async () => {
  world = await openMoneyWorld();
});
afterAll(async () => expect(await closeAndCheck(world)).toEqual([]));
/** Nobody renews beside those who come after them. */
afterEach(() => cancel(world, user));

const codeOf = ({ errors }: { errors?: { extensions: { code?: unknown } }[] }) =>
  errors?.[0]?.extensions.code;
const endDay = async (days: number) => addDays(easternDay(new Date(await periodEnd(world, user))), days);
const events = async () => {
  const rows = await world.gateway.services.database.em.execute<{ type: string }[]>(
    `select e.type from subscription_events e join subscriptions s on s.id = e.subscription_id where s.user_id = ? order by e.id`,
    [user.uid],
  );
  return rows.map(({ type }) => type);
};

/** A member whose plan is paused for so many days. */
async function paused(days: number, more: Record<string, unknown> = {}): Promise<string> {
  user = await payingMember(world, { planType: 'plus', ...more });
  const until = await endDay(days);
  expect((await pausePlan(world, user, until)).errors).toBeUndefined();
  await pass(world, await periodEnd(world, user));
  return until;
}

describe('a pause', () => {
  test('begins with the end of the paid period, opens and charges nothing, and resumes on its day at its time', async () => {
    user = await payingMember(world, { planType: 'plus' });
    const until = await endDay(90);
    const { data } = await pausePlan(world, user, until);
    const end = await periodEnd(world, user);
    const pausedUntil = data.plan.subscription?.pausedUntil;
    expect(data.plan).toMatchObject({
      user: { subscription: 'PLUS', planStatus: 'ACTIVE' },
      subscription: { paused: false, nextChargeAt: pausedUntil, nextChargeCents: 7_900 },
    });
    advance(world, new Date(end).getTime() - world.gateway.services.clock.now().getTime());
    // Before the worker comes as after it.
    for (const run of [async () => {}, () => pass(world, 0)]) {
      await run();
      expect(await memberPlan(world, user)).toMatchObject({
        user: { subscription: 'FREE', planStatus: 'PAUSED' },
        subscription: { paused: true, pausedUntil, nextChargeAt: pausedUntil },
      });
    }
    const before = new Date(new Date(String(pausedUntil)).getTime() - SECOND).toISOString();
    await pass(world, before);
    expect(await chargesOf(world, user.uid)).toEqual([7_900]);
    await pass(world, SECOND);
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
    const now = world.gateway.services.clock.now();
    expect([easternDay(now), easternTime(now)]).toEqual([until, easternTime(new Date(end))]);
    expect(await memberPlan(world, user)).toMatchObject({
      user: { subscription: 'PLUS', planStatus: 'ACTIVE' },
      subscription: { paused: false, pausedUntil: null, pastDue: false },
    });
    expect(easternDay(new Date(await periodEnd(world, user))).slice(8)).toBe(until.slice(8));
    expect(await events()).toEqual(['started', 'pause-planned', 'paused', 'resumed']);
  });

  test('that ends in summer keeps the time of the day of a plan of winter, and the reverse', async () => {
    for (const days of [200, 200]) {
      const until = await paused(days);
      const time = easternTime(new Date(await periodEnd(world, user)));
      const end = String((await memberPlan(world, user)).subscription?.pausedUntil);
      expect([easternDay(new Date(end)), easternTime(new Date(end))]).toEqual([until, time]);
      await pass(world, end);
      expect((await memberPlan(world, user)).user.planStatus).toBe('ACTIVE');
      await cancel(world, user);
      await pass(world, 31 * DAY);
    }
  });

  test('keeps what is left of a coupon, and a downgrade that waits for the next period', async () => {
    await coupon(world, 'TWICE', { duration: 'MONTHS', duration_months: 2 });
    user = await payingMember(world, { planType: 'premium', couponCode: 'TWICE' });
    await changePlan(world, user, 'PLUS');
    await pausePlan(world, user, await endDay(60));
    await pass(world, await periodEnd(world, user));
    await pass(world, String((await memberPlan(world, user)).subscription?.pausedUntil));
    expect(await chargesOf(world, user.uid)).toEqual([10_320, 6_320]);
    expect((await memberPlan(world, user)).subscription).toMatchObject({
      tier: 'PLUS',
      nextChargeCents: 7_900,
    });
  });

  test('is announced to its member seven days before it ends, once, and integrators get its beginning and end', async () => {
    await paused(30);
    const resumesAt = String((await memberPlan(world, user)).subscription?.pausedUntil);
    const remind = async () => {
      await remindOfPauseEnds(world.gateway.services);
      return mailsTo(world.gateway, user, 'pause-ending');
    };
    const week = new Date(resumesAt).getTime() - 7 * DAY;
    await pass(world, new Date(week - SECOND).toISOString());
    expect(await remind()).toEqual([]);
    await pass(world, SECOND);
    const mail = { tier: 'PLUS', resumesAt, amountCents: 7_900 };
    expect(await remind()).toEqual([mail]);
    await pass(world, DAY);
    expect(await remind()).toEqual([mail]);
    await pass(world, resumesAt);
    const sent = await world.gateway.services.database.em.execute<{ type: string }[]>(
      `select w.type from webhook_events w join subscription_events e on e.id::text = w.subject
         join subscriptions s on s.id = e.subscription_id where s.user_id = ? order by e.id`,
      [user.uid],
    );
    expect(sent.map(({ type }) => type.replace('SUBSCRIPTION_', ''))).toEqual([
      ...['CREATED', 'CHANGED', 'PAUSED', 'RESUMED'],
    ]);
  });

  test('that is outlasted by a break of its member ends the plan, and charges nothing', async () => {
    await paused(5);
    await startBreak(world, user, 30);
    await pass(world, 6 * DAY);
    expect(await chargesOf(world, user.uid)).toEqual([7_900]);
    expect((await memberPlan(world, user)).subscription).toBeNull();
  });
});

describe('a member who paused', () => {
  test('may not change, reactivate or buy a plan', async () => {
    await paused(30);
    expect(codeOf(await changePlan(world, user, 'VIP'))).toBe('PLAN_PAUSED');
    expect(codeOf(await reactivate(world, user))).toBe('PLAN_PAUSED');
    expect(codeOf(await buy(world, { email: user.email, planType: 'vip' }, user))).toBe('PLAN_PAUSED');
    expect(codeOf(await pausePlan(world, user, '2040-01-01'))).toBe('CANNOT_PAUSE');
  });

  test('cancels at once, and pays nothing', async () => {
    await paused(30);
    expect((await cancel(world, user)).data.plan.subscription).toBeNull();
    await pass(world, 31 * DAY);
    expect(await chargesOf(world, user.uid)).toEqual([7_900]);
  });

  test('cancels a pause that is still to come with the plan, which runs until the end of its period', async () => {
    user = await payingMember(world, { planType: 'plus' });
    await pausePlan(world, user, await endDay(30));
    const { data } = await cancel(world, user);
    expect(data.plan.subscription).toMatchObject({
      cancelAtPeriodEnd: true,
      pausedUntil: null,
      nextChargeAt: null,
    });
    await pass(world, 62 * DAY);
    expect(await chargesOf(world, user.uid)).toEqual([7_900]);
  });

  test('undoes a pause that is still to come without a charge', async () => {
    user = await payingMember(world, { planType: 'plus' });
    await pausePlan(world, user, await endDay(30));
    const end = await periodEnd(world, user);
    expect((await resumePlan(world, user)).data.plan.subscription).toMatchObject({
      ...{ pausedUntil: null, nextChargeAt: end },
    });
    await pass(world, end);
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
  });
});

describe('a plan cannot be paused', () => {
  test.each([
    ['the day of its end', 0],
    ['longer than 270 days', 271],
  ])('until %s', async (_, days) => {
    user = await payingMember(world, { planType: 'plus' });
    const { errors } = await pausePlan(world, user, await endDay(days));
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^Choose a day from \w+ \d+, \d+ to /),
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  test('in its trial, once it is canceled, and by who has none', async () => {
    user = await payingMember(world, { planType: 'premium_with_trial', token: 'fake-valid-amex-nonce' });
    expect(codeOf(await pausePlan(world, user, await endDay(10)))).toBe('CANNOT_PAUSE');
    await cancel(world, user);
    expect(codeOf(await pausePlan(world, user, await endDay(10)))).toBe('CANNOT_PAUSE');
    await pass(world, 2 * DAY);
    expect(codeOf(await pausePlan(world, user, '2032-01-01'))).toBe('NO_PLAN');
  });
});
