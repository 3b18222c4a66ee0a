import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bookDispute } from '#gateway/billing/settlement/dispute.ts';
import { ask } from '#gateway/testing/ask.ts';
import { buy, type MoneyWorld, memberPlan, openMoneyWorld, order } from '#gateway/testing/money.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { CODE_LETTERS } from '#schema/rules/money/coupon-codes.ts';

let world: MoneyWorld;
let admin: TestUser;
beforeAll(async () => {
  world = await openMoneyWorld();
  admin = await member(world.gateway, { role: 'OWNER' });
});
afterAll(() => world.close());

const rows = <Row>(query: string, params: unknown[] = []) =>
  world.gateway.services.database.em.execute<Row[]>(query, params);

const asked = async <Data>(query: string, variables: Record<string, unknown>, user = admin) => {
  const { data, errors } = await ask<Data>(world.gateway, query, variables, user);
  return { data, refusal: errors?.[0]?.extensions };
};

const CREATE = `mutation ($input: CreateCouponsInput!) { createCoupons(input: $input) { batch { id size used isActive csv } } }`;
interface Made {
  createCoupons: { batch: { id: string; size: number; used: number; isActive: boolean; csv: string } };
}
const wanted = (more: Record<string, unknown> = {}) => ({
  ...{ requestId: randomUUID(), label: 'Podcast', size: 3, discountAmount: 50, discountType: 'PERCENT' },
  ...{ plans: ['PREMIUM'], ...more },
});
const codesOf = (csv: string) =>
  csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0] ?? '');

test('ten thousand codes are made at once, all different, and sent twice the same request makes one batch', async () => {
  const input = wanted({ size: 10_000 });
  // On a busy machine the second waits for the first until it is answered UNAVAILABLE, and is sent again as clients do.
  const sent = async (): Promise<Made> => {
    const { data, refusal } = await asked<Made>(CREATE, { input });
    if (refusal) expect(refusal.code).toBe('UNAVAILABLE');
    return refusal ? sent() : data;
  };
  const [first, second] = await Promise.all([sent(), sent()]);
  const { batch } = first.createCoupons;
  expect(second.createCoupons.batch.id).toBe(batch.id);
  const codes = codesOf(batch.csv);
  expect(new Set(codes).size).toBe(10_000);
  expect(codes.every((code) => code.length === CODE_LETTERS)).toBe(true);
  expect(await rows('select count(*)::int as found from coupons where batch_id = ?', [batch.id])).toEqual([
    { found: 10_000 },
  ]);
  const audited = await rows<{ details: Record<string, unknown> }>(
    `select details from audit_log where target = ?`,
    [batch.id],
  );
  expect(audited).toEqual([
    { details: expect.objectContaining({ label: 'Podcast', size: 10_000, discountAmount: 50 }) },
  ]);
  const { data } = await asked<{ coupons: { totalCount: number } }>('{ coupons { totalCount } }', {});
  expect(data.coupons.totalCount).toBe(0);
});

test('each code is used once, and its use is listed with what the plan has brought', async () => {
  const { data } = await asked<Made>(CREATE, { input: wanted() });
  const { id, csv } = data.createCoupons.batch;
  const [code, other] = codesOf(csv);
  const buyer = await member(world.gateway);
  const bought = await buy(world, order({ email: buyer.email, couponCode: code }), buyer);
  expect(bought.errors).toBeUndefined();
  const again = await buy(world, order({ couponCode: code }));
  expect(again.errors?.[0]?.extensions.code).toBe('COUPON_REFUSED');
  expect((await memberPlan(world, buyer)).user.subscription).toBe('PREMIUM');
  const uses = await asked<{
    couponRevenue: number;
    couponRedemptions: { totalCount: number; nodes: unknown[] };
  }>(
    `query ($batchId: ID) { couponRevenue(batchId: $batchId) couponRedemptions(batchId: $batchId) { totalCount nodes { code email isRunning broughtCents tier } } }`,
    { batchId: id },
  );
  expect(uses.data.couponRevenue).toBe(6_450);
  expect(uses.data.couponRedemptions).toEqual({
    totalCount: 1,
    nodes: [{ code, email: buyer.email, isRunning: true, broughtCents: 6_450, tier: 'PREMIUM' }],
  });
  const off = `mutation ($input: UpdateCouponBatchInput!) { updateCouponBatch(input: $input) { batch { used isActive } } }`;
  expect((await asked(off, { input: { id, isActive: false } })).data).toEqual({
    updateCouponBatch: { batch: { used: 1, isActive: false } },
  });
  expect((await buy(world, order({ couponCode: other }))).errors?.[0]?.extensions.code).toBe(
    'COUPON_REFUSED',
  );
});

