import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import {
  cancel,
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
  refund,
  replaceCard,
  setMonthlyLimit,
} from '#gateway/testing/money.ts';
import { pausePlan, resumePlan } from '#gateway/testing/pauses.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';

let world: MoneyWorld;
let user: TestUser;

beforeAll(async () => {
  world = await openMoneyWorld({ BRAINTREE_TIMEOUT_MS: '500' });
});
afterAll(async () => expect(await closeAndCheck(world)).toEqual([]));
afterEach(async () => {
  await world.processor.order('DELETE', 'faults');
  await cancel(world, user);
});

const codeOf = ({ errors }: { errors?: { extensions: { code?: unknown } }[] }) =>
  errors?.[0]?.extensions.code;
const plan = () => memberPlan(world, user);

/** A member whose plan is paused for thirty days. Answers when it resumes. */
async function paused(): Promise<string> {
  user = await payingMember(world, { planType: 'plus' });
  const end = await periodEnd(world, user);
  await pausePlan(world, user, addDays(easternDay(new Date(end)), 30));
  await pass(world, end);
  return String((await plan()).subscription?.pausedUntil);
}

/** The processor is silent, and cannot be asked what came of it. */
async function unanswered(when: string): Promise<void> {
  await fault(world, { kind: 'timeout', when });
  await fault(world, { kind: 'status', status: 503 }, { operation: 'transaction.search', times: 2 });
}

describe('a member who resumes early', () => {
  test('is charged now, and begins a month now', async () => {
    await paused();
    await pass(world, 10 * DAY);
    const { data } = await resumePlan(world, user, 7_900);
    expect(data.plan).toMatchObject({
      user: { subscription: 'PLUS', planStatus: 'ACTIVE' },
      subscription: { paused: false, pausedUntil: null },
    });
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
    const now = easternDay(world.gateway.services.clock.now());
    expect(easternDay(new Date(await periodEnd(world, user))).slice(8)).toBe(now.slice(8));
    expect((await resumePlan(world, user, 7_900)).errors).toBeUndefined();
    expect(await chargesOf(world, user.uid)).toHaveLength(2);
  });

  test('is charged nothing at another price than was shown, nor beyond an own limit', async () => {
    await paused();
    expect(codeOf(await resumePlan(world, user, 4_900))).toBe('PRICE_CHANGED');
    await setMonthlyLimit(world, user, 5_000);
    expect(codeOf(await resumePlan(world, user, 7_900))).toBe('STOPPED_BY_LIMIT');
    // Where the limit lets the page show no charge, the answer names the limit.
    expect(codeOf(await resumePlan(world, user))).toBe('STOPPED_BY_LIMIT');
    expect(await chargesOf(world, user.uid)).toEqual([7_900]);
  });

  test('stays paused when the card is declined, and may try again', async () => {
    const until = await paused();
    await fault(world, { kind: 'decline', code: '2001' });
    expect(codeOf(await resumePlan(world, user, 7_900))).toBe('CARD_DECLINED');
    expect(await plan()).toMatchObject({
      user: { subscription: 'FREE', planStatus: 'PAUSED' },
      subscription: { pausedUntil: until, nextChargeAt: until },
    });
    expect((await resumePlan(world, user, 7_900)).data.plan.user.planStatus).toBe('ACTIVE');
  });

  test('is charged once by two clicks at once', async () => {
    await paused();
    const codes = (await Promise.all([resumePlan(world, user, 7_900), resumePlan(world, user, 7_900)])).map(
      codeOf,
    );
    expect(
      codes.every((code) => code === undefined || code === 'PAYMENT_PENDING' || code === 'CONFLICT'),
    ).toBe(true);
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
  });

  test.each(['before', 'after'])(
    'is not charged twice where the answer is lost %s the charge',
    async (when) => {
      await paused();
      await unanswered(when);
      expect(codeOf(await resumePlan(world, user, 7_900))).toBe('PAYMENT_PENDING');
      expect(codeOf(await resumePlan(world, user, 7_900))).toBe('PAYMENT_PENDING');
      await converge(world);
      expect((await plan()).user.planStatus).toBe(when === 'after' ? 'ACTIVE' : 'PAUSED');
      expect(await chargesOf(world, user.uid)).toHaveLength(when === 'after' ? 2 : 1);
    },
  );

  test('and cancels while the charge is on its way has the month that was paid, and no other', async () => {
    await paused();
    await unanswered('after');
    await resumePlan(world, user, 7_900);
    await cancel(world, user);
    await converge(world);
    expect((await plan()).user).toMatchObject({ subscription: 'PLUS', planStatus: 'CANCELED' });
    await pass(world, 62 * DAY);
    expect(await chargesOf(world, user.uid)).toHaveLength(2);
  });
});

describe('a card that is declined on the day of the return', () => {
  test('is retried as at a renewal, and the plan runs again once another card paid', async () => {
    const until = await paused();
    await fault(world, { kind: 'decline', code: '2001' });
    await pass(world, until);
    expect(await plan()).toMatchObject({
      user: { planStatus: 'PAST_DUE' },
      subscription: { pastDue: true, paused: false, pausedUntil: null, nextChargeCents: 7_900 },
    });
    expect(codeOf(await pausePlan(world, user, '2040-01-01'))).toBe('CANNOT_PAUSE');
    await replaceCard(world, user, 'fake-valid-mastercard-nonce');
    expect(await plan()).toMatchObject({ user: { planStatus: 'ACTIVE' } });
    expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
  });

  test('ends the plan after a week', async () => {
    const until = await paused();
    await fault(world, { kind: 'decline', code: '2001' }, { times: null });
    await pass(world, until);
    for (let day = 0; day < 9; day += 1) await pass(world, DAY);
    expect((await plan()).subscription).toBeNull();
    expect(await chargesOf(world, user.uid)).toEqual([7_900]);
  });
});

test('a refund during a pause leaves the pause as it is', async () => {
  const until = await paused();
  const [{ id } = { id: '' }] = await world.gateway.services.database.em.execute<{ id: string }[]>(
    `select id from invoices where user_id = ? and type = 'charge'`,
    [user.uid],
  );
  expect(
    (await refund(world, await member(world.gateway, { role: 'OWNER' }), id, 7_900)).errors,
  ).toBeUndefined();
  expect(await plan()).toMatchObject({
    user: { planStatus: 'PAUSED' },
    subscription: { pausedUntil: until, nextChargeCents: 7_900 },
  });
});
