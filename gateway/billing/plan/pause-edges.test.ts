import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { remindOfExpiringCards, remindOfPauseEnds } from '#gateway/jobs/reminders.ts';
import { ask } from '#gateway/testing/ask.ts';
import { callRest } from '#gateway/testing/call-rest.ts';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import {
  cancel,
  changePlan,
  chargesOf,
  DAY,
  type MoneyWorld,
  memberPlan,
  openMoneyWorld,
  pass,
  payingMember,
  periodEnd,
  SECOND,
  startBreak,
} from '#gateway/testing/money.ts';
import { pauseFor, pausePlan, resumeAsShown, resumePlan } from '#gateway/testing/pauses.ts';
import { mailsTo, member, type TestUser } from '#gateway/testing/users.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';

let world: MoneyWorld;
let user: TestUser;

beforeAll(async () => {
  world = await openMoneyWorld();
});
afterAll(async () => expect(await closeAndCheck(world)).toEqual([]));
afterEach(() => cancel(world, user));

const plan = () => memberPlan(world, user);
const sql = <R>(query: string, params: unknown[] = []) =>
  world.gateway.services.database.em.execute<R[]>(query, params);
const mail = async (template: Parameters<typeof mailsTo>[2]) =>
  (await mailsTo(world.gateway, user, template)).at(-1);
const sooner = (instant: string, milliseconds: number) =>
  new Date(new Date(instant).getTime() - milliseconds).toISOString();

/** A member who plans a pause of so many days. Answers when it ends. */
async function planned(days = 30, planType = 'plus', to?: string): Promise<string> {
  user = await payingMember(world, { planType });
  if (to) await changePlan(world, user, to);
  expect((await pauseFor(world, user, days)).errors).toBeUndefined();
  return String((await plan()).subscription?.pausedUntil);
}

/** The same, whose pause has begun. */
async function paused(days = 30): Promise<string> {
  const until = await planned(days);
  await pass(world, await periodEnd(world, user));
  return until;
}

describe('what is charged after a pause was shown before', () => {
  test('a request without the total undoes a pause, and charges nothing once it has begun', async () => {
    await planned();
    expect((await resumePlan(world, user)).data.plan.subscription?.pausedUntil).toBeNull();
    await pauseFor(world, user, 30);
    await pass(world, await periodEnd(world, user));
    expect((await resumePlan(world, user)).errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'PRICE_CHANGED', totalCents: 7_900 },
    });
    expect(await chargesOf(world, user.uid)).toEqual([7_900]);
  });

  test('a pause at another price than was shown changes nothing', async () => {
    user = await payingMember(world, { planType: 'plus' });
    const day = easternDay(new Date(sooner(await periodEnd(world, user), -30 * DAY)));
    expect((await pausePlan(world, user, day, 4_900)).errors?.[0]?.extensions).toMatchObject({
      ...{ code: 'PRICE_CHANGED', totalCents: 7_900 },
    });
    expect((await plan()).subscription?.pausedUntil).toBeNull();
  });

  test('a break shows the price of the return all the same, and the mail of a return within it promises no charge', async () => {
    user = await payingMember(world, { planType: 'plus' });
    await pass(world, sooner(await periodEnd(world, user), 2 * DAY));
    await startBreak(world, user, 30);
    expect((await plan()).subscription).toMatchObject({
      ...{ nextChargeCents: null, renewalStop: 'COOL_OFF', renewalCents: 7_900, stopWithoutPause: null },
    });
    await pauseFor(world, user, 10);
    expect(await mail('plan-paused')).toMatchObject({ amountCents: null });
    await resumeAsShown(world, user);
    await pass(world, SECOND);
    await pauseFor(world, user, 60);
    expect(await mail('plan-paused')).toMatchObject({ amountCents: 7_900 });
    expect((await plan()).subscription).toMatchObject({
      ...{ nextChargeCents: 7_900, renewalStop: null, stopWithoutPause: 'COOL_OFF' },
    });
  });

  test('mails name the plan that resumes, and its price', async () => {
    const until = await planned(30, 'premium', 'PLUS');
    const charge = { amountCents: 7_900, resumesAt: until };
    expect(await mail('plan-paused')).toMatchObject({ tier: 'PREMIUM', resumesAs: 'PLUS', ...charge });
    await pass(world, await periodEnd(world, user));
    await pass(world, sooner(until, 6 * DAY));
    await remindOfPauseEnds(world.gateway.services);
    expect(await mail('pause-ending')).toMatchObject({ tier: 'PLUS', ...charge });
  });

  test('undoing the pause says what starts then, and that nothing is charged during a break', async () => {
    await planned(30, 'premium', 'PLUS');
    await resumeAsShown(world, user);
    expect(await mail('reactivated')).toMatchObject({
      tier: 'PREMIUM',
      next: 'PLUS',
      nextChargeCents: 7_900,
    });
    await pass(world, sooner(await periodEnd(world, user), 2 * DAY));
    await pauseFor(world, user, 90);
    await startBreak(world, user, 7);
    await pass(world, SECOND);
    await resumeAsShown(world, user);
    expect(await mail('reactivated')).toMatchObject({ nextChargeAt: null, nextChargeCents: null });
  });

  test('a card that expires in a long pause is written about in its last month', async () => {
    const until = await paused(200);
    await sql(
      `update payment_methods set expiration_year = '2031', expiration_month = '12' where user_id = ?`,
      [user.uid],
    );
    const remind = async () => {
      await remindOfExpiringCards(world.gateway.services);
      return mailsTo(world.gateway, user, 'card-expiring');
    };
    await pass(world, sooner(until, 32 * DAY));
    expect(await remind()).toEqual([]);
    await pass(world, 2 * DAY);
    expect(await remind()).toMatchObject([{ nextChargeAt: until }]);
  });
});