test('what a coupon brought is less what banks took back, and what it cost is a figure', async () => {
  const { data } = await asked<Made>(CREATE, { input: wanted() });
  const { id, csv } = data.createCoupons.batch;
  const [code] = codesOf(csv);
  const buyer = await member(world.gateway);
  expect((await buy(world, order({ email: buyer.email, couponCode: code }), buyer)).errors).toBeUndefined();
  const figures = async () =>
    (
      await asked(
        `query ($batchId: ID) { couponRevenue(batchId: $batchId) couponDiscounts(batchId: $batchId)
           couponRedemptions(batchId: $batchId) { nodes { broughtCents discountCents } } }`,
        { batchId: id },
      )
    ).data;
  expect(await figures()).toEqual({
    ...{ couponRevenue: 6_450, couponDiscounts: 6_450 },
    couponRedemptions: { nodes: [{ broughtCents: 6_450, discountCents: 6_450 }] },
  });
  const [paid] = await rows<{ transactionId: string; orderId: string }>(
    `select a.transaction_id as "transactionId", a.order_id as "orderId"
       from payment_attempts a join invoices i on i.id = a.invoice_id where i.user_id = ?`,
    [buyer.uid],
  );
  if (!paid) throw new Error('Nothing was paid');
  for (const [at, kind, state, returnedCents, brought] of [
    [1, 'INQUIRY', 'OPEN', 0, 6_450],
    [2, 'CHARGEBACK', 'OPEN', 0, 0],
    [3, 'CHARGEBACK', 'WON', 6_450, 6_450],
  ] as const) {
    const dispute = { ...paid, id: 'dispute_1', kind, state, returnedCents, moves: at };
    await bookDispute(world.gateway.services, { ...dispute, reason: 'fraud', cents: 6_450, replyBy: null });
    expect(await figures()).toEqual({
      ...{ couponRevenue: brought, couponDiscounts: 6_450 },
      couponRedemptions: { nodes: [{ broughtCents: brought, discountCents: 6_450 }] },
    });
  }
  const ended = await rows('select end_reason as reason from subscriptions where user_id = ?', [buyer.uid]);
  expect(ended).toEqual([{ reason: 'disputed' }]);
});

test('redemptions of a coupon or a batch that does not exist are refused, and not none', async () => {
  const list =
    'query ($couponId: ID, $batchId: ID) { couponRedemptions(couponId: $couponId, batchId: $batchId) { nodes { code } } }';
  for (const which of [{ couponId: 'nope' }, { batchId: 'nope' }])
    expect((await asked(list, which)).refusal).toMatchObject({ code: 'NOT_FOUND' });
  const { data } = await asked<Made>(CREATE, { input: wanted() });
  expect((await asked(list, { batchId: data.createCoupons.batch.id })).data).toEqual({
    couponRedemptions: { nodes: [] },
  });
});

test.each([
  [{ size: 10_001 }, 'size'],
  [{ label: ' ' }, 'label'],
  [{ plans: [] }, 'plans'],
  [{ requestId: 'x' }, 'requestId'],
])('a batch with %j is refused at its field, and nothing is made', async (more, field) => {
  const before = await rows('select count(*) from coupons');
  const { refusal } = await asked(CREATE, { input: wanted(more) });
  expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } });
  expect(await rows('select count(*) from coupons')).toEqual(before);
});

const EDIT = `mutation ($input: UpdateCouponInput!) { updateCoupon(input: $input) { coupon { isActive endsAt maxRedemptions discountAmount } } }`;

test('end and limit of a coupon change, never below what is used and reserved, and both are audited', async () => {
  await rows(
    `insert into coupons (id, code, discount_type, amount_hundredths, tiers, first_purchase_only, duration, is_active, created_at, used, reserved)
     values ('c1', 'EDITED', 'PERCENT', 2000, '{PLUS}', false, 'ONCE', true, now(), 3, 1)`,
  );
  const edit = (more: Record<string, unknown>) => asked(EDIT, { input: { id: 'c1', ...more } });
  expect((await edit({ maxRedemptions: 3 })).refusal).toMatchObject({
    fields: { maxRedemptions: 'The limit cannot be lower than the 4 uses so far' },
  });
  const endsAt = '2032-01-01T00:00:00.000Z';
  expect((await edit({ maxRedemptions: 4, endsAt })).data).toEqual({
    updateCoupon: { coupon: { isActive: true, endsAt, maxRedemptions: 4, discountAmount: 20 } },
  });
  expect((await edit({ isActive: false })).data).toMatchObject({
    updateCoupon: { coupon: { endsAt, maxRedemptions: 4 } },
  });
  expect((await edit({ endsAt: null, maxRedemptions: null, isActive: true })).data).toMatchObject({
    updateCoupon: { coupon: { endsAt: null, maxRedemptions: null } },
  });
  const audited = await rows<{ action: string }>(
    `select action from audit_log where target = 'c1' order by id`,
  );
  expect(audited.map(({ action }) => action)).toEqual([
    ...['coupon.edit', 'coupon.switch-off', 'coupon.switch-on', 'coupon.edit'],
  ]);
});

test('only admins make and read batches', async () => {
  const someone = await member(world.gateway);
  expect((await asked(CREATE, { input: wanted() }, someone)).refusal?.code).toBe('FORBIDDEN');
  expect((await asked('{ couponBatches { id csv } }', {}, someone)).refusal?.code).toBe('FORBIDDEN');
});
