import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callRest, type RestCall } from '#gateway/testing/call-rest.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member, signInAgain, signUp, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
let plus: TestUser;

beforeAll(async () => {
  gateway = await openGateway({ TRIAL_INTEGRITY: 'signup' });
  plus = await member(gateway, { plan: { tier: 'PLUS', cancelAtPeriodEnd: true } });
});
afterAll(() => gateway.close());

const post = (path: string, call: RestCall) => callRest(gateway, 'post', path, call);

const userOf = ({ uid, email }: TestUser) => ({
  id: uid,
  uid,
  email,
  subscription: 'plus',
  planStatus: 'canceled',
  trialEndDate: null,
  currentPeriodEndsAt: '2031-12-05T17:00:00.000Z',
  isAdmin: false,
  createdAt: '2031-11-19T17:00:00.000Z',
});
const newUserOf = ({ uid, email }: TestUser) => ({
  id: uid,
  uid,
  email,
  subscription: 'free',
  planStatus: 'trialing',
  trialEndDate: '2031-11-21T17:00:00.000Z',
  currentPeriodEndsAt: null,
  isAdmin: false,
  createdAt: '2031-11-20T17:00:00.000Z',
});

test('POST /auth/login answers the account of the idToken in the body', async () => {
  const { status, body } = await post('/auth/login', { body: { idToken: plus.token } });
  expect({ status, body }).toEqual({ status: 200, body: { user: userOf(plus) } });
});

test('POST /login, of the Google flow, answers an error field of null beside it', async () => {
  const { status, body } = await post('/login', { body: { idToken: plus.token } });
  expect({ status, body }).toEqual({ status: 200, body: { user: userOf(plus), error: null } });
});

test.each(['/auth/login', '/login'])('POST %s of an identity without an account', async (path) => {
  const { status, body } = await post(path, { body: { idToken: (await signUp()).token } });
  const sentence = 'No account found with this email';
  expect({ status, body }).toEqual({
    status: 404,
    body: { error: sentence, message: sentence, code: 'NOT_FOUND' },
  });
});

test('the token in the body counts, regardless of who signed the request', async () => {
  const other = await member(gateway);
  const { body } = await post('/auth/login', { body: { idToken: plus.token }, user: other });
  expect(body).toEqual({ user: userOf(plus) });
  const made = await post('/auth/login', { body: { idToken: 'made.up.token' }, user: plus });
  expect(made).toMatchObject({ status: 401, body: { code: 'INVALID_TOKEN' } });
});

test.each([
  ['/auth/register', {}],
  ['/register', { error: null }],
])('POST %s makes the account, and again changes nothing', async (path, more) => {
  const user = await signUp();
  for (const _ of [1, 2]) {
    const { status, body } = await post(path, { body: { idToken: user.token } });
    expect({ status, body }).toEqual({ status: 200, body: { user: newUserOf(user), ...more } });
  }
});

test('POST /auth/register on a device that has its account: the sentence and the masked address', async () => {
  const [first, second] = [await signUp(`f${randomUUID()}@chalkline.test`), await signUp()];
  await post('/auth/register', { body: { idToken: first.token, fingerprintId: 'device-1' } });
  const { status, body } = await post('/auth/register', {
    body: { idToken: second.token, fingerprintId: 'device-1' },
  });
  const error = `A free trial has already been used on this device. Please sign in with ${body.email}`;
  expect({ status, body }).toEqual({
    status: 409,
    body: { error, message: error, code: 'DEVICE_USED', email: expect.stringMatching(/^f.*@c.*\.test$/) },
  });
  expect(body.email).not.toBe(first.email);
});

test('POST /auth/logout always succeeds, with a bad token and again', async () => {
  for (const authorization of ['', 'Bearer made.up', `Bearer ${plus.token}`]) {
    const { status, body } = await post('/auth/logout', { headers: { authorization } });
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
  }
});

test('POST /auth/save-fingerprint and /auth/check-fingerprint', async () => {
  const fingerprintId = 'device-2';
  const unknown = await post('/auth/check-fingerprint', { body: { fingerprintId } });
  expect(unknown).toMatchObject({ status: 200, body: { exists: false, email: null } });
  const saved = await post('/auth/save-fingerprint', {
    body: { fingerprintId, userId: plus.uid },
    user: plus,
  });
  expect(saved.body).toEqual({ success: true, saved: true });
  const known = await post('/auth/check-fingerprint', { body: { fingerprintId } });
  expect(known.body).toEqual({ exists: true, email: expect.stringContaining('•') });
  const others = { body: { fingerprintId, userId: 'somebody' }, user: plus };
  expect(await post('/auth/save-fingerprint', others)).toMatchObject({ status: 404 });
});

test('POST /auth/update-password sets the own password alone, soon after the sign-in', async () => {
  const user = await member(gateway);
  const { email, uid: userId } = user;
  const set = (more: object) =>
    post('/auth/update-password', { body: { userId, newPassword: 'another-one', ...more }, user });
  expect(await set({ newPassword: 'short' })).toMatchObject({
    status: 400,
    body: { error: 'Password must be at least 6 characters' },
  });
  expect((await set({ userId: plus.uid })).status).toBe(404);
  expect((await set({})).body).toEqual({ success: true });
  await expect(signInAgain({ ...user, email })).rejects.toThrow('INVALID');
});

test('GET /users/{uid} answers oneself, and anybody to an admin', async () => {
  const admin = await member(gateway, { role: 'OWNER' });
  for (const user of [plus, admin]) {
    const { status, body } = await callRest(gateway, 'get', `/users/${plus.uid}`, { user });
    expect({ status, body }).toEqual({ status: 200, body: { user: userOf(plus) } });
  }
});
