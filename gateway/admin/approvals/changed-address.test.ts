import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { mailsTo, member, signInAgain, type TestUser } from '#gateway/testing/users.ts';

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
  const input = { ...asked, ...data.memberActPreview, reason: 'Typo', requestId: `corrected-${userId}` };
  const correct = 'mutation ($input: CorrectAddressInput!) { correctAddress(input: $input) { __typename } }';
  return codeOf(await ask(gateway, correct, { input }, actor));
}

async function askForOwner(actor: TestUser, of?: string): Promise<unknown> {
  const email = of ?? (await member(gateway, { role: 'ANALYST' })).email;
  const input = { email, role: 'OWNER', was: 'ANALYST', reason: 'Joined' };
  const set = 'mutation ($input: SetStaffRoleInput!) { setStaffRole(input: $input) { userId } }';
  return (await ask(gateway, set, { input }, actor)).errors?.[0]?.extensions.approvalId;
}

async function approve(actor: TestUser, approvalId: unknown) {
  const decide = 'mutation ($input: ApproveActInput!) { approveAct(input: $input) { approvalId } }';
  return codeOf(await ask(gateway, decide, { input: { approvalId } }, actor));
}

async function enable(actor: TestUser, { uid: userId }: TestUser) {
  const preview = 'query ($input: MemberActPreviewInput!) { memberActPreview(input: $input) { seen } }';
  const { data } = await ask<{ memberActPreview: { seen: string } }>(
    gateway,
    preview,
    { input: { userId, act: 'ENABLE' } },
    actor,
  );
  const input = { userId, ...data.memberActPreview, reason: 'Back', requestId: 'enabled' };
  const enabling = 'mutation ($input: DisableMemberInput!) { enableMember(input: $input) { __typename } }';
  return codeOf(await ask(gateway, enabling, { input }, actor));
}

test('whose account the asker opened again a moment ago does not decide about what they asked for', async () => {
  const [owner, colleague] = [
    await member(gateway, { role: 'OWNER' }),
    await member(gateway, { role: 'OWNER' }),
  ];
  const { em } = gateway.services.database;
  await em.execute('update users set disabled_at = ? where id = ?', [
    gateway.services.clock.now(),
    colleague.uid,
  ]);
  const before = await askForOwner(owner);
  expect(await enable(owner, colleague)).toBeUndefined();
  expect(await mailsTo(gateway, owner, 'admin-owner')).toMatchObject([
    { email: colleague.email, by: owner.email },
  ]);
  // Opening an account ends its sessions, up to the second.
  const back = await signInAgain(colleague);
  expect(await approve(back, before)).toBe('APPROVAL_NEEDED');
  expect(await approve(back, await askForOwner(owner))).toBe('APPROVAL_NEEDED');
});

test('about a further owner every owner has a mail, also one of a moment ago, who can reject it', async () => {
  const [owner, colleague, young] = [
    await member(gateway, { role: 'OWNER' }),
    await member(gateway, { role: 'OWNER' }),
    await member(gateway, { role: 'ANALYST' }),
  ];
  expect(await approve(colleague, await askForOwner(owner, young.email))).toBeUndefined();
  const id = await askForOwner(owner);
  expect(await mailsTo(gateway, young, 'admin-approval')).toHaveLength(1);
  expect(await mailsTo(gateway, owner, 'admin-approval')).toHaveLength(2);
  expect(await approve(young, id)).toBe('APPROVAL_NEEDED');
  const reject = 'mutation ($input: RejectActInput!) { rejectAct(input: $input) { approvalId } }';
  const input = { approvalId: id, reason: 'Who is this?' };
  expect((await ask(gateway, reject, { input }, young)).errors).toBeUndefined();
});

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

test('owners with long addresses get the mail, too', async () => {
  const long = (letter: string) => `${letter.repeat(60)}@${letter.repeat(50)}.chalkline.test`;
  const [owner, colleague, reader] = [
    await member(gateway, { role: 'OWNER' }),
    await member(gateway, { role: 'OWNER', email: long('x') }),
    await member(gateway, { role: 'OWNER', email: long('y') }),
  ];
  const { em } = gateway.services.database;
  await em.execute('update users set disabled_at = now() where id = ?', [colleague.uid]);
  expect(await askForOwner(owner)).toEqual(expect.any(String));
  expect(await enable(owner, colleague)).toBeUndefined();
  expect(await mailsTo(gateway, reader, 'admin-approval')).toHaveLength(1);
  expect(await mailsTo(gateway, reader, 'admin-owner')).toMatchObject([{ email: colleague.email }]);
});

test('the other owners have a mail about the new address of an owner, and nobody about that of an analyst', async () => {
  const [owner, colleague, reader, analyst] = [
    await member(gateway, { role: 'OWNER' }),
    await member(gateway, { role: 'OWNER' }),
    await member(gateway, { role: 'OWNER' }),
    await member(gateway, { role: 'ANALYST' }),
  ];
  const newAddress = `taken-${colleague.email}`;
  expect(await correctAddress(owner, colleague, newAddress)).toBeUndefined();
  expect(await correctAddress(owner, analyst, `taken-${analyst.email}`)).toBeUndefined();
  const told = { email: colleague.email, by: owner.email, newAddress };
  for (const other of [owner, reader])
    expect(await mailsTo(gateway, other, 'admin-owner')).toMatchObject([told]);
  for (const email of [colleague.email, newAddress])
    expect(await mailsTo(gateway, { email }, 'admin-owner')).toEqual([]);
  expect(await mailsTo(gateway, { email: newAddress }, 'address-corrected')).toHaveLength(1);
});
