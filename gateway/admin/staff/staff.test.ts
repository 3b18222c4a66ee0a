import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { mailsTo, member, type TestUser } from '#gateway/testing/users.ts';
import { STAFF_ROLES, type StaffRole } from '#schema/rules/access/staff.ts';
import { DAY, HOUR } from '#schema/rules/time/durations.ts';

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
  const input = { email: target.email, was: 'ANALYST', reason: 'Joined the team', ...change };
  return ask<{ setStaffRole: { userId: string } }>(gateway, SET, { input }, actor);
}

const helper = () => member(gateway, { role: 'ANALYST' });

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const roleOf = async ({ uid }: TestUser) =>
  (
    await sql<{ role: StaffRole | null; is_admin: boolean }>(
      'select role, is_admin from users where id = ?',
      [uid],
    )
  )[0];

const PREVIEW = 'query ($input: MemberActPreviewInput!) { memberActPreview(input: $input) { seen } }';
const ACTS_ON = { DISABLE: 'disableMember', CORRECT_ADDRESS: 'correctAddress' };

async function act(name: keyof typeof ACTS_ON, { uid: userId }: TestUser, actor: TestUser, email?: string) {
  const asked = { userId, ...(email && { email }) };
  const { data } = await ask<{ memberActPreview: { seen: string } }>(
    gateway,
    PREVIEW,
    { input: { ...asked, act: name } },
    actor,
  );
  const seen = data?.memberActPreview.seen ?? '';
  const field = ACTS_ON[name];
  const query = `mutation ($input: ${field[0]?.toUpperCase()}${field.slice(1)}Input!) { ${field}(input: $input) { __typename } }`;
  return ask(gateway, query, { input: { ...asked, seen, reason: 'Left', requestId: randomUUID() } }, actor);
}

const remove = ({ uid: userId }: TestUser) =>
  ask(
    gateway,
    'mutation ($input: DeleteMemberInput!) { deleteMember(input: $input) { userId } }',
    { input: { userId, reason: 'Test' } },
    owner,
  );

describe('giving and taking roles', () => {
  test('counts at once, is in the audit log with before and after, and a mail tells the person', async () => {
    const person = await helper();
    expect((await set(person, { role: 'SUPPORT' })).errors).toBeUndefined();
    const { data } = await ask(gateway, '{ me { role scopes isAdmin } }', {}, person);
    expect(data).toMatchObject({ me: { role: 'SUPPORT', isAdmin: false } });
    const [entry] = await sql<{ actor: string; details: unknown }>(
      "select actor, details from audit_log where target = ? and action = 'staff.role'",
      [person.uid],
    );
    expect(entry).toMatchObject({
      actor: owner.uid,
      details: { before: { role: 'ANALYST' }, after: { role: 'SUPPORT' }, reason: 'Joined the team' },
    });
    expect(await mailsTo(gateway, person, 'staff-role')).toMatchObject([{ role: 'Support' }]);
  });

  test('a change that was decided on an outdated role is CONFLICT', async () => {
    const person = await member(gateway, { role: 'ANALYST' });
    expect(codeOf(await set(person, { role: 'SUPPORT', was: 'FINANCE' }))).toBe('CONFLICT');
    expect((await roleOf(person))?.role).toBe('ANALYST');
  });

  test('a first role is no change: its keys and sessions of before would have it too', async () => {
    for (const person of [await member(gateway), await member(gateway, { isProved: true })]) {
      for (const role of STAFF_ROLES)
        expect(codeOf(await set(person, { role, was: null }))).toBe('BAD_USER_INPUT');
      expect((await roleOf(person))?.role).toBeNull();
    }
  });

  test('an account that has not proved its address keeps or loses its role, and gets no other', async () => {
    const older = await member(gateway, { role: 'ANALYST', isProved: false });
    expect(codeOf(await set(older, { role: 'FINANCE', was: 'ANALYST' }))).toBe('VERIFY_EMAIL');
    expect(codeOf(await set(older, { role: null, was: 'ANALYST' }))).toBeUndefined();
  });

  test('an unknown address, and no reason', async () => {
    const nobody = { ...owner, email: 'nobody@chalkline.test' };
    expect(codeOf(await set(nobody, { role: 'SUPPORT' }))).toBe('NOT_FOUND');
    expect(codeOf(await set(owner, { role: 'SUPPORT', was: 'OWNER', reason: ' ' }))).toBe('BAD_USER_INPUT');
  });
});

