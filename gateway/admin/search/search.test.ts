import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway, TODAY } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { STAFF_ROLES, type StaffRole } from '#schema/rules/access/staff.ts';

let gateway: TestGateway;
const staff = new Map<StaffRole, TestUser>();
let pickId: string;

const rows = (sql: string, params: unknown[] = []) =>
  gateway.services.database.em.fork().execute(sql, params);

beforeAll(async () => {
  gateway = await openGateway();
  for (const role of STAFF_ROLES) staff.set(role, await member(gateway, { role }));
  await rows(
    `insert into users (id, email, trial_ends_at, created_at, billing) values
       ('ada', 'ada@work.test', now(), now(), '{"firstName": "Ada", "lastName": "Lovelace"}'),
       ('grace', 'grace@work.test', now(), now(), '{"firstName": "Grace", "lastName": "Adams"}')`,
  );
  await rows(
    `insert into subscriptions (id, user_id, state, tier, current_period_starts_at, current_period_ends_at, anchor_day, created_at, updated_at)
     values ('sub_ada', 'ada', 'active', 'PLUS', now(), now(), 1, now(), now())`,
  );
  await rows(
    `insert into invoices (id, number, user_id, subscription_id, kind, period_no, type, state, tier, total_cents,
       period_starts_at, period_ends_at, created_at)
     values ('inv_ada', 'CL-20311120-4F7K2M9A', 'ada', 'sub_ada', 'purchase', 1, 'charge', 'paid', 'PLUS', 7900, now(), now(), now())`,
  );
  await rows(
    `insert into payment_attempts (order_id, invoice_id, state, amount_cents, card_token, transaction_id, created_at)
     values ('buy:ada-order', 'inv_ada', 'succeeded', 7900, 'secret-token', 'txn8x2k', now())`,
  );
  await rows(
    `insert into payment_methods (token, user_id, card_type, last4, expiration_month, expiration_year, created_at)
     values ('secret-token', 'ada', 'Visa', '4242', '12', '2031', now())`,
  );
  await rows(
    `insert into coupons (id, code, discount_type, amount_hundredths, tiers, first_purchase_only, duration, is_active, created_at)
     values ('coupon_a', 'ADAPTED', 'PERCENT', 2000, '{PLUS}', false, 'ONCE', true, now())`,
  );
  pickId = await givenPick(gateway, { date: TODAY, teamOne: 'Buffalo Bills' });
});
afterAll(() => gateway.close());

interface Found {
  kind: string;
  title: string;
  detail: string | null;
  memberId: string | null;
}
async function found(text: string, role: StaffRole = 'OWNER'): Promise<Found[]> {
  const query = 'query ($text: String!) { adminSearch(text: $text) { kind id title detail memberId } }';
  const {
    data,
    errors,
    text: answer,
  } = await ask<{ adminSearch: Found[] }>(gateway, query, { text }, staff.get(role) ?? null);
  expect(errors).toBeUndefined();
  expect(answer).not.toContain('secret-token');
  return data.adminSearch;
}
const kinds = (all: Found[]) => all.map(({ kind, title }) => `${kind} ${title}`);

test.each([
  ['ada@', ['MEMBER ada@work.test']],
  ['ada', ['MEMBER ada@work.test', 'MEMBER grace@work.test', 'COUPON ADAPTED']],
  ['love', ['MEMBER ada@work.test']],
  ['cl-20311120-4f7k2m9a', ['INVOICE CL-20311120-4F7K2M9A']],
  ['txn8x2k', ['PAYMENT txn8x2k']],
  ['buy:ada-order', ['PAYMENT txn8x2k']],
  ['4242', ['CARD Visa ending in 4242']],
  ['adapt', ['COUPON ADAPTED']],
  ['bills', ['PICK Buffalo Bills at Houston Texans']],
  ['a', []],
  ['%', []],
  ['__', []],
  ["'; drop table users; --", []],
])('"%s" finds %j', async (text, titles) => {
  expect(kinds(await found(text))).toEqual(titles);
});

test('a pick is found by its id, and by what it leads to', async () => {
  expect(await found(pickId)).toEqual([
    { kind: 'PICK', id: pickId, title: 'Buffalo Bills at Houston Texans', detail: TODAY, memberId: null },
  ]);
  expect((await found('4242'))[0]).toMatchObject({ detail: 'ada@work.test', memberId: 'ada' });
});

test.each<[StaffRole, string[]]>([
  ['FINANCE', ['MEMBER', 'INVOICE', 'PAYMENT', 'CARD', 'COUPON']],
  ['SUPPORT', ['MEMBER', 'INVOICE', 'CARD']],
  ['ANALYST', ['PICK']],
])('%s finds only %j', async (role, allowed) => {
  const texts = ['ada', 'cl-20311120-4f7k2m9a', 'txn8x2k', '4242', 'adapt', 'bills', pickId];
  const all = await Promise.all(texts.map((text) => found(text, role)));
  expect(new Set(all.flat().map(({ kind }) => kind))).toEqual(new Set(allowed));
});
