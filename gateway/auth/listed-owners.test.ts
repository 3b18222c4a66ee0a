import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { member, signInAgain, signUp, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

function listedAddress(): string {
  const email = `listed-${randomUUID()}@chalkline.test`;
  gateway.services.adminEmails.push(email);
  return email;
}

/** What the caller is, or the code that refuses them. */
async function seenAs(user: TestUser, field = 'me { role }'): Promise<unknown> {
  const { data, errors } = await ask<{ me?: { role: string | null } }>(gateway, `{ ${field} }`, {}, user);
  return errors?.[0]?.extensions.code ?? data.me?.role;
}
const verified = (user: TestUser) => signInAgain(user, { verified: true });

test('sessions and keys from before an address of ADMIN_EMAILS was proved end as its account becomes an owner', async () => {
  const before = await member(gateway, { email: listedAddress() });
  const key = await givenKey(gateway, before, ['READ_PICKS']);
  expect([await seenAs(before), await seenAs(key, 'board { date }')]).toEqual([null, undefined]);
  expect(await seenAs(await verified(before))).toBe('INVALID_TOKEN');
  expect([await seenAs(before), await seenAs(key, 'board { date }')]).toEqual([
    'INVALID_TOKEN',
    'KEY_REVOKED',
  ]);
  const since = await signInAgain(before);
  expect([await seenAs(since), await seenAs(since)]).toEqual(['OWNER', 'OWNER']);
});

test('a new account of a proved address is an owner in its first session: nothing is older', async () => {
  const user = await verified(await signUp(listedAddress()));
  await ask(gateway, 'mutation { register { user { id } } }', {}, user);
  expect(await seenAs(user)).toBe('OWNER');
});

test('who is an owner by other means, or whose address is not proved, keeps every session', async () => {
  const owner = await member(gateway, { email: listedAddress(), role: 'OWNER' });
  expect([await seenAs(owner), await seenAs(await verified(owner)), await seenAs(owner)]).toEqual(
    Array(3).fill('OWNER'),
  );
  const unproved = await member(gateway, { email: listedAddress() });
  expect([await seenAs(unproved), await seenAs(unproved)]).toEqual([null, null]);
});
