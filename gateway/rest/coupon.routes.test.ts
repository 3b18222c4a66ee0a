import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { callRest } from '#gateway/testing/call-rest.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
let admin: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
  admin = await member(gateway, { role: 'OWNER' });
});
afterAll(() => gateway.close());

interface Coupon {
  id: string;
  code: string;
}

const made = { code: 'kickoff', discountAmount: 12.5, discountType: 'percent', plans: ['plus', 'premium'] };
const shown = (id: unknown) => ({
  id,
  ...made,
  code: 'KICKOFF',
  isActive: true,
  createdAt: '2031-11-20T17:00:00.000Z',
  startsAt: null,
  endsAt: null,
  maxRedemptions: null,
  maxPerCustomer: null,
  firstPurchaseOnly: false,
  duration: 'once',
  durationMonths: null,
  reserved: 0,
  used: 0,
});
const validate = (body: object) => callRest(gateway, 'post', '/coupons/validate', { body });

test('an admin makes, lists and deletes a coupon, and visitors try it', async () => {
  const { status, body } = await callRest(gateway, 'post', '/coupons', { user: admin, body: made });
  const coupon = body.coupon as Coupon;
  expect({ status, body }).toEqual({ status: 201, body: { coupon: shown(coupon.id) } });

  const list = await callRest(gateway, 'get', '/coupons', { user: admin });
  expect(list.body).toEqual({
    coupons: [shown(coupon.id)],
    totalCount: 1,
    hasNextPage: false,
    endCursor: expect.any(String),
  });

  const discount = { type: 'percent', amount: 12.5 };
  expect((await validate({ code: ' kickoff ', planType: 'plus' })).body).toEqual({
    data: { isValid: true, discount },
    isValid: true,
    discount,
    code: 'KICKOFF',
    message: null,
  });
  for (const given of [
    { code: 'nothing', planType: 'plus' },
    { code: 'kickoff', planType: 'vip' },
  ])
    expect(await validate(given)).toMatchObject({
      status: 200,
      body: {
        data: { isValid: false, discount: null },
        isValid: false,
        discount: null,
        code: given.code.toUpperCase(),
        message: 'This coupon code is not valid for this plan',
      },
    });

  const path = `/coupons/${coupon.id}`;
  const wrong = await callRest(gateway, 'delete', `${path}?couponCode=OTHER`, { user: admin });
  expect(wrong.status).toBe(404);
  const gone = await callRest(gateway, 'delete', `${path}?couponCode=KICKOFF`, { user: admin });
  expect(gone.body).toEqual({ success: true, deletedCouponId: coupon.id, code: 'KICKOFF' });
  expect((await callRest(gateway, 'get', '/coupons', { user: admin })).body.coupons).toEqual([]);
});

test('a fixed discount is dollars', async () => {
  const body = { ...made, code: 'TENOFF', discountType: 'fixed', discountAmount: 10 };
  await callRest(gateway, 'post', '/coupons', { user: admin, body });
  expect((await validate({ code: 'tenoff' })).body.discount).toEqual({ type: 'fixed', amount: 10 });
});

test('the second page of a long list is fetched with the cursor of the first', async () => {
  const page = (query: string) => callRest(gateway, 'get', `/coupons?${query}`, { user: admin });
  await callRest(gateway, 'post', '/coupons', { user: admin, body: { ...made, code: 'ANOTHER' } });
  const first = (await page('first=1')).body;
  expect(first).toMatchObject({ totalCount: 2, hasNextPage: true });
  const second = (await page(`first=1&after=${first.endCursor}`)).body;
  expect(second).toMatchObject({ totalCount: 2, hasNextPage: false });
  expect(second.coupons).not.toEqual(first.coupons);
});

test('making, listing and deleting are for admins', async () => {
  const user = await member(gateway);
  for (const [method, path, body] of [
    ['post', '/coupons', made],
    ['get', '/coupons'],
    ['delete', '/coupons/coupon_1'],
  ] as const) {
    expect((await callRest(gateway, method, path, { user, body })).status).toBe(403);
    expect((await callRest(gateway, method, path, { body })).status).toBe(401);
  }
});

test('guessing is limited, with Retry-After', async () => {
  let last = await validate({ code: 'guess' });
  for (let guess = 0; guess < 12 && last.status === 200; guess += 1)
    last = await validate({ code: `guess${guess}` });
  expect(last).toMatchObject({
    status: 429,
    headers: { 'retry-after': '900' },
    body: {
      error: 'Too many requests. Please wait a moment and try again.',
      code: 'RATE_LIMITED',
      retryAfterSeconds: 900,
    },
  });
});
