import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Fragment } from '#gateway/database/rows.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { couponUse, redeemCoupon, releaseCoupon, reserveCoupon } from './coupon-rows.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

const rows = () => gateway.services.database.em.fork();

async function coupon(maxRedemptions: number | null, changes: { isActive?: boolean } = {}) {
  const id = randomUUID();
  const code = `C${id.slice(0, 8).toUpperCase()}`;
  await rows().execute(
    `insert into coupons (id, code, discount_type, amount_hundredths, tiers, max_redemptions, first_purchase_only,
       duration, is_active, created_at)
     values (?, ?, 'PERCENT', 2000, '{PLUS,PREMIUM}', ?, false, 'ONCE', ?, ?)`,
    [id, code, maxRedemptions, changes.isActive ?? true, gateway.services.clock.now()],
  );
  return { id, code };
}

const GO: Fragment = { sql: 'select 1', params: [] };
const STOP: Fragment = { sql: 'select 1 where false', params: [] };

/** One statement as the purchase composes it: a guard, and pieces that act only when it answered a row. */
async function under(guard: Fragment, ...pieces: Fragment[]): Promise<number> {
  const ctes = pieces.map((piece, at) => `p${at} as (${piece.sql})`);
  const counts = pieces.map((_, at) => `(select count(*) from p${at})`).join(' + ');
  const sql = `with guard as (${guard.sql}), ${ctes.join(', ')} select (${counts})::int as done`;
  const params = [guard, ...pieces].flatMap((fragment) => fragment.params);
  const [row] = await rows().execute<{ done: number }[]>(sql, params);
  return row?.done ?? 0;
}

async function reserve(id: string): Promise<boolean> {
  const { sql, params } = reserveCoupon(id);
  return (await rows().execute<unknown[]>(sql, params)).length === 1;
}

const NOBODY = { userId: null, email: null, emailKey: null };
async function counts(code: string) {
  const found = await couponUse(rows(), code, NOBODY);
  return found && { reserved: found.coupon.reserved, used: found.coupon.used };
}

const redeem = (id: string, user: TestUser, subscriptionId: string = randomUUID()) =>
  redeemCoupon(id, { subscriptionId, userId: user.uid, now: gateway.services.clock.now() });

describe('a use is reserved, then redeemed or released', () => {
  test('fifty purchases at once against a limit of ten reserve ten', async () => {
    const { id, code } = await coupon(10);
    const got = await Promise.all(Array.from({ length: 50 }, () => reserve(id)));
    expect(got.filter(Boolean)).toHaveLength(10);
    expect(await counts(code)).toEqual({ reserved: 10, used: 0 });
  });

  test('a failed purchase gives its use back and the next customer gets it', async () => {
    const { id, code } = await coupon(1);
    expect(await reserve(id)).toBe(true);
    expect(await reserve(id)).toBe(false);
    expect(await under(GO, releaseCoupon(id))).toBe(1);
    expect(await counts(code)).toEqual({ reserved: 0, used: 0 });
    expect(await reserve(id)).toBe(true);
  });

  test('a paid purchase moves its use from reserved to used and keeps who used it', async () => {
    const { id, code } = await coupon(1);
    const user = await member(gateway);
    await reserve(id);
    const { count, redemption } = redeem(id, user, 'sub_redeemed');
    expect(await under(GO, count, redemption)).toBe(2);
    expect(await counts(code)).toEqual({ reserved: 0, used: 1 });
    expect(await reserve(id)).toBe(false);
    const uses = await rows().execute(
      'select user_id, created_at from coupon_redemptions where subscription_id = ?',
      ['sub_redeemed'],
    );
    expect(uses).toEqual([{ user_id: user.uid, created_at: gateway.services.clock.now() }]);
  });

  test('nothing moves when the guard of the statement answers no row', async () => {
    const { id, code } = await coupon(5);
    const user = await member(gateway);
    await reserve(id);
    const { count, redemption } = redeem(id, user);
    expect(await under(STOP, releaseCoupon(id))).toBe(0);
    expect(await under(STOP, count, redemption)).toBe(0);
    expect(await counts(code)).toEqual({ reserved: 1, used: 0 });
  });

  test('a use that was never reserved cannot be released', async () => {
    const { id } = await coupon(5);
    await expect(under(GO, releaseCoupon(id))).rejects.toThrow(/coupons_counts_check/);
  });

  test('an inactive or deleted code is not reserved', async () => {
    const inactive = await coupon(5, { isActive: false });
    expect(await reserve(inactive.id)).toBe(false);
    const deleted = await coupon(5);
    await rows().execute('update coupons set deleted_at = now() where id = ?', [deleted.id]);
    expect(await reserve(deleted.id)).toBe(false);
    expect(await couponUse(rows(), deleted.code, NOBODY)).toBeNull();
  });
});

describe('couponUse answers coupon and customer in one query', () => {
  test('uses count for the account, whether it is named by id or by any spelling of its address', async () => {
    const { id, code } = await coupon(null);
    const user = await member(gateway);
    await reserve(id);
    const { count, redemption } = redeem(id, user);
    await under(GO, count, redemption);
    for (const named of [
      { ...NOBODY, userId: user.uid },
      { ...NOBODY, email: user.email.toUpperCase() },
    ])
      expect(await couponUse(rows(), ` ${code.toLowerCase()} `, named)).toMatchObject({
        coupon: {
          id,
          code,
          discountType: 'PERCENT',
          amountHundredths: 2_000,
          tiers: ['PLUS', 'PREMIUM'],
          used: 1,
        },
        customer: { uses: 1, hasPurchased: false },
      });
    const nobody = await couponUse(rows(), code, NOBODY);
    expect(nobody?.customer).toEqual({ uses: 0, hasPurchased: false });
  });

  test('only a paid charge makes a customer one who has purchased', async () => {
    const { code } = await coupon(null);
    const user = await member(gateway, { plan: { tier: 'PLUS' } });
    const customer = { ...NOBODY, userId: user.uid };
    const invoice = (kind: string, type: string, state: string, cents: number) =>
      rows().execute(
        `insert into invoices (id, number, user_id, subscription_id, kind, period_no, type, state, tier, total_cents,
           period_starts_at, period_ends_at, created_at)
         values (?, ?, ?, ?, ?, 1, ?, ?, 'PLUS', ?, now(), now(), now())`,
        [randomUUID(), randomUUID(), user.uid, `sub_${user.uid}`, kind, type, state, cents],
      );
    await invoice('trial', 'charge', 'paid', 0);
    await invoice('purchase', 'charge', 'open', 7_900);
    await invoice('credit-1', 'credit', 'paid', 500);
    expect((await couponUse(rows(), code, customer))?.customer.hasPurchased).toBe(false);
    await invoice('renewal', 'charge', 'paid', 7_900);
    expect((await couponUse(rows(), code, customer))?.customer.hasPurchased).toBe(true);
  });

  test('an unknown code is null', async () => {
    expect(await couponUse(rows(), 'NOPE', NOBODY)).toBeNull();
  });
});
