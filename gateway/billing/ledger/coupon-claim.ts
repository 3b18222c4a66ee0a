import { columnsOf, type FieldsOf } from '#gateway/database/record.ts';
import type { Fragment, Rows } from '#gateway/database/rows.ts';
import { CouponEntity } from './coupon.entity.ts';

/** A purchase with a coupon, once its card is known. */
interface CouponClaim {
  purchaseId: string;
  couponId: string;
  emailKey: string;
  /** Null when the processor does not identify the card, or cards are not looked at. */
  cardKey: string | null;
}

const LIMITS = ['maxPerCustomer', 'firstPurchaseOnly'] as const;

interface ClaimedCoupon extends FieldsOf<typeof CouponEntity, typeof LIMITS> {
  uses: number;
  hasPurchased: boolean;
}

/**
 * Counts the use of a coupon by a mailbox and a card, and answers whether its limits for one customer still hold. The
 * count is taken under a lock of its row, so that of purchases at the same time only as many pass as may. It is taken
 * back when the purchase is undone.
 */
export async function claimCoupon(rows: Rows, claim: CouponClaim): Promise<boolean> {
  const { purchaseId, couponId, emailKey, cardKey } = claim;
  const keys = `{${[emailKey, cardKey].filter((key) => key !== null).join(',')}}`;
  const [claimed] = await rows.execute<ClaimedCoupon[]>(CLAIM, [
    ...[purchaseId, couponId, keys, cardKey, keys, purchaseId, emailKey, cardKey, couponId],
  ]);
  if (!claimed) return false;
  const { uses, hasPurchased, maxPerCustomer, firstPurchaseOnly } = claimed;
  return uses <= (maxPerCustomer ?? uses) && !(firstPurchaseOnly && hasPurchased);
}

/** Keys are counted in one order, so that two purchases of the same person cannot deadlock. */
const CLAIM = `
  with guard as (select from purchases where id = ? and state = 'prepared' for update),
  counted as (
    insert into coupon_uses (coupon_id, person_key, uses)
    select ?, key, 1 from unnest(?::text[]) key where exists (select from guard) order by key
    on conflict (coupon_id, person_key) do update set uses = coupon_uses.uses + 1 returning uses),
  noted as (
    update purchases set card_key = ?, coupon_keys = ?::text[] where id = ? and exists (select from guard)),
  customer as (
    select user_id from purchases where state = 'completed' and (email_key = ? or card_key = ?))
  select (select max(uses) from counted) as uses, ${columnsOf(CouponEntity, { only: LIMITS })}, exists (
           select from invoices i join customer c on c.user_id = i.user_id
            where i.type = 'charge' and i.state = 'paid' and i.total_cents > 0) as "hasPurchased"
    from coupons where id = ? and exists (select from guard)`;

/** Takes the counts of an undone purchase back. Guarded. */
export function unclaimCoupon(purchaseId: string): Fragment {
  const sql = `update coupon_uses u set uses = u.uses - 1
      from purchases p, unnest(p.coupon_keys) key
     where p.id = ? and u.coupon_id = p.coupon_id and u.person_key = key and exists (select from guard)`;
  return { sql, params: [purchaseId] };
}
