import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member, signInAgain, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

async function correctAddress(actor: TestUser, { uid: userId }: TestUser, email: string) {
  const preview = 'query ($input: MemberActPreviewInput!) { memberActPreview(input: $input) { seen } }';
  const asked = { userId, email };
  const { data } = await ask<{ memberActPreview: { seen: string } }>(
    gateway,
    preview,
    { input: { ...asked, act: 'CORRECT_ADDRESS' } },
    actor,
  );
  const input = { ...asked, ...data.memberActPreview, reason: 'Typo', requestId: 'corrected' };
  const correct = 'mutation ($input: CorrectAddressInput!) { correctAddress(input: $input) { __typename } }';
  return codeOf(await ask(gateway, correct, { input }, actor));
}

async function askForOwner(actor: TestUser): Promise<unknown> {
  const { email } = await member(gateway, { isProved: true });
  const input = { email, role: 'OWNER', was: null, reason: 'Joined' };
  const set = 'mutation ($input: SetStaffRoleInput!) { setStaffRole(input: $input) { userId } }';
  return (await ask(gateway, set, { input }, actor)).errors?.[0]?.extensions.approvalId;
}

async function approve(actor: TestUser, approvalId: unknown) {
  const decide = 'mutation ($input: ApproveActInput!) { approveAct(input: $input) { approvalId } }';
  return codeOf(await ask(gateway, decide, { input: { approvalId } }, actor));
}

test('whose mailbox is the asker’s since a moment ago does not decide about what they asked for', async () => {
  const [owner, colleague] = [
    await member(gateway, { role: 'OWNER' }),
    await member(gateway, { role: 'OWNER' }),
  ];
  const before = await askForOwner(owner);
  const email = `taken-${colleague.email}`;
  expect(await correctAddress(owner, colleague, email)).toBeUndefined();
  const taken = await signInAgain({ ...colleague, email });
  expect(await approve(taken, before)).toBe('APPROVAL_NEEDED');
  expect(await approve(taken, await askForOwner(owner))).toBe('APPROVAL_NEEDED');
  expect(await approve(await member(gateway, { role: 'OWNER' }), before)).toBeUndefined();
});
