import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import {
  advance,
  buy,
  cancel,
  type MoneyWorld,
  memberPlan,
  openMoneyWorld,
  pass,
  payingMember,
  periodEnd,
} from '#gateway/testing/money.ts';
import { member, signInAgain, type TestUser } from '#gateway/testing/users.ts';

let world: MoneyWorld;

beforeAll(async () => {
  world = await openMoneyWorld();
});
afterAll(async () => expect(await closeAndCheck(world)).toEqual([]));

/** Beside `today { now }`, as pages ask: such answers are kept for other requests. */
async function endedPlanOf(user: TestUser): Promise<unknown> {
  type Me = { me: { endedPlan: unknown } };
  const { data } = await ask<Me>(
    world.gateway,
    '{ me { endedPlan { tier endedAt } } today { now } }',
    {},
    user,
  );
  return data.me.endedPlan;
}

test('a plan that ended is known with the moment at which access ended, also before the job that closes it ran', async () => {
  const user = await member(world.gateway, { trialDays: -1 });
  expect(await endedPlanOf(user)).toBeNull();
  await buy(world, { email: user.email }, user);
  expect(await endedPlanOf(user)).toBeNull();
  await cancel(world, user);
  const endedAt = await periodEnd(world, user);
  await pass(world, new Date(new Date(endedAt).getTime() - 1_000).toISOString());
  expect(await endedPlanOf(user)).toBeNull();
  advance(world, 60 * 60_000);
  expect(await endedPlanOf(user)).toEqual({ tier: 'PREMIUM', endedAt });
  await pass(world, 0);
  expect(await endedPlanOf(user)).toEqual({ tier: 'PREMIUM', endedAt });
});

test('a trial of a plan that was never paid for is no plan that ended', async () => {
  const user = await payingMember(world, { planType: 'plus_with_trial', token: 'fake-valid-jcb-nonce' });
  await cancel(world, user);
  await pass(world, 2 * 86_400_000);
  expect((await memberPlan(world, user)).user.subscription).toBe('FREE');
  expect(await endedPlanOf(user)).toBeNull();
});

test('a self-exclusion says until when the ended plan cannot be bought again, and is over by itself', async () => {
  const user = await payingMember(world, { planType: 'plus', token: 'fake-valid-mastercard-nonce' });
  await cancel(world, user);
  const excluded = await ask<{ excludeSelf: { limits: { excludedUntil: string } } }>(
    world.gateway,
    'mutation { excludeSelf(input: { months: 6 }) { limits { excludedUntil } } }',
    {},
    user,
  );
  const { excludedUntil } = excluded.data.excludeSelf.limits;
  await pass(world, 40 * 86_400_000);
  expect(await closedUntilOf(await signInAgain(user))).toBe(excludedUntil);
  await pass(world, 180 * 86_400_000);
  expect(await closedUntilOf(await signInAgain(user))).toBeNull();
});

async function closedUntilOf(user: TestUser): Promise<string | null> {
  type Me = { me: { endedPlan: { closedUntil: string | null } } };
  const { data } = await ask<Me>(world.gateway, '{ me { endedPlan { closedUntil } } }', {}, user);
  return data.me.endedPlan.closedUntil;
}
