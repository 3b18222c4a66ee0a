import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { BROWSER, type PasskeyState, passkeyState } from '#gateway/testing/passkeys.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
  await member(gateway, { role: 'OWNER' });
});
afterAll(() => gateway.close());

async function deleteOwn(user: TestUser): Promise<unknown> {
  const query = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { userId } }';
  const { errors } = await ask(gateway, query, { input: { email: user.email } }, user, BROWSER);
  return errors?.[0]?.extensions.code;
}

test.each<[PasskeyState, string | undefined]>([
  ['none', undefined],
  ['never shown', 'SECOND_FACTOR'],
  ['shown 6 minutes ago', 'SECOND_FACTOR'],
  ['shown', undefined],
])('somebody of the staff deletes their account, passkey: %s', async (state, code) => {
  const person = await member(gateway, { role: 'ANALYST' });
  await passkeyState(gateway, person, state);
  expect(await deleteOwn(person)).toBe(code);
});

test('a member deletes theirs without one', async () => {
  expect(await deleteOwn(await member(gateway))).toBeUndefined();
});
