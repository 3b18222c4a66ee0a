import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callRest } from '#gateway/testing/call-rest.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, signUp, type TestUser } from '#gateway/testing/users.ts';
import type { RestRoute } from './rest-route.ts';
import { TABLE } from './table.ts';

let gateway: TestGateway;
let owner: TestUser;
let other: TestUser;
let admin: TestUser;
let stranger: TestUser;
let pickId: string;

beforeAll(async () => {
  gateway = await openGateway();
  owner = await member(gateway, { plan: { tier: 'PLUS' } });
  other = await member(gateway, { plan: { tier: 'VIP' } });
  admin = await member(gateway, { role: 'OWNER' });
  stranger = await signUp();
  pickId = await givenPick(gateway);
});
afterAll(() => gateway.close());

/** Good bodies, so that nothing but the authorization can refuse. */
const BODIES: Record<string, object> = {
  'put /subscriptions/{userId}': { planType: 'premium' },
  'put /payment-methods/{userId}': { token: 'fake-valid-nonce' },
  'post /users/{uid}/membership': { level: 'vip' },
  'put /picks/{id}': { isWinner: true },
  'post /picks': {
    ...{ teamOne: 'A', teamTwo: 'B', date: '2031-11-20', time: '20:00', sport: 'NFL' },
    ...{ pick: 'A +3', pickDetails: 'Rest.' },
  },
  'post /coupons': { code: 'SWEEP', discountAmount: 5, discountType: 'fixed', plans: ['plus'] },
};
const bodyOf = (row: RestRoute, userId: string) =>
  BODIES[`${row.method} ${row.path}`] ?? {
    ...{ userId, fingerprintId: 'device', newPassword: 'secret-enough' },
    ...{ planType: 'plus', email: 'a@b.test', token: 'fake-valid-nonce' },
    billingInfo: { first_name: 'Ada', last_name: 'Lovelace' },
  };

const call = (row: RestRoute, user: TestUser | null, uid = owner.uid) =>
  callRest(gateway, row.method, row.path.replace(/\{(uid|userId)\}/, uid).replace('{id}', pickId), {
    user,
    ...(row.method === 'get' ? {} : { body: bodyOf(row, uid) }),
  });

const byName = (rows: readonly RestRoute[]) => rows.map((row) => [`${row.method} ${row.path}`, row] as const);
const ofMembers = TABLE.filter(
  ({ path, own, body }) =>
    /\{(uid|userId)\}/.test(path) || own || (body && path.startsWith('/auth/') && /save|update/.test(path)),
);
const ofAdmins = TABLE.filter(({ summary }) => summary.startsWith('Admins:'));

async function state(): Promise<unknown> {
  const { em } = gateway.services.database;
  return Promise.all(
    ['subscriptions', 'picks', 'coupons', 'payment_methods', 'devices'].map((table) =>
      em.execute(`select * from ${table} order by 1`),
    ),
  );
}

describe('what names a member', () => {
  test('is at least the documented rows', () => expect(ofMembers.length).toBe(11));

  test.each(byName(ofMembers))('%s: 404 to another member, 401 without token', async (_name, row) => {
    const before = await state();
    expect((await call(row, other)).status).toBe(404);
    expect((await call(row, null)).status).toBe(401);
    const strange = (await call(row, stranger)).status;
    expect([401, 404]).toContain(strange);
    expect(await state()).toEqual(before);
  });

  test.each(byName(ofMembers.filter(({ path }) => path !== '/users/{uid}')))(
    '%s: an admin acts for others in GraphQL, not here',
    async (_name, row) => {
      const before = await state();
      expect((await call(row, admin)).status).toBe(404);
      expect(await state()).toEqual(before);
    },
  );
});

describe('what admins do', () => {
  test('is at least the documented rows', () => expect(ofAdmins.length).toBe(6));

  test.each(byName(ofAdmins))(
    '%s: 403 to members, 401 without token and to strangers',
    async (_name, row) => {
      const before = await state();
      for (const user of [owner, other]) expect((await call(row, user)).status).toBe(403);
      for (const user of [null, stranger]) expect((await call(row, user)).status).toBe(401);
      expect(await state()).toEqual(before);
    },
  );
});

test('every row that needs a token says so in the same words', async () => {
  for (const row of TABLE.filter(({ bearer }) => bearer === 'required'))
    expect([row.path, (await call(row, null)).body]).toEqual([
      row.path,
      expect.objectContaining({ error: 'No authenticated user', code: 'UNAUTHENTICATED' }),
    ]);
});
