import { afterAll, beforeAll, expect, test } from '@jest/globals';
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
    `insert into payment_attempts (order_id, invoice_id, state, amount_cents, card_token, card_type, card_last4, transaction_id, created_at)
     values ('buy:ada-order', 'inv_ada', 'succeeded', 7900, 'old-token', 'Visa', '0000', 'txn8x2k', '2031-11-20T17:00:00Z')`,
  );
  await rows(
    `insert into payment_methods (token, user_id, card_type, last4, expiration_month, expiration_year, created_at)
     values ('secret-token', 'ada', 'Visa', '4242', '12', '2031', now())`,
  );
  await rows(
    `insert into coupons (id, code, discount_type, amount_hundredths, tiers, first_purchase_only, duration, is_active, created_at)
     values ('coupon_a', 'ADAPTED', 'PERCENT', 2000, '{PLUS}', false, 'ONCE', true, now())`,
  );
  // Twenty members paid $129 each, all with cards that end in 1111 and are gone, the later the higher their number.
  await rows(
    `insert into users (id, email, trial_ends_at, created_at)
       select 'm' || n, 'm' || lpad(n::text, 2, '0') || '@many.test', now(), now() from generate_series(1, 20) n`,
  );
  await rows(
    `insert into subscriptions (id, user_id, state, tier, current_period_starts_at, current_period_ends_at, anchor_day, created_at, updated_at)
       select 'sub_m' || n, 'm' || n, 'active', 'PREMIUM', now(), now(), 1, now(), now() from generate_series(1, 20) n`,
  );
  await rows(
    `insert into invoices (id, number, user_id, subscription_id, kind, period_no, type, state, tier, total_cents, period_starts_at, period_ends_at, created_at)
       select 'inv_m' || n, 'CL-20310101-' || n, 'm' || n, 'sub_m' || n, 'purchase', 1, 'charge', 'paid', 'PREMIUM', 12900, now(), now(), now()
         from generate_series(1, 20) n`,
  );
  await rows(
    `insert into payment_attempts (order_id, invoice_id, state, amount_cents, card_token, card_type, card_last4, transaction_id, created_at)
       select 'buy:m' || n, 'inv_m' || n, 'succeeded', 12900, 'gone', 'Visa', '1111', 'many' || n, timestamptz '2031-01-01' + n * interval '1 hour'
         from generate_series(1, 20) n`,
  );
  pickId = await givenPick(gateway, { date: TODAY, teamOne: 'Buffalo Bills' });
});
afterAll(() => gateway.close());

interface Found {
  kind: string;
  cents: number | null;
  more: number;
  title: string;
  detail: string | null;
  memberId: string | null;
}
async function found(text: string, role: StaffRole = 'OWNER'): Promise<Found[]> {
  const query =
    'query ($text: String!) { adminSearch(text: $text) { kind id title detail memberId at cents more } }';
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
  ['ada@', ['MEMBER ada@work.test', 'PAYMENT txn8x2k']],
  ['ada', ['MEMBER ada@work.test', 'MEMBER grace@work.test', 'PAYMENT txn8x2k', 'COUPON ADAPTED']],
  ['love', ['MEMBER ada@work.test', 'PAYMENT txn8x2k']],
  ['Ada Lovelace', ['MEMBER ada@work.test', 'PAYMENT txn8x2k']],
  ['cl-20311120-4f7k2m9a', ['INVOICE CL-20311120-4F7K2M9A', 'PAYMENT txn8x2k']],
  ['79.00', ['PAYMENT txn8x2k']],
  ['$79', ['PAYMENT txn8x2k']],
  ['79', ['PAYMENT txn8x2k']],
  ['0000', ['PAYMENT txn8x2k', 'CARD Visa ending in 0000']],
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
    {
      ...{
        kind: 'PICK',
        id: pickId,
        title: 'Buffalo Bills at Houston Texans',
        detail: TODAY,
        memberId: null,
      },
      ...{ at: null, cents: null, more: 0 },
    },
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

test.each(['1111', '$129', '129.00', 'm'.padEnd(2, '0')])(
  'of the payments that "%s" finds, six are listed, newest first, and the others counted',
  async (text) => {
    const payments = (await found(text)).filter(({ kind }) => kind === 'PAYMENT');
    const newest = text === 'm0' ? [9, 8, 7, 6, 5, 4] : [20, 19, 18, 17, 16, 15];
    expect(payments.map(({ title }) => title)).toEqual(newest.map((n) => `many${n}`));
    expect(payments[0]).toMatchObject({ cents: 12_900, more: text === 'm0' ? 3 : 14 });
    expect(payments[0]?.detail).toMatch(/@many\.test, Visa 1111$/);
  },
);

test('cards that were replaced are found by the payments that they made, for those who read no money too', async () => {
  const cards = (await found('1111', 'SUPPORT')).filter(({ kind }) => kind === 'CARD');
  expect(cards.map(({ memberId }) => memberId)).toEqual(['m20', 'm19', 'm18', 'm17', 'm16', 'm15']);
  expect(cards[0]).toMatchObject({ more: 14, title: 'Visa ending in 1111' });
});

const PAYMENTS = `query ($last4: String, $amount: String, $member: String) {
  listedPayments(first: 50, last4: $last4, amount: $amount, member: $member) { nodes { transactionId } totalCount }
}`;

test.each([
  [{ last4: '1111' }, 20],
  [{ last4: '1111', amount: '$79' }, 0],
  [{ amount: '129.00' }, 20],
  [{ amount: '$129', member: 'm0' }, 9],
  [{ member: 'lovelace' }, 1],
  [{ member: 'CL-20311120-4F7K2M9A' }, 1],
])('the list of payments asked for %j has %i', async (filter, count) => {
  const { data } = await ask<{ listedPayments: { nodes: unknown[]; totalCount: number } }>(
    gateway,
    PAYMENTS,
    filter,
    staff.get('FINANCE'),
  );
  expect(data.listedPayments).toMatchObject({ totalCount: count });
  expect(data.listedPayments.nodes).toHaveLength(count);
});

test.each([
  [{ last4: '11' }, 'last4'],
  [{ amount: 'about 100' }, 'amount'],
  [{ member: 'm' }, 'member'],
])('what cannot be looked for is refused: %j', async (filter, field) => {
  const { errors } = await ask(gateway, PAYMENTS, filter, staff.get('OWNER'));
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [field]: expect.any(String) },
  });
});
