import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { mailsTo } from '#gateway/testing/mails-to.ts';
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
import { member, type Person } from '#gateway/testing/persons.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld();
});
afterAll(() => world.close());

const LIMITS =
  'playLimits { spentThisMonthCents spentCents monthlyLimitCents nextLimitCents nextLimitAt coolOffUntil excludedUntil ageConfirmedAt }';

interface Limits {
  playLimits: Record<string, unknown>;
}

async function change(person: Person, call: string): Promise<Record<string, unknown>> {
  const { data, errors } = await ask<{ changed: Limits }>(
    world.gateway,
    `mutation { changed: ${call} { ${LIMITS} } }`,
    {},
    person,
  );
  if (errors) return { code: errors[0]?.extensions.code };
  return data.changed.playLimits;
}

async function limits(person: Person) {
  return (await ask<Limits>(world.gateway, `{ ${LIMITS} }`, {}, person)).data.playLimits;
}

const coolOff = (person: Person, days: number) => change(person, `startCoolOff(input: { days: ${days} })`);
const exclude = (person: Person, months: number) =>
  change(person, `excludeSelf(input: { months: ${months} })`);
const limit = (person: Person, cents: number | null) =>
  change(person, `setMonthlyLimit(input: { monthlyLimitCents: ${cents} })`);

async function purchase(person: Person, planType = 'plus'): Promise<string> {
  const { errors } = await buy(world, { email: person.email, planType }, person);
  return String(errors?.[0]?.extensions.stop ?? errors?.[0]?.extensions.code ?? 'BOUGHT');
}

describe('a break', () => {
  test('stops purchases until it is over, for a visitor with another spelling of the address too', async () => {
    const person = await member(world.gateway);
    await coolOff(person, 1);
    expect(await purchase(person)).toBe('COOL_OFF');
    expect(await purchase(person, 'plus_with_trial')).toBe('COOL_OFF');
    const visitor = await buy(world, { email: person.email.toUpperCase() });
    expect(visitor.errors?.[0]?.extensions.code).toBe('PLAY_STOPPED');
    await pass(world, DAY);
    expect(await purchase(person)).toBe('BOUGHT');
  });

  test('stops upgrades and the renewal: the plan ends with its period, uncharged, and a mail says why', async () => {
    const person = await payingMember(world, { planType: 'plus' });
    const ends = await periodEnd(world, person);
    await exclude(person, 6);
    expect((await memberPlan(world, person)).subscription).toMatchObject({
      ...{ nextChargeAt: null, nextChargeCents: null, renewalStop: 'SELF_EXCLUSION' },
    });
    expect((await changePlan(world, person, 'VIP')).errors?.[0]?.extensions.code).toBe('PLAY_STOPPED');
    expect((await memberPlan(world, person)).user.subscription).toBe('PLUS');
    await pass(world, ends);
    expect((await memberPlan(world, person)).user.subscription).toBe('FREE');
    expect(await chargesOf(world, person.uid)).toEqual([7_900]);
    expect(await mailsTo(world.gateway, person, 'plan-ended')).toMatchObject([{ reason: 'own-limit' }]);
  });

  test('is never shortened: neither by the member nor by a statement in the database', async () => {
    const person = await member(world.gateway);
    const { coolOffUntil } = await coolOff(person, 30);
    expect((await coolOff(person, 1)).coolOffUntil).toBe(coolOffUntil);
    const { excludedUntil } = await exclude(person, 0);
    expect(excludedUntil).toBe('9999-12-31T00:00:00.000Z');
    expect((await exclude(person, 6)).excludedUntil).toBe(excludedUntil);
    expect(await coolOff(person, 3)).toEqual({ code: 'BAD_USER_INPUT' });
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
  const person = await payingMember(world, { planType: 'plus' });
  await coolOff(person, 7);
  expect((await memberPlan(world, person)).subscription).toMatchObject({
    ...{ nextChargeAt: await periodEnd(world, person), nextChargeCents: 7_900, renewalStop: null },
  });
});

describe('the monthly limit', () => {
  test('stops what would exceed it, counts what was charged, and is lowered at once and raised after a week', async () => {
    const person = await member(world.gateway);
    expect(await limit(person, 10_000)).toMatchObject({ monthlyLimitCents: 10_000, nextLimitAt: null });
    expect(await purchase(person, 'premium')).toBe('MONTHLY_LIMIT');
    expect(await purchase(person, 'plus')).toBe('BOUGHT');
    expect(await limits(person)).toMatchObject({ spentThisMonthCents: 7_900, spentCents: 7_900 });
    const raised = await limit(person, 50_000);
    expect(raised).toMatchObject({ monthlyLimitCents: 10_000, nextLimitCents: 50_000 });
    const upgrade = () => changePlan(world, person, 'PREMIUM');
    expect((await upgrade()).errors?.[0]?.extensions).toMatchObject({ stop: 'MONTHLY_LIMIT' });
    await pass(world, 7 * DAY);
    expect(await limits(person)).toMatchObject({ monthlyLimitCents: 50_000, nextLimitAt: null });
    expect((await upgrade()).errors).toBeUndefined();
  });

  test('stops a renewal that would exceed it', async () => {
    const person = await payingMember(world, { planType: 'premium' });
    await limit(person, 5_000);
    await pass(world, await periodEnd(world, person));
    expect(await chargesOf(world, person.uid)).toEqual([12_900]);
    expect((await memberPlan(world, person)).subscription).toBeNull();
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
