import { columnsOf, type RecordOf } from '#gateway/database/record.ts';
import type { Fragment, Rows } from '#gateway/database/rows.ts';
import { type CouponCustomer, couponCode } from '#schema/rules/coupons.ts';
import { CouponEntity } from './coupon.entity.ts';

export type CouponRecord = RecordOf<typeof CouponEntity>;

export const COUPON_COLUMNS = columnsOf(CouponEntity, { table: 'c' });

/** A coupon by its id, deleted ones too: what a member was promised goes on. */
export async function findCoupon(rows: Rows, id: string): Promise<CouponRecord | null> {
  const [row] = await rows.execute<CouponRecord[]>(`select ${COUPON_COLUMNS} from coupons c where c.id = ?`, [
    id,
  ]);
  return row ?? null;
}

/** Who wants to use a coupon: an account, or the address of one; neither for somebody unknown. */
export interface CouponUser {
  userId: string | null;
  email: string | null;
}

export interface CouponUse {
  coupon: CouponRecord;
  customer: CouponCustomer;
}

const COUPON_USE = `
  select ${COUPON_COLUMNS}, uses.count as uses, exists (
           select from invoices i join customer u on u.id = i.user_id
            where i.type = 'charge' and i.state = 'paid' and i.total_cents > 0) as "hasPurchased"
    from coupons c, lateral (
           select count(*)::int as count from coupon_redemptions r join customer u on u.id = r.user_id
            where r.coupon_id = c.id) uses
   where c.code = ? and c.deleted_at is null`;

/**
 * The coupon that a typed code names together with what its customer did before, in one query; null when
 * there is no such coupon, or no more. `couponApplies` of the rules decides with both.
 */
export async function couponUse(rows: Rows, code: string, user: CouponUser): Promise<CouponUse | null> {
  const { sql, params } = couponUseQuery(code, user);
  const [row] = await rows.execute<CouponUseRow[]>(sql, params);
  return row ? couponUseOf(row) : null;
}

/** A row of `couponUseQuery`; as JSON its instants are texts. */
export type CouponUseRow = CouponRecord & CouponCustomer;

export function couponUseQuery(code: string, { userId, email }: CouponUser): Fragment {
  const sql = `with customer as (select id from users where id = ? or lower(email) = lower(?)) ${COUPON_USE}`;
  return { sql, params: [userId, email, couponCode(code)] };
}

export function couponUseOf({ uses, hasPurchased, ...coupon }: CouponUseRow): CouponUse {
  const instant = (at: Date | null) => at && new Date(at);
  const { startsAt, endsAt, createdAt } = coupon;
  return {
    coupon: {
      ...coupon,
      startsAt: instant(startsAt),
      endsAt: instant(endsAt),
      createdAt: new Date(createdAt),
    },
    customer: { uses, hasPurchased },
  };
}

/** Takes one use for a purchase on its way: answers a row only while the limit has room for it. */
export function reserveCoupon(id: string): Fragment {
  const sql = `update coupons set reserved = reserved + 1
    where id = ? and is_active and deleted_at is null
      and (max_redemptions is null or reserved + used < max_redemptions) returning id`;
  return { sql, params: [id] };
}

/** Gives the use of a failed purchase back. Guarded. */
export function releaseCoupon(id: string): Fragment {
  const sql =
    'update coupons set reserved = reserved - 1 where id = ? and exists (select from guard) returning id';
  return { sql, params: [id] };
}

/** Turns the use of a purchase on its way into a redemption that counts. Both pieces are guarded. */
export function redeemCoupon(
  id: string,
  { subscriptionId, userId, now }: { subscriptionId: string; userId: string; now: Date },
): { count: Fragment; redemption: Fragment } {
  return {
    count: {
      sql: `update coupons set reserved = reserved - 1, used = used + 1
        where id = ? and exists (select from guard) returning id`,
      params: [id],
    },
    redemption: {
      sql: `insert into coupon_redemptions (subscription_id, coupon_id, user_id, created_at)
        select ?, ?, ?, ? where exists (select from guard) returning subscription_id`,
      params: [subscriptionId, id, userId, now],
    },
  };
}
