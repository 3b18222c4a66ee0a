import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeAdmin } from '#gateway/admin/members/make-admin.ts';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { cancel, type MoneyWorld, memberPlan, openMoneyWorld, payingMember } from '#gateway/testing/money.ts';
import { member, signInAgain, signUp, type TestUser } from '#gateway/testing/users.ts';

describe('register', () => {
  const BOSS = `boss-${randomUUID()}@chalkline.test`;
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await openGateway({ ADMIN_EMAILS: ` ${BOSS.toUpperCase()} , other@chalkline.test` });
  });
  afterAll(() => gateway.close());

  const USER = 'id email subscription planStatus trialEndDate currentPeriodEndsAt isAdmin createdAt';
  const register = (user: TestUser | null) =>
    ask<{ register: { user: { id: string; isAdmin: boolean } } }>(
      gateway,
      `mutation { register { user { ${USER} } } }`,
      {},
      user,
    );
  const me = (user: TestUser | null) => ask<{ me: unknown }>(gateway, `{ me { ${USER} } }`, {}, user);

  describe('the first sign-in makes the account', () => {
    test('free, with a trial of exactly one day, and no admin', async () => {
      const user = await signUp();
      expect((await me(user)).data).toEqual({ me: null });
      const created = {
        id: user.uid,
        email: user.email,
        subscription: 'FREE',
        planStatus: 'TRIALING',
        trialEndDate: '2031-11-21T17:00:00.000Z',
        currentPeriodEndsAt: null,
        isAdmin: false,
        createdAt: '2031-11-20T17:00:00.000Z',
      };
      expect((await register(user)).data).toEqual({ register: { user: created } });
      expect((await me(user)).data).toEqual({ me: created });
    });

    test('repeating it later changes nothing: no second trial', async () => {
      const user = await signUp();
      const first = await register(user);
      gateway.services.clock.set('2031-11-21T16:00:00Z');
      expect((await register(user)).data).toEqual(first.data);
      gateway.services.clock.set('2031-11-20T17:00:00Z');
    });

    test('when two tabs do it at once, both get the same account', async () => {
      const user = await signUp();
      const answers = await Promise.all([register(user), register(user), register(user)]);
      for (const { data, errors } of answers) {
        expect(errors).toBeUndefined();
        expect(data).toEqual(answers[0]?.data);
      }
    });

    test('the address of another account is refused, whatever its case', async () => {
      const [user, owner] = [await signUp(), await signUp()];
      await gateway.services.database.em.execute(
        'insert into users (id, email, trial_ends_at, created_at) values (?, ?, now(), now())',
        [owner.uid, user.email.toUpperCase()],
      );
      const { data, errors } = await register(user);
      expect(data).toBeNull();
      expect(errors).toMatchObject([
        {
          message: 'An account already exists with this email',
          extensions: { code: 'EMAIL_ALREADY_IN_USE' },
        },
      ]);
      expect((await me(user)).data).toEqual({ me: null });
    });

    test('without a token there is nobody to register', async () => {
      const { data, errors } = await register(null);
      expect(data).toBeNull();
      expect(errors).toMatchObject([
        { message: 'No authenticated user', extensions: { code: 'UNAUTHENTICATED' } },
      ]);
      expect((await me(null)).data).toEqual({ me: null });
    });

    test('who has signed in but has no account reads what a visitor reads', async () => {
      const query = '{ board { totalCount } adminBoard(date: "2031-11-20") { totalCount } }';
      const { errors } = await ask(gateway, query, {}, await signUp());
      expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    });
  });

  describe('ADMIN_EMAILS', () => {
    test('makes an admin, once the address is verified and not before, and the audit log tells it', async () => {
      const boss = await signUp(BOSS);
      expect((await register(boss)).data.register.user.isAdmin).toBe(false);
      const proves = await signInAgain(boss, { verified: true });
      expect((await register(proves)).errors?.[0]?.extensions.code).toBe('INVALID_TOKEN');
      const verified = await signInAgain(boss);
      expect((await register(verified)).data.register.user.isAdmin).toBe(true);
      expect((await register(verified)).data.register.user.isAdmin).toBe(true);
      expect(await auditOf(gateway, boss.uid)).toEqual([
        { actor: 'system', action: 'user.promote', details: { by: 'ADMIN_EMAILS' } },
        { actor: 'system', action: 'user.revoke-sessions', details: { revokedKeys: 0 } },
      ]);
    });

    test('works for an account that a purchase made, once the address is verified', async () => {
      const listed = `listed-${randomUUID()}@chalkline.test`;
      gateway.services.adminEmails.push(listed);
      const buyer = await signUp(listed);
      await gateway.services.database.em.execute(
        'insert into users (id, email, trial_ends_at, created_at) values (?, ?, now(), now())',
        [buyer.uid, listed],
      );
      const isAdmin = async (user: TestUser) =>
        (await ask<{ me: { isAdmin: boolean } }>(gateway, '{ me { isAdmin } }', {}, user)).data.me.isAdmin;
      expect(await isAdmin(buyer)).toBe(false);
      await isAdmin(await signInAgain(buyer, { verified: true })).catch(() => null);
      expect(await isAdmin(await signInAgain(buyer))).toBe(true);
      expect(await auditOf(gateway, buyer.uid)).toHaveLength(2);
    });

    test('does not undo that another owner took the role away, on the page; the command line gives it back', async () => {
      const listed = `removed-${randomUUID()}@chalkline.test`;
      gateway.services.adminEmails.push(listed);
      let boss = await signInAgain(await signUp(listed), { verified: true });
      const role = async () => {
        const { data } = await ask<{ me: { role: string | null } }>(gateway, '{ me { role } }', {}, boss);
        return data.me.role;
      };
      await register(boss);
      expect(await role()).toBe('OWNER');
      const input = { email: listed, role: null, was: 'OWNER', reason: 'Left' };
      const set = 'mutation ($input: SetStaffRoleInput!) { setStaffRole(input: $input) { userId } }';
      const other = await member(gateway, { role: 'OWNER' });
      expect((await ask(gateway, set, { input }, other)).errors).toBeUndefined();
      expect([await role(), await role()]).toEqual([null, null]);
      const { database, clock } = gateway.services;
      await makeAdmin(database, clock.now(), listed);
      boss = await signInAgain(boss);
      expect(await role()).toBe('OWNER');
    });

    test('makes nobody else one, verified or not', async () => {
      const user = await signInAgain(await signUp(), { verified: true });
      expect((await register(user)).data.register.user.isAdmin).toBe(false);
    });
  });
});

describe('claiming an address', () => {
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
});
