import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { mailsTo, member, type TestUser } from '#gateway/testing/users.ts';
import { STAFF_ROLES, type StaffRole } from '#schema/rules/access/staff.ts';

let gateway: TestGateway;
let owner: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
});
beforeEach(async () => {
  await sql('update users set role = null where role is not null');
  owner = await member(gateway, { role: 'OWNER' });
});
afterAll(() => gateway.close());

const sql = <T = unknown>(text: string, values: unknown[] = []) =>
  gateway.services.database.em.execute<T[]>(text, values);

const SET = `mutation ($input: SetStaffRoleInput!) {
  setStaffRole(input: $input) { userId staff { email role } }
}`;

interface Change {
  role: StaffRole | null;
  was?: StaffRole | null;
  reason?: string;
}

async function set(target: TestUser, change: Change, actor = owner) {
  const input = { email: target.email, was: null, reason: 'Joined the team', ...change };
  return ask<{ setStaffRole: { userId: string } }>(gateway, SET, { input }, actor);
}

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const roleOf = async ({ uid }: TestUser) =>
  (
    await sql<{ role: StaffRole | null; is_admin: boolean }>(
      'select role, is_admin from users where id = ?',
      [uid],
    )
  )[0];

describe('giving and taking roles', () => {
  test('counts at once, is in the audit log with before and after, and a mail tells the person', async () => {
    const person = await member(gateway);
    expect((await set(person, { role: 'SUPPORT' })).errors).toBeUndefined();
    const { data } = await ask(gateway, '{ me { role scopes isAdmin } }', {}, person);
    expect(data).toMatchObject({ me: { role: 'SUPPORT', isAdmin: false } });
    const [entry] = await sql<{ actor: string; details: unknown }>(
      "select actor, details from audit_log where target = ? and action = 'staff.role'",
      [person.uid],
    );
    expect(entry).toMatchObject({
      actor: owner.uid,
      details: { before: { role: null }, after: { role: 'SUPPORT' }, reason: 'Joined the team' },
    });
    expect(await mailsTo(gateway, person, 'staff-role')).toMatchObject([{ role: 'Support' }]);
  });

  test('a change that was decided on an outdated role is CONFLICT', async () => {
    const person = await member(gateway, { role: 'ANALYST' });
    expect(codeOf(await set(person, { role: 'SUPPORT', was: 'FINANCE' }))).toBe('CONFLICT');
    expect((await roleOf(person))?.role).toBe('ANALYST');
  });

  test('an unknown address, and no reason', async () => {
    const nobody = { ...owner, email: 'nobody@chalkline.test' };
    expect(codeOf(await set(nobody, { role: 'SUPPORT' }))).toBe('NOT_FOUND');
    expect(codeOf(await set(owner, { role: 'SUPPORT', was: 'OWNER', reason: ' ' }))).toBe('BAD_USER_INPUT');
  });
});

describe('the last owner', () => {
  test('keeps the role and the account', async () => {
    expect(codeOf(await set(owner, { role: null, was: 'OWNER' }))).toBe('LAST_OWNER');
    const remove = 'mutation ($input: DeleteMemberInput!) { deleteMember(input: $input) { userId } }';
    const input = { userId: owner.uid, reason: 'Test' };
    expect(codeOf(await ask(gateway, remove, { input }, owner))).toBe('LAST_OWNER');
    expect((await roleOf(owner))?.role).toBe('OWNER');
  });

  test('stays when two owners remove each other at the same moment', async () => {
    const other = await member(gateway, { role: 'OWNER' });
    const answers = await Promise.all([
      set(other, { role: null, was: 'OWNER' }),
      set(owner, { role: null, was: 'OWNER' }, other),
    ]);
    // The second is refused as the last owner, or because the first took their role before.
    expect(answers.map(codeOf).filter((code) => code === undefined)).toHaveLength(1);
    expect(await sql("select from users where role = 'OWNER'")).toHaveLength(1);
  });
});

describe('acts on accounts of the staff', () => {
  const ACTS = {
    revokeMemberSessions: (userId: string) => ({ userId }),
    deleteMember: (userId: string) => ({ userId, reason: 'Test' }),
    grantPlan: (userId: string) => ({ userId, tier: 'VIP', endsAt: '2031-12-31T00:00:00Z', reason: 'Test' }),
    revokePlan: (userId: string) => ({ userId, reason: 'Test' }),
    cancelRenewal: (userId: string) => ({ userId, reason: 'Test' }),
  };

  test.each(Object.entries(ACTS))(
    '%s is refused to support for anyone with a role, themselves too',
    async (name, input) => {
      const support = await member(gateway, { role: 'SUPPORT' });
      const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
      const query = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`;
      for (const target of [
        ...(name === 'deleteMember' ? [] : [support]),
        owner,
        await member(gateway, { role: 'ANALYST', plan: { tier: 'PLUS' } }),
      ])
        expect((await ask(gateway, query, { input: input(target.uid) }, support)).errors).toMatchObject([
          { extensions: { code: 'FORBIDDEN', scopes: ['STAFF'] } },
        ]);
    },
  );
});

describe('a gateway of the release before, which knows is_admin alone', () => {
  test.each(STAFF_ROLES)('takes %s for an admin only if it is an owner', async (role) => {
    expect(await roleOf(await member(gateway, { role }))).toEqual({ role, is_admin: role === 'OWNER' });
  });

  test('makes owners and unmakes them, and leaves other roles as they are', async () => {
    const [person, analyst] = [await member(gateway), await member(gateway, { role: 'ANALYST' })];
    await sql('update users set is_admin = true where id = ?', [person.uid]);
    expect(await roleOf(person)).toEqual({ role: 'OWNER', is_admin: true });
    await sql('update users set is_admin = false where id in (?, ?)', [person.uid, analyst.uid]);
    expect(await roleOf(person)).toEqual({ role: null, is_admin: false });
    expect(await roleOf(analyst)).toEqual({ role: 'ANALYST', is_admin: false });
  });

  test('gives an account to another identity, or deletes it: the role ends', async () => {
    const analyst = await member(gateway, { role: 'ANALYST' });
    await sql('update users set id = ?, is_admin = false where id = ?', [`${analyst.uid}-new`, analyst.uid]);
    expect(await roleOf({ ...analyst, uid: `${analyst.uid}-new` })).toEqual({ role: null, is_admin: false });
  });
});
