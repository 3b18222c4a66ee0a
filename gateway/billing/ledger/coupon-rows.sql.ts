// Written by npm run codegen from coupon-rows.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';

export type AllCouponsValues = Record<never, never>;

export interface AllCouponsRow {
  amountHundredths: number;
  batchId: string | null;
  code: string;
  createdAt: Date;
  deletedAt: Date | null;
  discountType: 'PERCENT' | 'FIXED';
  duration: 'ONCE' | 'MONTHS' | 'FOREVER';
  durationMonths: number | null;
  endsAt: Date | null;
  firstPurchaseOnly: boolean;
  id: string;
  isActive: boolean;
  maxPerCustomer: number | null;
  maxRedemptions: number | null;
  reserved: number;
  startsAt: Date | null;
  tiers: Tier[];
  used: number;
}

export const allCoupons = new Statement<AllCouponsValues, AllCouponsRow>({
  name: 'allCoupons',
  text: `select c.* from coupons c`,
  values: [],
  columns: ['amount_hundredths', 'batch_id', 'code', 'created_at', 'deleted_at', 'discount_type', 'duration', 'duration_months', 'ends_at', 'first_purchase_only', 'id', 'is_active', 'max_per_customer', 'max_redemptions', 'reserved', 'starts_at', 'tiers', 'used'],
  instants: ['created_at', 'deleted_at', 'ends_at', 'starts_at'],
});

export interface CouponByIdValues {
  id: string;
}

export type CouponByIdRow = AllCouponsRow;

export const couponById = new Statement<CouponByIdValues, CouponByIdRow>({
  name: 'couponById',
  text: `select c.* from coupons c where c.id = $1`,
  values: ['id'],
  columns: ['amount_hundredths', 'batch_id', 'code', 'created_at', 'deleted_at', 'discount_type', 'duration', 'duration_months', 'ends_at', 'first_purchase_only', 'id', 'is_active', 'max_per_customer', 'max_redemptions', 'reserved', 'starts_at', 'tiers', 'used'],
  instants: ['created_at', 'deleted_at', 'ends_at', 'starts_at'],
});

export interface CouponUseValues {
  userId: string | null;
  email: string | null;
  emailKey: string | null;
  code: string;
}

export interface CouponUseRow {
  amountHundredths: number;
  batchId: string | null;
  code: string;
  createdAt: Date;
  deletedAt: Date | null;
  discountType: 'PERCENT' | 'FIXED';
  duration: 'ONCE' | 'MONTHS' | 'FOREVER';
  durationMonths: number | null;
  endsAt: Date | null;
  firstPurchaseOnly: boolean;
  hasPurchased: boolean;
  id: string;
  isActive: boolean;
  maxPerCustomer: number | null;
  maxRedemptions: number | null;
  reserved: number;
  startsAt: Date | null;
  tiers: Tier[];
  used: number;
  uses: number;
}

/** What its user bought before is that of the account, of the address and of the mailbox. */
export const couponUse = new Statement<CouponUseValues, CouponUseRow>({
  name: 'couponUse',
  text: `with customer as (
  select id from users where id = $1 or lower(email) = lower($2)
  union select user_id from purchases where email_key = $3 and state = 'completed')
select c.*, uses.count as "uses", exists (
         select from invoices i join customer u on u.id = i.user_id
          where i.type = 'charge' and i.state = 'paid' and i.total_cents > 0) as "has_purchased"
  from coupons c, lateral (
         select count(*)::int as count from coupon_redemptions r join customer u on u.id = r.user_id
          where r.coupon_id = c.id) uses
 where c.code = $4 and c.deleted_at is null`,
  values: ['userId', 'email', 'emailKey', 'code'],
  columns: ['amount_hundredths', 'batch_id', 'code', 'created_at', 'deleted_at', 'discount_type', 'duration', 'duration_months', 'ends_at', 'first_purchase_only', 'has_purchased', 'id', 'is_active', 'max_per_customer', 'max_redemptions', 'reserved', 'starts_at', 'tiers', 'used', 'uses'],
  instants: ['created_at', 'deleted_at', 'ends_at', 'starts_at'],
});

export interface ReserveCouponValues {
  id: string;
}

export interface ReserveCouponRow {
  id: string;
}

export const reserveCoupon = new Statement<ReserveCouponValues, ReserveCouponRow>({
  name: 'reserveCoupon',
  text: `update coupons set reserved = reserved + 1
 where id = $1 and is_active and deleted_at is null
   and (max_redemptions is null or reserved + used < max_redemptions) returning id`,
  values: ['id'],
  columns: ['id'],
});

export interface ReleaseCouponValues {
  id: string;
}

export type ReleaseCouponRow = Record<never, never>;

export const releaseCoupon = new Statement<ReleaseCouponValues, ReleaseCouponRow>({
  name: 'releaseCoupon',
  text: `update coupons set reserved = reserved - 1 where id = $1 and exists (select from guard) returning id`,
  values: ['id'],
  columns: [],
});

export interface CountRedemptionValues {
  id: string;
}

export type CountRedemptionRow = Record<never, never>;

export const countRedemption = new Statement<CountRedemptionValues, CountRedemptionRow>({
  name: 'countRedemption',
  text: `update coupons set reserved = reserved - 1, used = used + 1
 where id = $1 and exists (select from guard) returning id`,
  values: ['id'],
  columns: [],
});

export interface AddRedemptionValues {
  subscriptionId: string;
  couponId: string;
  userId: string;
  now: Date;
}

export type AddRedemptionRow = Record<never, never>;

export const addRedemption = new Statement<AddRedemptionValues, AddRedemptionRow>({
  name: 'addRedemption',
  text: `insert into coupon_redemptions (subscription_id, coupon_id, user_id, created_at)
select $1, $2, $3, $4 where exists (select from guard) returning subscription_id`,
  values: ['subscriptionId', 'couponId', 'userId', 'now'],
  columns: [],
});
