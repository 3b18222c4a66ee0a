import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newKeyPair } from '#gateway/integrations/push/encrypt.ts';
import { makePushKey } from '#gateway/integrations/push/vapid.ts';
import { type Answer, ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { member, signInAgain, type TestUser } from '#gateway/testing/users.ts';
import { until } from '#local/testing/until.ts';
import { MAX_DEVICES } from './add-push.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ PUSH_KEY: makePushKey() });
});
afterAll(() => gateway.close());

const ADD = `mutation ($input: AddPushInput!) { addPush(input: $input) { push { devices { id deviceName isCurrent } } } }`;
const REMOVE = `mutation ($id: ID) { removePush(input: { id: $id }) { push { devices { id } } } }`;
const READ = '{ push { publicKey devices { id isCurrent } } }';

interface Device {
  id: string;
  isCurrent: boolean;
}

let made = 0;
/** A subscription as a browser of Chrome would give it. */
function subscription() {
  made += 1;
  const p256dh = newKeyPair().getPublicKey().toString('base64url');
  return { endpoint: `https://fcm.googleapis.com/fcm/send/${made}`, p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
}

const add = (user: TestUser | null, input = subscription(), at = gateway) =>
  ask<{ addPush: { push: { devices: Device[] } } }>(at, ADD, { input }, user);
const devicesOf = async (user: TestUser) =>
  (await ask<{ push: { devices: Device[] } }>(gateway, READ, {}, user)).data.push.devices;
const codeOf = ({ errors }: Answer<unknown>) => errors?.[0]?.extensions.code;

/** The same member after another sign-in, which the provider dates by whole seconds. */
async function nextSession(user: TestUser): Promise<TestUser> {
  let next = user;
  const began = ({ token }: TestUser) =>
    JSON.parse(Buffer.from(String(token.split('.')[1]), 'base64url').toString()).auth_time;
  await until(async () => {
    next = await signInAgain(user);
    return began(next) !== began(user);
  });
  return next;
}

test('a browser belongs to the sign-in that turned it on, and what it had before ends', async () => {
  const [one, two] = [await member(gateway), await member(gateway)];
  const shared = subscription();
  await add(one, shared);
  const { data } = await add(two, shared);
  expect(data.addPush.push.devices).toMatchObject([{ isCurrent: true }]);
  expect(await devicesOf(one)).toEqual([]);
  await add(two);
  expect(await devicesOf(two)).toHaveLength(1);
});

test('signing out turns it off for that sign-in alone, and a device of another member is not found', async () => {
  const first = await member(gateway);
  await add(first);
  const second = await nextSession(first);
  await add(second);
  expect(await devicesOf(second)).toMatchObject([{ isCurrent: false }, { isCurrent: true }]);
  const other = await member(gateway);
  const [device] = await devicesOf(second);
  expect(codeOf(await ask(gateway, REMOVE, { id: device?.id }, other))).toBe('NOT_FOUND');
  await ask(gateway, REMOVE, {}, second);
  expect(await devicesOf(second)).toMatchObject([{ id: device?.id, isCurrent: false }]);
  expect(codeOf(await ask(gateway, REMOVE, {}, second))).toBeUndefined();
});

test('a sign-in that ends in the same moment turns nothing on', async () => {
  const user = await member(gateway);
  await devicesOf(user);
  const { em } = gateway.services.database;
  const answer = await em.fork().transactional(async (signingOut) => {
    await signingOut.execute(
      'update users set sessions_valid_since = ? where id = ?',
      [new Date('2999-01-01T00:00:00Z'), user.uid],
      'run',
    );
    const added = add(user);
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into push_subscriptions%'`;
    await until(async () => (await em.fork().execute(waiting)).length > 0);
    return { added };
  });
  expect(codeOf(await answer.added)).toBe('UNAUTHENTICATED');
  const rows = 'select from push_subscriptions where user_id = ?';
  expect(await em.execute(rows, [user.uid])).toEqual([]);
});

test.each([
  [
    'signing out everywhere',
    (user: TestUser) => ask(gateway, 'mutation { revokeSessions { revokedKeys } }', {}, user),
  ],
  [
    'a new password',
    (user: TestUser) =>
      ask(
        gateway,
        'mutation ($userId: ID!) { updatePassword(input: { userId: $userId, newPassword: "another one" }) { userId } }',
        { userId: user.uid },
        user,
      ),
  ],
  [
    'deleting the account',
    (user: TestUser) =>
      ask(
        gateway,
        'mutation ($email: String!) { deleteAccount(input: { email: $email }) { userId } }',
        { email: user.email },
        user,
      ),
  ],
])('%s ends all of them', async (_what, end) => {
  const user = await member(gateway);
  await add(user);
  const answer = await end(user);
  expect(answer.errors).toBeUndefined();
  const rows = 'select 1 from push_subscriptions where user_id = ?';
  expect(await gateway.services.database.em.execute(rows, [user.uid])).toEqual([]);
});

test('the eleventh browser ends the first', async () => {
  const user = await member(gateway);
  const sessions = Array.from({ length: MAX_DEVICES + 1 }, (_, at) => new Date(Date.UTC(2031, 9, 1, 0, at)));
  const { em } = gateway.services.database;
  for (const [at, began] of sessions.entries()) {
    await em.execute(
      `insert into sessions (user_id, signed_in_at, device, device_name, last_seen_at, announce) values (?, ?, ?, 'Phone', ?, false)`,
      [user.uid, began, `device ${at}`, began],
    );
    await em.execute(
      `insert into push_subscriptions (id, user_id, signed_in_at, endpoint, p256dh, auth, created_at) values (?, ?, ?, ?, 'x', 'x', ?)`,
      [`push_of_${at}_${made}`, user.uid, began, `https://fcm.googleapis.com/old/${at}`, began],
    );
  }
  await add(user);
  const left = await devicesOf(user);
  expect(left).toHaveLength(MAX_DEVICES);
  expect(left[0]?.id).toBe(`push_of_2_${made - 1}`);
});

test.each([
  ['an address on this network', { endpoint: 'https://192.168.1.1/x' }],
  ['a service that nobody knows', { endpoint: 'https://push.example/x' }],
  ['keys that no browser made', { p256dh: 'AAAA' }],
])('%s is refused with a sentence', async (_what, wrong) => {
  const answer = await add(await member(gateway), { ...subscription(), ...wrong });
  expect(codeOf(answer)).toBe('BAD_USER_INPUT');
  expect(answer.errors?.[0]?.extensions.fields).toMatchObject({ endpoint: expect.any(String) });
});

test('visitors and programs cannot turn it on, and nobody can where it is not set up', async () => {
  expect(codeOf(await add(null))).toBe('UNAUTHENTICATED');
  const user = await member(gateway);
  expect(codeOf(await add(await givenKey(gateway, user, ['READ_PICKS'])))).toBe('KEY_REFUSED');
  const off = await openGateway();
  const other = await member(off);
  expect(codeOf(await add(other, subscription(), off))).toBe('CHANNEL_OFF');
  expect((await ask<{ push: null }>(off, READ, {}, other)).data.push).toBeNull();
  await off.close();
});
