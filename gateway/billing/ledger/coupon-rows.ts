import { askTogether, type Question } from '#gateway/database/ask-together.ts';
import { columnsOf, type RecordOf } from '#gateway/database/record.ts';
import type { Fragment, Rows } from '#gateway/database/rows.ts';
import { type CouponCustomer, couponCode } from '#schema/rules/money/coupons.ts';
import { CouponEntity } from './coupon.entity.ts';

export type CouponRecord = RecordOf<typeof CouponEntity>;

const COUPON_COLUMNS = columnsOf(CouponEntity, { table: 'c' });

export const COUPONS = `select ${COUPON_COLUMNS} from coupons c`;

/** A coupon by its id, also a deleted one: members keep their discounts. */
export async function findCoupon(rows: Rows, id: string): Promise<CouponRecord | null> {
  const [row] = await rows.execute<CouponRecord[]>(`${COUPONS} where c.id = ?`, [id]);
  return row ?? null;
}

/** Who wants to use a coupon: an account, the address of one, or a mailbox; nothing for an unknown visitor. */
interface CouponUser {
  userId: string | null;
  email: string | null;
  /** From `keys.emailKey`: all spellings of an address that reach one mailbox are one customer. */
  emailKey: string | null;
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
 * The coupon of a code with what its user bought before, in one query; null when there is no such coupon.
 * `couponApplies` decides with both.
 */
export async function couponUse(rows: Rows, code: string, user: CouponUser): Promise<CouponUse | null> {
  const { use } = await askTogether(rows, { use: couponUseQuestion(code, user) });
  return use;
}

export function couponUseQuestion(
  code: string,
  { userId, email, emailKey }: CouponUser,
): Question<CouponUse | null> {
  const sql = `with customer as (
      select id from users where id = ? or lower(email) = lower(?)
      union select user_id from purchases where email_key = ? and state = 'completed') ${COUPON_USE}`;
  return {
    sql,
    params: [userId, email, emailKey, couponCode(code)],
    read: ([row]: (CouponRecord & CouponCustomer)[]) => (row ? couponUseOf(row) : null),
  };
}

/** Instants are text in a row that came as JSON. */
function couponUseOf({ uses, hasPurchased, ...coupon }: CouponRecord & CouponCustomer): CouponUse {
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

/** Reserves one use for a pending purchase. Answers no row once the limit is reached. */
export function reserveCoupon(id: string): Fragment {
  const sql = `update coupons set reserved = reserved + 1
    where id = ? and is_active and deleted_at is null
      and (max_redemptions is null or reserved + used < max_redemptions) returning id`;
  return { sql, params: [id] };
}

/** Releases the use of a failed purchase. Guarded. */
export function releaseCoupon(id: string): Fragment {
  const sql =
    'update coupons set reserved = reserved - 1 where id = ? and exists (select from guard) returning id';
  return { sql, params: [id] };
}

/** Turns the reserved use of a pending purchase into a redemption. Both pieces are guarded. */
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
