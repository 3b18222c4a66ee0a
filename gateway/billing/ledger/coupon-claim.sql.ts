// Written by npm run codegen from coupon-claim.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface ClaimCouponValues {
  purchaseId: string;
  couponId: string;
  keys: readonly string[];
  cardKey: string | null;
  emailKey: string;
}

export interface ClaimCouponRow {
  firstPurchaseOnly: boolean;
  hasPurchased: boolean;
  maxPerCustomer: number | null;
  uses: number;
}

/** Keys are counted in one order, so that two purchases of the same person cannot deadlock. */
export const claimCoupon = new Statement<ClaimCouponValues, ClaimCouponRow>({
  name: 'claimCoupon',
  text: `with guard as (select from purchases where id = $1 and state = 'prepared' for update),
counted as (
  insert into coupon_uses (coupon_id, person_key, uses)
  select $2, key, 1 from unnest($3::text[]) key where exists (select from guard) order by key
  on conflict (coupon_id, person_key) do update set uses = coupon_uses.uses + 1 returning uses),
noted as (
  update purchases set card_key = $4, coupon_keys = $3::text[]
   where id = $1 and exists (select from guard)),
customer as (
  select user_id from purchases where state = 'completed' and (email_key = $5 or card_key = $4))
select (select max(uses) from counted) as "uses", max_per_customer, first_purchase_only, exists (
         select from invoices i join customer c on c.user_id = i.user_id
          where i.type = 'charge' and i.state = 'paid' and i.total_cents > 0) as "has_purchased"
  from coupons where id = $2 and exists (select from guard)`,
  values: ['purchaseId', 'couponId', 'keys', 'cardKey', 'emailKey'],
  columns: ['first_purchase_only', 'has_purchased', 'max_per_customer', 'uses'],
});

export interface UnclaimCouponValues {
  purchaseId: string;
}

export type UnclaimCouponRow = Record<never, never>;

/** Takes the counts of an undone purchase back. */
export const unclaimCoupon = new Statement<UnclaimCouponValues, UnclaimCouponRow>({
  name: 'unclaimCoupon',
  text: `update coupon_uses u set uses = u.uses - 1
  from purchases p, unnest(p.coupon_keys) key
 where p.id = $1 and u.coupon_id = p.coupon_id and u.person_key = key and exists (select from guard)`,
  values: ['purchaseId'],
  columns: [],
});
