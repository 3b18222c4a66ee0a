import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import {
  buy,
  changePlan,
  chargesOf,
  DAY,
  type MoneyWorld,
  memberPlan,
  openMoneyWorld,
  pass,
  payingMember,
  periodEnd,
} from '#gateway/testing/money.ts';
import { mailsTo, member, signInAgain, type TestUser } from '#gateway/testing/users.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld();
});
afterAll(() => world.close());

const LIMITS =
  'limits { spentThisMonthCents spentCents monthlyLimitCents nextLimitCents nextLimitAt coolOffUntil excludedUntil ageConfirmedAt }';

interface Limits {
  limits: Record<string, unknown>;
}

async function change(user: TestUser, call: string): Promise<Record<string, unknown>> {
  const { data, errors } = await ask<{ changed: Limits }>(
    world.gateway,
    `mutation { changed: ${call} { ${LIMITS} } }`,
    {},
    user,
  );
  if (errors) return { code: errors[0]?.extensions.code };
  return data.changed.limits;
}

async function limits(user: TestUser) {
  return (await ask<Limits>(world.gateway, `{ ${LIMITS} }`, {}, user)).data.limits;
}

const coolOff = (user: TestUser, days: number) => change(user, `startCoolOff(input: { days: ${days} })`);
const exclude = (user: TestUser, months: number) => change(user, `excludeSelf(input: { months: ${months} })`);
const limit = (user: TestUser, cents: number | null) =>
  change(user, `setMonthlyLimit(input: { monthlyLimitCents: ${cents} })`);

async function purchase(user: TestUser, planType = 'plus'): Promise<string> {
  const { errors } = await buy(world, { email: user.email, planType }, user);
  return String(errors?.[0]?.extensions.stop ?? errors?.[0]?.extensions.code ?? 'BOUGHT');
}

describe('a break', () => {
  test('stops purchases until it is over, for a visitor with another spelling of the address too', async () => {
    const user = await member(world.gateway);
    await coolOff(user, 1);
    expect(await purchase(user)).toBe('COOL_OFF');
    expect(await purchase(user, 'plus_with_trial')).toBe('COOL_OFF');
    const visitor = await buy(world, { email: user.email.toUpperCase() });
    expect(visitor.errors?.[0]?.extensions.code).toBe('STOPPED_BY_LIMIT');
    await pass(world, DAY);
    expect(await purchase(user)).toBe('BOUGHT');
  });

  test('stops upgrades and the renewal: the plan ends with its period, uncharged, and a mail says why', async () => {
    const user = await payingMember(world, { planType: 'plus' });
    const ends = await periodEnd(world, user);
    await exclude(user, 6);
    expect((await memberPlan(world, user)).subscription).toMatchObject({
      ...{ nextChargeAt: null, nextChargeCents: null, renewalStop: 'SELF_EXCLUSION' },
    });
    expect((await changePlan(world, user, 'VIP')).errors?.[0]?.extensions.code).toBe('STOPPED_BY_LIMIT');
    expect((await memberPlan(world, user)).user.subscription).toBe('PLUS');
    await pass(world, ends);
    expect((await memberPlan(world, user)).user.subscription).toBe('FREE');
    expect(await chargesOf(world, user.uid)).toEqual([7_900]);
    expect(await mailsTo(world.gateway, user, 'plan-ended')).toMatchObject([{ reason: 'own-limit' }]);
  });

  test('is never shortened: neither by the member nor by a statement in the database', async () => {
    const user = await member(world.gateway);
    const { coolOffUntil } = await coolOff(user, 30);
    expect((await coolOff(user, 1)).coolOffUntil).toBe(coolOffUntil);
    const { excludedUntil } = await exclude(user, 0);
    expect(excludedUntil).toBe('9999-12-31T00:00:00.000Z');
    expect((await exclude(user, 6)).excludedUntil).toBe(excludedUntil);
    expect(await coolOff(user, 3)).toEqual({ code: 'BAD_USER_INPUT' });
    const { em } = world.gateway.services.database;
    for (const sql of [
      'update play_limits set cool_off_until = null',
      "update play_limits set excluded_until = excluded_until - interval '1 day'",
      "update play_limits set person_key = 'other'",
      'delete from play_limits',
    ])
      await expect(em.execute(`${sql} where cool_off_until is not null`)).rejects.toThrow(
        /cannot be shortened/,
      );
  });
});

