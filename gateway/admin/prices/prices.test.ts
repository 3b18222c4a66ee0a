import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { buy, type MoneyWorld, memberPlan, openMoneyWorld, payingMember } from '#gateway/testing/money.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { STAFF_ROLES } from '#schema/rules/access/staff.ts';

let world: MoneyWorld;
let owner: TestUser;
beforeAll(async () => {
  world = await openMoneyWorld();
  owner = await member(world.gateway, { role: 'OWNER' });
});
afterAll(() => world.close());

const CHANGE = `mutation ($input: ChangePlanPriceInput!) {
  changePlanPrice(input: $input) { planPrices { id tier months cents startsAt byEmail reason } }
}`;
const PREVIEW = `query ($price: PlanPriceInput!) {
  planPricePreview(price: $price) { beforeCents afterCents startsAt runningPlans plannedChanges }
}`;

interface Listed {
  id: number;
  tier: string;
  cents: number;
}

const sql = <T>(text: string, values: unknown[] = []) =>
  world.gateway.services.database.em.execute<T[]>(text, values);
const version = async () =>
  Number((await sql<{ id: number }>('select max(id) as id from plan_prices'))[0]?.id);

async function change(more: Record<string, unknown>, actor = owner) {
  const input = {
    tier: 'PLUS',
    months: 1,
    reason: 'More picks',
    requestId: randomUUID(),
    version: await version(),
    ...more,
  };
  return ask<{ changePlanPrice: { planPrices: Listed[] } }>(world.gateway, CHANGE, { input }, actor);
}

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const preview = (price: Record<string, unknown>, actor = owner) =>
  ask(world.gateway, PREVIEW, { price: { tier: 'PLUS', months: 1, ...price } }, actor);

test('a new price counts from the next request on, for new plans alone, and is in the audit log', async () => {
  const before = await payingMember(world, { planType: 'plus' });
  const { data } = await preview({ cents: 8_900 });
  expect(data).toMatchObject({
    planPricePreview: { beforeCents: 7_900, afterCents: 8_900, runningPlans: 1, plannedChanges: 0 },
  });
  const changed = await change({ cents: 8_900 });
  expect(changed.data.changePlanPrice.planPrices[0]).toMatchObject({
    ...{ id: 4, tier: 'PLUS', months: 1, cents: 8_900 },
    ...{ byEmail: owner.email, reason: 'More picks' },
  });
  const after = await payingMember(world, { planType: 'plus', expectedTotalCents: 8_900 });
  expect((await memberPlan(world, before)).subscription?.nextChargeCents).toBe(7_900);
  expect((await memberPlan(world, after)).subscription?.nextChargeCents).toBe(8_900);
  const [entry] = await sql<object>(
    "select actor, target, details from audit_log where action = 'price.change'",
  );
  expect(entry).toMatchObject({
    ...{ actor: owner.uid, target: 'PLUS' },
    details: { before: { cents: 7_900 }, after: { cents: 8_900 }, reason: 'More picks' },
  });
});

test('a page that was opened before gets PRICE_CHANGED with the new total, and nothing is charged', async () => {
  const refused = await buy(world, { planType: 'plus', expectedTotalCents: 7_900 });
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'PRICE_CHANGED', totalCents: 8_900 });
  expect((await buy(world, { planType: 'plus', expectedTotalCents: 8_900 })).errors).toBeUndefined();
});

test('the second of two admins is told that a price has changed, and a repeated request changes nothing', async () => {
  const input = { cents: 9_900, requestId: 'one-click', version: await version() };
  expect((await change(input)).errors).toBeUndefined();
  expect((await change(input)).errors).toBeUndefined();
  expect(codeOf(await change({ ...input, cents: 9_500 }))).toBe('KEY_REUSED');
  expect(codeOf(await change({ ...input, requestId: 'another' }))).toBe('CONFLICT');
  const open = await version();
  const both = await Promise.all([9_100, 9_200].map((cents) => change({ cents, version: open })));
  expect(both.map(codeOf).sort()).toEqual(['CONFLICT', undefined]);
  expect(await version()).toBe(open + 1);
});

test('an upgrade and a planned change cost what is asked on the day they are chosen', async () => {
  const user = await payingMember(world, { planType: 'vip' });
  const plan =
    'mutation ($input: ChangePlanInput!) { changePlan(input: $input) { subscription { nextChargeCents } } }';
  const planned = await ask(world.gateway, plan, { input: { tier: 'PREMIUM' } }, user);
  expect(planned.data).toMatchObject({ changePlan: { subscription: { nextChargeCents: 12_900 } } });
  const { data } = await preview({ tier: 'PREMIUM', cents: 13_900 });
  expect(data).toMatchObject({ planPricePreview: { plannedChanges: 1 } });
  await change({ tier: 'PREMIUM', cents: 13_900 });
  expect((await memberPlan(world, user)).subscription?.nextChargeCents).toBe(12_900);
});

test.each([
  [{ cents: 50 }, 'BAD_USER_INPUT'],
  [{ cents: 8_000, reason: ' ' }, 'BAD_USER_INPUT'],
  [{ cents: 8_000, tier: 'FREE' }, 'BAD_USER_INPUT'],
  [{ cents: 8_000, startsAt: '2020-01-01T00:00:00Z' }, 'BAD_USER_INPUT'],
])('%j is %s', async (input, code) => expect(codeOf(await change(input))).toBe(code));

test.each(STAFF_ROLES.filter((role) => role !== 'OWNER'))('%s may not see or change prices', async (role) => {
  const person = await member(world.gateway, { role });
  expect(codeOf(await change({ cents: 5_000 }, person))).toBe('FORBIDDEN');
  expect(codeOf(await preview({ cents: 5_000 }, person))).toBe('FORBIDDEN');
});
