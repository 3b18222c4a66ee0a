import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member, signInAgain, signUp, type TestUser } from '#gateway/testing/users.ts';
import type { StaffRole } from '#schema/rules/access/staff.ts';

let gateway: TestGateway;
let other: TestUser;
/** Of ADMIN_EMAILS. */
let listed: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
  other = await member(gateway, { role: 'OWNER' });
});
beforeEach(async () => {
  const email = `listed-${randomUUID()}@chalkline.test`;
  gateway.services.adminEmails.push(email);
  listed = await registered(email);
  expect(await roleOf(listed)).toBe('OWNER');
});
afterAll(() => gateway.close());

async function registered(email: string): Promise<TestUser> {
  const user = await signInAgain(await signUp(email), { verified: true });
  expect((await ask(gateway, 'mutation { register { user { id } } }', {}, user)).errors).toBeUndefined();
  return user;
}
/** As each of their requests finds it. */
async function roleOf(user: TestUser): Promise<StaffRole | null> {
  const { data } = await ask<{ me: { role: StaffRole | null } }>(gateway, '{ me { role } }', {}, user);
  return data.me.role;
}
async function set(was: StaffRole | null, role: StaffRole | null): Promise<void> {
  const query = 'mutation ($input: SetStaffRoleInput!) { setStaffRole(input: $input) { userId } }';
  const input = { email: listed.email, role, was, reason: 'Moved' };
  expect((await ask(gateway, query, { input }, other)).errors).toBeUndefined();
}
async function deleteListed(): Promise<void> {
  const query = 'mutation ($input: DeleteMemberInput!) { deleteMember(input: $input) { userId } }';
  const input = { userId: listed.uid, reason: 'Left' };
  expect((await ask(gateway, query, { input }, other)).errors).toBeUndefined();
}

test('who owns no more is not made an owner by ADMIN_EMAILS, whatever smaller role they get or lose', async () => {
  await set('OWNER', 'SUPPORT');
  expect(await roleOf(listed)).toBe('SUPPORT');
  await set('SUPPORT', 'FINANCE');
  expect(await roleOf(listed)).toBe('FINANCE');
  await set('FINANCE', null);
  expect(await roleOf(listed)).toBeNull();
});

test('nor by another account of the mailbox', async () => {
  await set('OWNER', null);
  await deleteListed();
  expect(await roleOf(await registered(listed.email.toUpperCase()))).toBeNull();
});

test('nor after their account was deleted by another owner', async () => {
  await deleteListed();
  expect(await roleOf(await registered(listed.email))).toBeNull();
});

test('who deletes their own account and comes back is one again: nobody took it from them', async () => {
  const query = `mutation { deleteAccount(input: { email: "${listed.email}" }) { userId } }`;
  expect((await ask(gateway, query, {}, listed)).errors).toBeUndefined();
  expect(await roleOf(await registered(listed.email))).toBe('OWNER');
});
