import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { whoDecides } from '#gateway/billing/ledger/ask-approval.ts';
import { invitationLink } from '#gateway/mail/invitation-link.ts';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { mailsTo, member, type TestUser } from '#gateway/testing/users.ts';
import type { StaffRole } from '#schema/rules/access/staff.ts';
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
const newAddress = () => `helper-${randomUUID()}@work.test`;
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const later = (milliseconds: number) =>
  gateway.services.clock.set(new Date(gateway.services.clock.now().getTime() + milliseconds).toISOString());

const INVITE = `mutation ($input: InviteStaffInput!) {
  inviteStaff(input: $input) { staff { email } invitations { id email role invitedBy expiresAt } }
}`;
const WITHDRAW = `mutation ($input: WithdrawStaffInvitationInput!) {
  withdrawStaffInvitation(input: $input) { invitations { id } }
}`;

interface Invitation {
  id: string;
  email: string;
}
function invite(email: string, role: StaffRole = 'SUPPORT', actor = owner) {
  const input = { email, role, reason: 'Joins on Monday' };
  return ask<{ inviteStaff: { invitations: Invitation[] } }>(gateway, INVITE, { input }, actor);
}

/** Somebody signs up with an address, with their own password, and has not proved it. */
async function signUp(email: string): Promise<TestUser> {
  const person = await member(gateway);
  await sql('update users set email = ? where id = ?', [email, person.uid]);
  return { ...person, email };
}
const prove = (uid: string) =>
  sql('update users set email_proved_at = ? where id = ? and email_proved_at is null', [
    gateway.services.clock.now(),
    uid,
  ]);
const roleOf = async (uid: string) =>
  (await sql<{ role: StaffRole | null }>('select role from users where id = ?', [uid]))[0]?.role;

const ACCEPT = `mutation ($input: AcceptStaffInvitationInput!) { acceptStaffInvitation(input: $input) { role } }`;

/** The link of the last invitation that was mailed to an address. */
async function linkTo(email: string): Promise<{ invitationId: string; signature: string }> {
  const mails = await mailsTo(gateway, { email } as TestUser, 'staff-invitation');
  const { invitation } = mails.at(-1) as { invitation: string };
  const url = new URL(
    invitationLink({ invitation, email }, 'https://picks.example', gateway.services.signingKey),
  );
  expect(url.pathname).toBe('/invitation');
  return {
    invitationId: url.searchParams.get('member') ?? '',
    signature: url.searchParams.get('signature') ?? '',
  };
}
const accept = (input: object, person: TestUser) =>
  ask<{ acceptStaffInvitation: { role: StaffRole } }>(gateway, ACCEPT, { input }, person);

test('who reads the mail and is signed in with the address gets the role, and everybody else is signed out', async () => {
  const email = newAddress();
  const { data } = await invite(email.toUpperCase());
  expect(data.inviteStaff.invitations).toMatchObject([
    { email: email.toUpperCase(), role: 'SUPPORT', invitedBy: owner.email },
  ]);
  const link = await linkTo(email.toUpperCase());
  const person = await signUp(email);
  const { data: accepted } = await accept(link, person);
  expect([accepted.acceptStaffInvitation.role, await roleOf(person.uid)]).toEqual(['SUPPORT', 'SUPPORT']);
  expect(codeOf(await accept(link, person))).toBe('INVALID_TOKEN');
  const entries = await sql(
    "select actor, action, details from audit_log where action like 'staff.%' and (target = ? or target = ?) order by id",
    [person.uid, link.invitationId],
  );
  expect(entries).toMatchObject([
    { actor: owner.uid, action: 'staff.invite', details: { role: 'SUPPORT' } },
    {
      actor: owner.uid,
      action: 'staff.role',
      details: { before: { role: null }, after: { role: 'SUPPORT' } },
    },
  ]);
  const [{ proved } = {}] = await sql<{ proved?: boolean }>(
    'select email_proved_at is not null as proved from users where id = ?',
    [person.uid],
  );
  expect(proved).toBe(true);
});

test('who signed up with the address of a helper to come gets no role, whatever the helper confirms', async () => {
  const email = newAddress();
  const squatter = await signUp(email);
  const { data } = await invite(email);
  const [invitation] = data.inviteStaff.invitations;
  await prove(squatter.uid);
  expect(await roleOf(squatter.uid)).toBeNull();
  const guess = { invitationId: invitation?.id, signature: 'x'.repeat(43) };
  expect(codeOf(await accept(guess, squatter))).toBe('LINK_EXPIRED');
});

