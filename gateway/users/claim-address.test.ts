import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { cancel, type MoneyWorld, memberPlan, openMoneyWorld, payingMember } from '#gateway/testing/money.ts';
import { signInAgain, signUp, type TestUser } from '#gateway/testing/users.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld();
});
afterAll(() => world.close());

async function register(user: TestUser): Promise<string> {
  const { errors } = await ask(world.gateway, 'mutation { register { user { id } } }', {}, user);
  return String(errors?.[0]?.extensions.code ?? 'REGISTERED');
}

/** A paying member whose identity is gone, and a new identity with the same address. */
async function lostAndNew(): Promise<{ lost: TestUser; fresh: TestUser }> {
  const lost = await payingMember(world, { planType: 'plus' });
  await world.gateway.services.identity.deleteAccount(lost.uid);
  return { lost, fresh: await signUp(lost.email) };
}

test('an address whose identity was deleted is claimed by a user who proves to own it, plan and all', async () => {
  const { lost, fresh } = await lostAndNew();
  const key = await givenKey(world.gateway, lost, ['READ_PICKS']);
  expect(await register(fresh)).toBe('VERIFY_EMAIL');
  const verified = await signInAgain(fresh, { verified: true });
  expect(await register(verified)).toBe('REGISTERED');
  expect((await memberPlan(world, verified)).subscription).toMatchObject({ tier: 'PLUS' });
  expect((await cancel(world, verified)).errors).toBeUndefined();
  const { errors } = await ask(world.gateway, '{ board { totalCount } }', {}, key);
  expect(errors?.[0]?.extensions.code).toBe('KEY_REVOKED');
  expect(await auditOf(world.gateway, verified.uid)).toEqual([
    { actor: verified.uid, action: 'user.claim', details: { former: lost.uid } },
  ]);
});

test('an address whose owner can still sign in is claimed by nobody', async () => {
  const owner = await payingMember(world, { planType: 'plus' });
  await world.gateway.services.database.em.execute('update users set email = upper(email) where id = ?', [
    owner.uid,
  ]);
  const other = await signUp();
  await world.gateway.services.database.em.execute('update users set email = ? where id = ?', [
    other.email,
    owner.uid,
  ]);
  expect(await register(await signInAgain(other, { verified: true }))).toBe('EMAIL_ALREADY_IN_USE');
});