describe('a further owner', () => {
  test.each(['their role', 'their sign-in', 'their account', 'their address'] as const)(
    'waits a day once its asker has taken another owner %s',
    async (what) => {
      const [other, person] = [await member(gateway, { role: 'OWNER' }), await helper()];
      const id = (await set(person, { role: 'OWNER' })).errors?.[0]?.extensions.approvalId;
      const taken = {
        'their role': () => set(other, { role: null, was: 'OWNER' }),
        'their sign-in': () => act('DISABLE', other, owner),
        'their account': () => remove(other),
        'their address': () => act('CORRECT_ADDRESS', other, owner, `new-${other.email}`),
      };
      expect(codeOf(await taken[what]())).toBeUndefined();
      later(HOUR);
      expect(await approve(owner, id)).toBe('APPROVAL_NEEDED');
      later(DAY - HOUR);
      expect(await approve(owner, id)).toBeUndefined();
    },
  );

  const DECIDE = 'mutation ($input: ApproveActInput!) { approveAct(input: $input) { approvalId } }';
  const approve = async (actor: TestUser, approvalId: unknown) =>
    codeOf(await ask(gateway, DECIDE, { input: { approvalId } }, actor));
  const later = (milliseconds: number) =>
    gateway.services.clock.set(new Date(gateway.services.clock.now().getTime() + milliseconds).toISOString());

  test('of a lone one waits an hour, and a mail tells the one who asked', async () => {
    const person = await helper();
    const { errors } = await set(person, { role: 'OWNER' });
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'APPROVAL_NEEDED' },
      message: expect.stringMatching(
        /^A further owner waits: the owners have an email about it, and you can/,
      ),
    });
    const id = errors?.[0]?.extensions.approvalId;
    expect(await mailsTo(gateway, owner, 'admin-approval')).toMatchObject([
      { text: `A further owner (${person.email})`, aloneFrom: expect.any(String) },
    ]);
    expect((await roleOf(person))?.role).toBe('ANALYST');
    expect(await approve(owner, id)).toBe('APPROVAL_NEEDED');
    later(HOUR);
    expect(await approve(owner, id)).toBeUndefined();
    expect((await roleOf(person))?.role).toBe('OWNER');
    const [, entry] = await sql<{ details: unknown }>(
      "select details from audit_log where target = ? and action in ('approval.ask', 'staff.role') order by id",
      [person.uid],
    );
    expect(entry).toMatchObject({ details: { after: { role: 'OWNER' }, approval: id, askedBy: owner.uid } });
  });

  test('beside another is mailed to them: they approve or reject it, and not the account of who asked', async () => {
    const [other, person, double] = [
      await member(gateway, { role: 'OWNER' }),
      await helper(),
      await member(gateway, { role: 'ANALYST' }),
    ];
    const first = (await set(double, { role: 'OWNER', was: 'ANALYST' })).errors?.[0]?.extensions.approvalId;
    later(HOUR);
    expect(await approve(owner, first)).toBeUndefined();
    const id = (await set(person, { role: 'OWNER' })).errors?.[0]?.extensions.approvalId;
    expect(await mailsTo(gateway, other, 'admin-approval')).toHaveLength(2);
    expect(await approve(double, id)).toBe('APPROVAL_NEEDED');
    expect(await approve(other, id)).toBeUndefined();
    expect((await roleOf(person))?.role).toBe('OWNER');
  });

  test('whose address is another one by then, or proved no more, is not made', async () => {
    const [moved, unproved] = [await helper(), await helper()];
    const ask = async (target: TestUser) =>
      (await set(target, { role: 'OWNER' })).errors?.[0]?.extensions.approvalId;
    const ids = [await ask(moved), await ask(unproved)];
    await sql('update users set email = ?, email_proved_at = now() where id = ?', [
      `taken-${moved.email}`,
      moved.uid,
    ]);
    await sql('update users set email_proved_at = null where id = ?', [unproved.uid]);
    later(HOUR);
    expect([await approve(owner, ids[0]), await approve(owner, ids[1])]).toEqual([
      'CONFLICT',
      'VERIFY_EMAIL',
    ]);
    for (const person of [moved, unproved]) expect((await roleOf(person))?.role).toBe('ANALYST');
  });

  test('whose role is another one by then is CONFLICT', async () => {
    const person = await helper();
    const id = (await set(person, { role: 'OWNER' })).errors?.[0]?.extensions.approvalId;
    await set(person, { role: 'SUPPORT' });
    later(HOUR);
    expect(await approve(owner, id)).toBe('CONFLICT');
    expect((await roleOf(person))?.role).toBe('SUPPORT');
  });
});

describe('the last owner', () => {
  const disable = async (target: TestUser, actor: TestUser) => codeOf(await act('DISABLE', target, actor));

  test('keeps the role and the account', async () => {
    expect(codeOf(await set(owner, { role: null, was: 'OWNER' }))).toBe('LAST_OWNER');
    expect(codeOf(await remove(owner))).toBe('LAST_OWNER');
    expect((await roleOf(owner))?.role).toBe('OWNER');
  });

  test('can sign in: is not disabled by themselves, and a disabled one counts for nothing', async () => {
    expect(await disable(owner, owner)).toBe('LAST_OWNER');
    const other = await member(gateway, { role: 'OWNER' });
    expect(await disable(other, owner)).toBeUndefined();
    expect(codeOf(await set(owner, { role: null, was: 'OWNER' }))).toBe('LAST_OWNER');
    expect(codeOf(await set(other, { role: null, was: 'OWNER' }))).toBeUndefined();
  });

  test('stays when two owners disable each other at the same moment', async () => {
    const other = await member(gateway, { role: 'OWNER' });
    const codes = await Promise.all([disable(other, owner), disable(owner, other)]);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(await sql("select from users where role = 'OWNER' and disabled_at is null")).toHaveLength(1);
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