test('a self-exclusion that is over before the pause ends the plan all the same', async () => {
  const until = await paused(260);
  await ask(
    world.gateway,
    'mutation { excludeSelf(input: { months: 6 }) { limits { excludedUntil } } }',
    {},
    user,
  );
  expect((await plan()).subscription).toMatchObject({ renewalStop: 'SELF_EXCLUSION', nextChargeAt: null });
  await pass(world, until);
  expect((await plan()).subscription).toBeNull();
  const [ended] = await sql('select end_reason as reason from subscriptions where user_id = ?', [user.uid]);
  expect(ended).toEqual({ reason: 'own-limit' });
  expect(await chargesOf(world, user.uid)).toEqual([7_900]);
});

test('REST says that a plan will be paused, is paused, and has ended', async () => {
  const until = await planned();
  const change = () =>
    callRest(world.gateway, 'put', `/subscriptions/${user.uid}`, { user, body: { planType: 'vip' } });
  expect((await change()).body).toMatchObject({
    ...{
      code: 'PLAN_PAUSED',
      message: expect.stringMatching(/^Your plan will be paused\. Undo the pause first/),
    },
  });
  await pass(world, await periodEnd(world, user));
  expect((await change()).body).toMatchObject({
    ...{ code: 'PLAN_PAUSED', message: expect.stringMatching(/^Your plan is paused\. Resume it first/) },
  });
  const me = await callRest(world.gateway, 'get', `/users/${user.uid}`, { user });
  expect(me.body).toMatchObject({ user: { subscription: 'free', planStatus: 'paused' } });
  const held = await callRest(world.gateway, 'put', `/payment-methods/${user.uid}`, {
    ...{ user, body: { token: 'fake-valid-mastercard-nonce' } },
  });
  expect(held.body).toMatchObject({
    subscription: { paused: true, pausedUntil: until, nextChargeAt: until },
  });
  const ended = await callRest(world.gateway, 'post', `/subscriptions/${user.uid}/cancel`, {
    user,
    body: {},
  });
  expect(ended.body).toMatchObject({ user: { planStatus: 'expired' }, subscription: null });
});

test('staff who looked before a pause was planned learn of it', async () => {
  user = await payingMember(world, { planType: 'plus' });
  const support = await member(world.gateway, { role: 'SUPPORT' });
  const preview = `{ memberActPreview(input: { userId: "${user.uid}", act: CANCEL_RENEWAL }) { seen } }`;
  const { data } = await ask<{ memberActPreview: { seen: string } }>(world.gateway, preview, {}, support);
  await pauseFor(world, user, 30);
  const act = 'mutation ($input: CancelRenewalInput!) { cancelRenewal(input: $input) { user { id } } }';
  const input = {
    userId: user.uid,
    seen: data.memberActPreview.seen,
    reason: 'Asked',
    requestId: randomUUID(),
  };
  expect((await ask(world.gateway, act, { input }, support)).errors?.[0]).toMatchObject({
    ...{
      message: expect.stringMatching(/^The end of a pause was none and is now /),
      extensions: { code: 'CONFLICT' },
    },
  });
});

describe('a process of the version before pauses', () => {
  const renewal = `insert into invoices (id, number, user_id, subscription_id, kind, period_no, type, state, tier, total_cents, period_starts_at, period_ends_at, created_at)
    select 'inv_former' || ?, 'F-' || ?, s.user_id, s.id, 'renewal', 9, 'charge', 'void', 'PLUS', 7900, now(), now(), ?::timestamptz from subscriptions s where s.user_id = ?`;

  test('renews no plan whose pause lasts', async () => {
    const until = await planned();
    await expect(sql(renewal, ['a', 'a', sooner(until, SECOND), user.uid])).rejects.toThrow(
      /before its pause ends/,
    );
    await sql(renewal, ['b', 'b', until, user.uid]);
    await sql(`delete from invoices where id = 'inv_formerb'`);
  });

  test('leaves no pause behind when it moves the period on', async () => {
    await planned();
    await sql(
      `update subscriptions set current_period_ends_at = current_period_ends_at + interval '1 day', due_at = due_at + interval '1 day' where user_id = ?`,
      [user.uid],
    );
    expect((await plan()).subscription?.pausedUntil).toBeNull();
  });
});