test('a sign-in by another address that was linked to the account is none any more', async () => {
  const email = newAddress();
  const { uid } = await signUp(email);
  const identity = getAuth(initializeApp({ projectId: 'demo-chalkline' }, `invitations-${uid}`));
  const google = { providerId: 'google.com', uid: randomUUID(), email: 'squatter@mail.test' };
  await identity.updateUser(uid, { providerToLink: google });
  await gateway.services.identity.keepOwnSignIns(uid);
  const { providerData } = await identity.getUser(uid);
  expect(providerData.map(({ providerId }) => providerId)).toEqual(['password']);
});

test('a link is good for the account of its address alone, and once', async () => {
  const email = newAddress();
  await invite(email, 'ANALYST');
  const link = await linkTo(email);
  expect(codeOf(await accept(link, await member(gateway)))).toBe('FORBIDDEN');
  const person = await signUp(email);
  expect((await accept(link, person)).errors).toBeUndefined();
  await sql('update users set role = null, sessions_valid_since = null where id = ?', [person.uid]);
  expect(codeOf(await accept(link, person))).toBe('LINK_EXPIRED');
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ['that was withdrawn', (invitationId) => ask(gateway, WITHDRAW, { input: { invitationId } }, owner)],
  ['of eight days ago', async () => later(8 * DAY)],
  ['whose owner is one no more', () => sql('update users set role = null where id = ?', [owner.uid])],
  ['whose owner is disabled', () => sql('update users set disabled_at = now() where id = ?', [owner.uid])],
])('an invitation %s gives nothing', async (_what, end) => {
  const email = newAddress();
  const { data } = await invite(email);
  const id = data.inviteStaff.invitations.find((each) => each.email === email)?.id ?? '';
  const link = await linkTo(email);
  const person = await signUp(email);
  await end(id);
  expect(codeOf(await accept(link, person))).toBe('LINK_EXPIRED');
  expect(await roleOf(person.uid)).toBeNull();
});

test('an address that is invited twice gets the later role', async () => {
  const email = newAddress();
  await invite(email, 'FINANCE');
  const { data } = await invite(email, 'ANALYST');
  expect(data.inviteStaff.invitations.filter((each) => each.email === email)).toHaveLength(1);
  const person = await signUp(email);
  expect((await accept(await linkTo(email), person)).data.acceptStaffInvitation.role).toBe('ANALYST');
});

test('an account that has proved its address accepts too, one of the staff is CONFLICT', async () => {
  const person = await member(gateway);
  await prove(person.uid);
  expect((await invite(person.email)).errors).toBeUndefined();
  expect(await roleOf(person.uid)).toBeNull();
  await accept(await linkTo(person.email), person);
  expect(await roleOf(person.uid)).toBe('SUPPORT');
  expect(codeOf(await invite(person.email, 'ANALYST'))).toBe('CONFLICT');
});

test('nobody is invited to be an owner, with an account or without', async () => {
  const person = await member(gateway);
  await prove(person.uid);
  expect(codeOf(await invite(person.email, 'OWNER'))).toBe('BAD_USER_INPUT');
  expect(codeOf(await invite(newAddress(), 'OWNER'))).toBe('BAD_USER_INPUT');
  expect(codeOf(await invite('nonsense'))).toBe('BAD_USER_INPUT');
});

test.each<StaffRole>(['FINANCE', 'SUPPORT', 'ANALYST'])(
  '%s invites nobody and withdraws nothing',
  async (role) => {
    const helper = await member(gateway, { role });
    expect(codeOf(await invite(newAddress(), 'ANALYST', helper))).toBe('FORBIDDEN');
    expect(codeOf(await ask(gateway, WITHDRAW, { input: { invitationId: 'x' } }, helper))).toBe('FORBIDDEN');
  },
);

test('an invitation takes a passkey of the last five minutes from who has one', async () => {
  await sql(
    `insert into passkeys (id, user_id, name, public_key, counter, transports, created_at) values (?, ?, 'Key', 'x', 0, '{}', now())`,
    [`key-of-${owner.uid}`, owner.uid],
  );
  expect(codeOf(await invite(newAddress()))).toBe('SECOND_FACTOR');
});

test('who was invited by the one who asks does not decide it within a day', async () => {
  const email = newAddress();
  await invite(email, 'FINANCE');
  const helper = await signUp(email);
  await accept(await linkTo(email), helper);
  expect(await roleOf(helper.uid)).toBe('FINANCE');
  later(HOUR);
  const { deciders } = await whoDecides(gateway.services.database.em.fork(), {
    kind: 'REFUND',
    at: gateway.services.clock.now(),
  });
  expect(deciders).toContain(owner.uid);
  expect(deciders).not.toContain(helper.uid);
});
