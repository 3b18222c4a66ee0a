import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callRest, type RestCall } from '#gateway/testing/call-rest.ts';
import { fault, type MoneyWorld, openMoneyWorld, payingMember } from '#gateway/testing/money.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

/** The documented calls on the plan that a member holds; buying one is in subscription.routes.test.ts. */
let world: MoneyWorld;

beforeAll(async () => {
  world = await openMoneyWorld();
});
afterAll(() => world.close());

const post = (path: string, call: RestCall) => callRest(world.gateway, 'post', path, call);
const put = (path: string, call: RestCall) => callRest(world.gateway, 'put', path, call);
const get = (path: string, user: TestUser) => callRest(world.gateway, 'get', path, { user });
const buyer = (planType = 'plus') => payingMember(world, { planType });

const PERIOD = {
  currentPeriodStartsAt: '2031-11-20T17:00:00.000Z',
  currentPeriodEndsAt: '2031-12-20T17:00:00.000Z',
};
const planOf = ({ uid, email }: TestUser, more: { user?: object; subscription?: object } = {}) => ({
  user: {
    id: uid,
    uid,
    email,
    subscription: 'plus',
    planStatus: 'active',
    trialEndDate: null,
    currentPeriodEndsAt: PERIOD.currentPeriodEndsAt,
    isAdmin: false,
    createdAt: '2031-11-19T17:00:00.000Z',
    ...more.user,
  },
  subscription: {
    planType: 'plus',
    inTrial: false,
    pastDue: false,
    paused: false,
    pausedUntil: null,
    ...PERIOD,
    cancelAtPeriodEnd: false,
    pendingPlanType: null,
    graceEndsAt: null,
    nextChargeAt: PERIOD.currentPeriodEndsAt,
    nextChargeTotal: 79,
    renewalStop: null,
    ...more.subscription,
  },
});

test('POST cancel and POST reactivate', async () => {
  const user = await buyer();
  const cancelled = await post(`/subscriptions/${user.uid}/cancel`, { user, body: {} });
  expect(cancelled.body).toEqual(
    planOf(user, {
      user: { planStatus: 'canceled' },
      subscription: { cancelAtPeriodEnd: true, nextChargeAt: null, nextChargeTotal: null },
    }),
  );
  const back = await post(`/subscriptions/${user.uid}/reactivate`, {
    user,
    headers: { 'content-type': 'application/json' },
  });
  expect([back.status, back.body]).toEqual([200, planOf(user)]);
});

test('PUT upgrades now, in dollars, and plans a downgrade', async () => {
  const user = await buyer();
  const path = `/subscriptions/${user.uid}`;
  const refused = await put(path, { user, body: { planType: 'premium', expectedTotal: 1 } });
  expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED', total: 50 } });
  const up = await put(path, { user, body: { planType: 'premium', couponCode: '' } });
  expect(up.body).toEqual(
    planOf(user, {
      user: { subscription: 'premium' },
      subscription: { planType: 'premium', nextChargeTotal: 129 },
    }),
  );
  const down = await put(path, { user, body: { planType: 'plus' } });
  expect(down.body).toMatchObject({
    user: { subscription: 'premium' },
    subscription: { planType: 'premium', pendingPlanType: 'plus', nextChargeTotal: 79 },
  });
  const coupon = await put(path, { user, body: { planType: 'vip', couponCode: 'KICKOFF' } });
  expect(coupon).toMatchObject({ status: 409, body: { code: 'COUPON_REFUSED' } });
});

test('POST /users/{uid}/membership is the VIP upgrade, charged; a decline is in its own words', async () => {
  const user = await buyer();
  const path = `/users/${user.uid}/membership`;
  await fault(world, { kind: 'decline', code: '2000' });
  const declined = await post(path, { user, body: { level: 'vip' } });
  expect([declined.status, declined.body]).toEqual([
    402,
    { error: 'Failed to upgrade', message: 'Your card was declined.', code: 'CARD_DECLINED' },
  ]);
  const { body } = await post(path, { user, body: { level: 'vip' } });
  expect(body).toMatchObject({
    user: { subscription: 'vip' },
    subscription: { planType: 'vip', nextChargeTotal: 249 },
  });
  const free = await member(world.gateway);
  const none = await post(`/users/${free.uid}/membership`, { user: free, body: { level: 'vip' } });
  expect(none).toMatchObject({ status: 409, body: { code: 'NO_PLAN' } });
});

test('GET invoices', async () => {
  const user = await buyer('premium');
  const { body } = await get(`/subscriptions/${user.uid}/invoices`, user);
  const address = (end: string) =>
    expect.stringMatching(new RegExp(`^http://localhost:4000/invoices/${end}`));
  expect(body).toEqual({
    invoices: [
      {
        id: expect.stringMatching(/^inv_/),
        number: expect.stringMatching(/^CL-20311120-/),
        type: 'charge',
        planCode: 'premium',
        total: 129,
        currency: 'USD',
        state: 'paid',
        createdAt: '2031-11-20T17:00:00.000Z',
        paidAt: '2031-11-20T17:00:00.000Z',
        downloadUrl: address('inv_\\w+\\.pdf\\?'),
        pageUrl: address('inv_\\w+\\?'),
      },
    ],
    totalCount: 1,
    hasNextPage: false,
    endCursor: expect.any(String),
  });
});

test('GET and PUT the payment method', async () => {
  const user = await buyer();
  const path = `/payment-methods/${user.uid}`;
  const card = (last4: string, cardType: string) => ({
    paymentMethod: {
      cardType,
      last4,
      expirationMonth: expect.stringMatching(/^\d\d$/),
      expirationYear: expect.stringMatching(/^20\d\d$/),
    },
  });
  expect((await get(path, user)).body).toEqual(card('1111', 'Visa'));
  const body = {
    token: 'fake-valid-mastercard-nonce',
    billingInfo: { first_name: 'Grace', last_name: '', address: '1 Navy Way', country: 'US' },
  };
  expect((await put(path, { user, body })).body).toEqual(planOf(user));
  const [kept] = await world.gateway.services.database.em.execute<{ billing: unknown }[]>(
    'select billing from users where id = ?',
    [user.uid],
  );
  expect(kept?.billing).toMatchObject({
    ...{ firstName: 'Grace', lastName: 'Lovelace', address1: '1 Navy Way', country: 'US' },
  });
  const wrong = { ...body, billingInfo: { country: 'FR' } };
  expect((await put(path, { user, body: wrong })).body).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect((await get(path, user)).body).toEqual(card('4444', 'MasterCard'));
  const free = await member(world.gateway);
  expect((await get(`/payment-methods/${free.uid}`, free)).body).toEqual({ paymentMethod: null });
});
