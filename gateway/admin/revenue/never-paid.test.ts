import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import {
  coupon,
  DAY,
  fault,
  type MoneyWorld,
  openMoneyWorld,
  pass,
  payingMember,
  periodEnd,
} from '#gateway/testing/money.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import type { RevenueType } from '#schema/types/desk/revenue.type.ts';
import { checkRevenue } from './check-revenue.ts';

let world: MoneyWorld;
let admin: TestUser;
let before: RevenueType;

beforeAll(async () => {
  world = await openMoneyWorld();
  admin = await member(world.gateway, { role: 'OWNER' });
  await coupon(world, 'GIFT', { amount_hundredths: 10_000, tiers: ['PREMIUM'] });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.processor.order('DELETE', 'faults');
  before = await figures();
});

const FIGURES = `{ revenue(from: "2031-11-01") { checks { check passed } now { mrrCents committedCents pastDueCents paying trials granted }
  months { newCents reactivationCents churnCents endCents endPayers gonePayers } retention { cohort members paying }
  churnReasons { reason plans cents } } }`;

async function figures(): Promise<RevenueType> {
  await checkRevenue(world.gateway.services);
  const { data, errors } = await ask<{ revenue: RevenueType }>(world.gateway, FIGURES, {}, admin);
  if (errors) throw new Error(JSON.stringify(errors));
  expect(data.revenue.checks.filter(({ passed }) => !passed)).toEqual([]);
  return data.revenue;
}

const declines = () => fault(world, { kind: 'decline', code: '2001' }, { times: null });
const rowsOf = async (figure: string) => {
  const list = `{ figureMembers(figure: ${figure}) { totalCount } }`;
  const { data } = await ask<{ figureMembers: { totalCount: number } }>(world.gateway, list, {}, admin);
  return data.figureMembers.totalCount;
};
const sumOf = (found: RevenueType, kind: 'newCents' | 'churnCents' | 'reactivationCents') =>
  found.months?.reduce((sum, month) => sum + month[kind], 0);

test('a trial whose first charge is declined is no revenue, no member who pays and, when it ends, no churn', async () => {
  const user = await payingMember(world, { planType: 'plus_with_trial' });
  await declines();
  await pass(world, await periodEnd(world, user));
  const declined = await figures();
  expect(declined).toMatchObject({ now: { ...before.now, trials: 0 }, months: before.months });
  expect(declined.retention).toEqual(before.retention);
  expect(await rowsOf('PAST_DUE')).toBe(0);
  expect(await rowsOf('PAYING')).toBe(before.now?.paying);
  for (let day = 0; day < 9; day += 1) await pass(world, DAY);
  const ended = await figures();
  expect(ended).toMatchObject({ now: before.now, churnReasons: before.churnReasons });
  expect([sumOf(ended, 'newCents'), sumOf(ended, 'churnCents')]).toEqual([
    sumOf(before, 'newCents'),
    sumOf(before, 'churnCents'),
  ]);
});

test('one that is paid after all is new on the day it was paid', async () => {
  const user = await payingMember(world, { planType: 'plus_with_trial', token: 'fake-valid-visa-nonce' });
  await declines();
  await pass(world, await periodEnd(world, user));
  const declined = await figures();
  expect([sumOf(declined, 'newCents'), declined.now?.mrrCents]).toEqual([
    sumOf(before, 'newCents'),
    before.now?.mrrCents,
  ]);
  await world.processor.order('DELETE', 'faults');
  for (let day = 0; day < 2; day += 1) await pass(world, DAY);
  const paid = await figures();
  expect(paid.now?.mrrCents).toBe((before.now?.mrrCents ?? 0) + 7_900);
  expect(sumOf(paid, 'newCents')).toBe((sumOf(before, 'newCents') ?? 0) + 7_900);
});

test('a first month that a coupon makes free is no revenue; its first payment is', async () => {
  const user = await payingMember(world, { couponCode: 'GIFT' });
  expect((await figures()).now).toEqual(before.now);
  await pass(world, await periodEnd(world, user));
  const paid = await figures();
  expect(paid.now?.paying).toBe((before.now?.paying ?? 0) + 1);
  expect(sumOf(paid, 'newCents')).toBe((sumOf(before, 'newCents') ?? 0) + 12_900);
});

test('a plan that was paid for and falls past due goes on counting, and is churn when it ends', async () => {
  const user = await payingMember(world);
  await declines();
  await pass(world, await periodEnd(world, user));
  expect((await figures()).now?.pastDueCents).toBeGreaterThanOrEqual(12_900);
  for (let day = 0; day < 9; day += 1) await pass(world, DAY);
  const ended = await figures();
  expect(ended.churnReasons?.find(({ reason }) => reason === 'payment-failed')?.cents).toBeGreaterThanOrEqual(
    12_900,
  );
});
