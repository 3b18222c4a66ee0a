import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { advance, DAY, type MoneyWorld, openMoneyWorld } from '#gateway/testing/money.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

let world: MoneyWorld;
let proposer: TestUser;
let standing: TestUser;
beforeAll(async () => {
  world = await openMoneyWorld();
  proposer = await member(world.gateway, { role: 'OWNER' });
  standing = await member(world.gateway, { role: 'OWNER' });
});
afterAll(() => world.close());

const sql = (text: string, values: unknown[] = []) =>
  world.gateway.services.database.em.execute(text, values);
const write = (name: string, type: string, input: Record<string, unknown>, actor: TestUser) =>
  ask<{ done: { planPriceMoves: { id: string }[] } }>(
    world.gateway,
    `mutation ($input: ${type}!) { done: ${name}(input: $input) { planPriceMoves { id } } }`,
    { input },
    actor,
  );
const approve = async (id: string, actor: TestUser) =>
  (await write('approvePriceMove', 'PriceMoveInput', { id }, actor)).errors?.[0]?.extensions.code ?? null;

async function propose(cents: number): Promise<string> {
  await sql(
    `insert into plan_prices (id, tier, months, cents, starts_at, "by", reason)
     select max(id) + 1, 'VIP', 1, ?, ?, 'test', 'Raised' from plan_prices`,
    [cents, world.gateway.services.clock.now()],
  );
  const input = { tier: 'VIP', cents, reason: 'Costs', requestId: randomUUID() };
  const { data } = await write('proposePriceMove', 'ProposePriceMoveInput', input, proposer);
  return String(data.done.planPriceMoves[0]?.id);
}

/** An owner whose role is in the audit log as given by `giver` now. Giving this one takes an hour; how it was given is not looked at. */
async function newOwner(giver: TestUser): Promise<TestUser> {
  const made = await member(world.gateway, { role: 'ANALYST' });
  const give = 'mutation ($input: SetStaffRoleInput!) { setStaffRole(input: $input) { userId } }';
  const input = { email: made.email, role: 'FINANCE', was: 'ANALYST', reason: 'Moved' };
  expect((await ask(world.gateway, give, { input }, giver)).errors).toBeUndefined();
  await sql("update users set role = 'OWNER' where id = ?", [made.uid]);
  return made;
}

test('who got the role within a day before a move, or after it was proposed, does not decide it', async () => {
  const before = await newOwner(proposer);
  const id = await propose(30_000);
  const after = await newOwner(standing);
  for (const owner of [before, after]) expect(await approve(id, owner)).toBe('CONFLICT');
  expect(await approve(id, standing)).toBeNull();
  await write('endPriceMove', 'PriceMoveInput', { id }, standing);

  advance(world, DAY + 60_000);
  const next = await propose(31_000);
  expect(await approve(next, before)).toBeNull();
  await write('endPriceMove', 'PriceMoveInput', { id: next }, standing);
});
