import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { recoverStaff } from '#gateway/admin/staff/recover-staff.ts';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { BROWSER, passkeyState, vouchedFor } from '#gateway/testing/passkeys.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

/** An owner with a passkey, a key from before it, and one that they vouched for. */
async function person() {
  const owner = await member(gateway, { role: 'OWNER' });
  const [before, vouched] = [
    await givenKey(gateway, owner, ['READ_PICKS']),
    await givenKey(gateway, owner, ['READ_PICKS']),
  ];
  await passkeyState(gateway, owner, 'shown');
  await vouchedFor(gateway, vouched);
  return { owner, before, vouched };
}

const works = async (key: TestUser) =>
  (await ask(gateway, '{ picks { nodes { id } } }', {}, key)).errors?.[0]?.extensions.code !== 'KEY_REVOKED';

const DELETE =
  'mutation ($input: DeletePasskeyInput!) { deletePasskey(input: $input) { secondFactor { asksAgainAt } } }';
const removePasskey = async (owner: TestUser, id: string) =>
  (await ask(gateway, DELETE, { input: { id } }, owner, BROWSER)).errors;

test('removing the last passkey ends keys that nobody confirmed, an earlier one does not', async () => {
  const { owner, before, vouched } = await person();
  await gateway.services.database.em.execute(
    `insert into passkeys (id, user_id, name, public_key, counter, transports, created_at)
     values (?, ?, 'Phone', '', 0, '{}', now())`,
    [`phone of ${owner.uid}`, owner.uid],
  );
  expect(await removePasskey(owner, `phone of ${owner.uid}`)).toBeUndefined();
  expect([await works(before), await works(vouched)]).toEqual([true, true]);
  expect(await removePasskey(owner, `passkey of ${owner.uid}`)).toBeUndefined();
  expect([await works(before), await works(vouched)]).toEqual([false, true]);
});

test('so does a recovery by the operator, where there was a passkey', async () => {
  const { owner, before, vouched } = await person();
  const { database, clock } = gateway.services;
  expect(await recoverStaff(database, clock.now(), owner.email)).toBe(1);
  expect([await works(before), await works(vouched)]).toEqual([false, true]);
  const without = await givenKey(gateway, owner, ['READ_PICKS']);
  expect(await recoverStaff(database, clock.now(), owner.email)).toBe(0);
  expect(await works(without)).toBe(true);
});
