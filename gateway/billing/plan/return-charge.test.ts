import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import {
  advance,
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
  reactivate,
} from '#gateway/testing/money.ts';
import { pauseFor } from '#gateway/testing/pauses.ts';
import { DENIED, holdBack, whatWasHeldBackComes } from '#gateway/testing/unresponsive.ts';
import type { TestUser } from '#gateway/testing/users.ts';
import { NO_RESPONSE_MILLISECONDS } from '#schema/rules/money/grace-and-retries.ts';
import { anchorDayOf, nextPeriodEnd } from '#schema/rules/money/periods.ts';

/** The charge on the day on which a pause ends, where the processor is away or silent. */
let world: MoneyWorld;
let user: TestUser;
/** When the pause ends. */
let until: string;

beforeAll(async () => {
  world = await openMoneyWorld({ BRAINTREE_TIMEOUT_MS: '500' });
});
afterAll(async () => expect(await closeAndCheck(world)).toEqual([]));
afterEach(async () => {
  await world.processor.order('DELETE', 'faults');
  await cancel(world, user);
});

const plan = () => memberPlan(world, user);

async function paused(days = 30): Promise<void> {
  user = await payingMember(world, { planType: 'plus' });
  await pauseFor(world, user, days);
  until = String((await plan()).subscription?.pausedUntil);
  await pass(world, await periodEnd(world, user));
}

test('days that an outage took from the member are not paid: the month begins when it is charged', async () => {
  await paused();
  await fault(world, { kind: 'status', status: 503 }, { times: null });
  await pass(world, until);
  for (let quarter = 0; quarter < 5; quarter += 1) await pass(world, DAY / 4);
  expect((await plan()).user.planStatus).toBe('PAUSED');
  await world.processor.order('DELETE', 'faults');
  await pass(world, DAY);
  const [period] = await world.gateway.services.database.em.execute<{ startsAt: Date }[]>(
    'select current_period_starts_at as "startsAt" from subscriptions where user_id = ?',
    [user.uid],
  );
  expect(period?.startsAt.getTime()).toBeGreaterThan(new Date(until).getTime() + DAY);
  expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
});

test('hours of an outage change nothing: the month is that which was said', async () => {
  await paused();
  await fault(world, { kind: 'status', status: 503 });
  await pass(world, until);
  await pass(world, DENIED);
  await pass(world, NO_RESPONSE_MILLISECONDS);
  const [period] = await world.gateway.services.database.em.execute<{ startsAt: Date }[]>(
    'select current_period_starts_at as "startsAt" from subscriptions where user_id = ?',
    [user.uid],
  );
  expect(period?.startsAt.toISOString()).toBe(until);
});

test('who cancels after a charge that was made and never answered keeps the month that was paid', async () => {
  await paused();
  await holdBack(world, user);
  await pass(world, until);
  await pass(world, DENIED);
  await whatWasHeldBackComes(world);
  // It is looked up by the cancellation, before any worker comes.
  advance(world, NO_RESPONSE_MILLISECONDS);
  expect((await cancel(world, user)).data.plan.user).toMatchObject({
    ...{ subscription: 'PLUS', planStatus: 'CANCELED' },
  });
  expect(await chargesOf(world, user.uid)).toEqual([7_900, 7_900]);
});

test('a return that is paid only after its cancellation has whole months from its day on', async () => {
  await paused(12);
  await fault(world, { kind: 'decline', code: '2001' });
  await pass(world, until);
  await fault(world, { kind: 'timeout', when: 'after' });
  await fault(world, { kind: 'status', status: 503 }, { operation: 'transaction.search', times: 2 });
  await pass(world, String((await plan()).subscription?.nextChargeAt));
  expect((await cancel(world, user)).data.plan.subscription).toMatchObject({
    ...{ pastDue: true, cancelAtPeriodEnd: true },
  });
  await converge(world);
  expect((await reactivate(world, user)).errors).toBeUndefined();
  await pass(world, await periodEnd(world, user));
  const periods = await world.gateway.services.database.em.execute<{ from: Date; until: Date }[]>(
    `select period_starts_at as "from", period_ends_at as "until" from invoices where user_id = ? and state = 'paid' order by period_no`,
    [user.uid],
  );
  const [, returned, renewed] = periods;
  expect(returned?.from.toISOString()).toBe(until);
  const days = anchorDayOf(new Date(until));
  for (const month of [returned, renewed])
    expect(month?.until).toEqual(month && nextPeriodEnd(month.from, days));
});