test('a break that is over before the renewal stops nothing, and the next charge is named', async () => {
  const user = await payingMember(world, { planType: 'plus' });
  await coolOff(user, 7);
  expect((await memberPlan(world, user)).subscription).toMatchObject({
    ...{ nextChargeAt: await periodEnd(world, user), nextChargeCents: 7_900, renewalStop: null },
  });
});

describe('the monthly limit', () => {
  test('stops what would exceed it, counts what was charged, and is lowered at once and raised after a week', async () => {
    const user = await member(world.gateway);
    expect(await limit(user, 10_000)).toMatchObject({ monthlyLimitCents: 10_000, nextLimitAt: null });
    expect(await purchase(user, 'premium')).toBe('MONTHLY_LIMIT');
    expect(await purchase(user, 'plus')).toBe('BOUGHT');
    expect(await limits(user)).toMatchObject({ spentThisMonthCents: 7_900, spentCents: 7_900 });
    const raised = await limit(user, 50_000);
    expect(raised).toMatchObject({ monthlyLimitCents: 10_000, nextLimitCents: 50_000 });
    const upgrade = () => changePlan(world, user, 'PREMIUM');
    expect((await upgrade()).errors?.[0]?.extensions).toMatchObject({ stop: 'MONTHLY_LIMIT' });
    await pass(world, 7 * DAY);
    expect(await limits(user)).toMatchObject({ monthlyLimitCents: 50_000, nextLimitAt: null });
    expect((await upgrade()).errors).toBeUndefined();
  });

  test('counts what another spelling of the mailbox and a deleted account have spent', async () => {
    const mailbox = `limit.kit.${randomUUID()}`;
    const user = await member(world.gateway, { email: `${mailbox}@gmail.com` });
    await limit(user, 10_000);
    expect(await purchase(user)).toBe('BOUGHT');
    const stopOf = async (email: string) =>
      (await buy(world, { email, planType: 'plus' })).errors?.[0]?.extensions.stop;
    expect(await stopOf(`${mailbox.replaceAll('.', '')}@googlemail.com`)).toBe('MONTHLY_LIMIT');
    const remove = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { userId } }';
    const again = await signInAgain(user);
    expect(
      (await ask(world.gateway, remove, { input: { email: user.email } }, again)).errors,
    ).toBeUndefined();
    expect(await stopOf(user.email)).toBe('MONTHLY_LIMIT');
  });

  test('stops a renewal that would exceed it', async () => {
    const user = await payingMember(world, { planType: 'premium' });
    await limit(user, 5_000);
    await pass(world, await periodEnd(world, user));
    expect(await chargesOf(world, user.uid)).toEqual([12_900]);
    expect((await memberPlan(world, user)).subscription).toBeNull();
  });
});

test('age is confirmed once, on the account page or with a purchase', async () => {
  const [page, checkout] = [await member(world.gateway), await member(world.gateway)];
  const { ageConfirmedAt } = await change(page, 'confirmAge');
  expect(ageConfirmedAt).toBe(world.gateway.services.clock.now().toISOString());
  await pass(world, DAY);
  expect((await change(page, 'confirmAge')).ageConfirmedAt).toBe(ageConfirmedAt);
  await buy(world, { email: checkout.email, ageConfirmed: true }, checkout);
  expect((await limits(checkout)).ageConfirmedAt).not.toBeNull();
});
