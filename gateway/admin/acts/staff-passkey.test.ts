import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { BROWSER, type PasskeyState, passkeyState } from '#gateway/testing/passkeys.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import type { StaffRole } from '#schema/rules/access/staff.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

const PREVIEW = `query MemberActPreview($input: MemberActPreviewInput!) {
  memberActPreview(input: $input) { seen }
}`;
/** What somebody without a passkey sees of the account. */
async function seen({ uid: userId }: TestUser): Promise<string> {
  const reader = await member(gateway, { role: 'OWNER' });
  const input = { userId, act: 'DISABLE' };
  const { data } = await ask<{ memberActPreview: { seen: string } }>(gateway, PREVIEW, { input }, reader);
  return data.memberActPreview.seen;
}

type Act = (person: TestUser) => object;
const why = () => ({ reason: 'Test', requestId: randomUUID() });
const mutation = (field: string, type: string) =>
  `mutation ($input: ${type}Input!) { ${field}(input: $input) { __typename } }`;
/** In an order in which each can be done: the account is deleted last. */
const ACTS: [query: string, input: Act][] = [
  [PREVIEW, () => ({ act: 'DISABLE' })],
  [mutation('disableMember', 'DisableMember'), why],
  [mutation('enableMember', 'DisableMember'), why],
  [mutation('correctAddress', 'CorrectAddress'), ({ email }) => ({ email: `new-${email}`, ...why() })],
  [mutation('revokeMemberSessions', 'RevokeMemberSessions'), () => ({})],
  [mutation('deleteMember', 'DeleteMember'), () => ({ reason: 'Test' })],
];

async function codes(person: TestUser, by: TestUser): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const [query, given] of ACTS) {
    const more = given(person);
    const input = { userId: person.uid, ...more, ...('requestId' in more && { seen: await seen(person) }) };
    const { errors } = await ask(gateway, query, { input }, by, BROWSER);
    found.push(errors?.[0]?.extensions.code);
  }
  return found;
}

async function actor(state: PasskeyState): Promise<TestUser> {
  const owner = await member(gateway, { role: 'OWNER' });
  await passkeyState(gateway, owner, state);
  return owner;
}
const ALL = (code: string | undefined) => ACTS.map(() => code);

describe.each<StaffRole>(['OWNER', 'FINANCE', 'SUPPORT', 'ANALYST'])('acts on the account of %s', (role) => {
  test('take a passkey of the last five minutes', async () => {
    const person = await member(gateway, { role });
    expect(await codes(person, await actor('shown 6 minutes ago'))).toEqual(ALL('SECOND_FACTOR'));
    expect(await codes(person, await actor('shown'))).toEqual(ALL(undefined));
  });
});

test('acts on a member take the passkey of the day', async () => {
  const owner = await actor('shown 6 minutes ago');
  expect(await codes(await member(gateway), owner)).toEqual(ALL(undefined));
});
