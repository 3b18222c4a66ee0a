// Written by npm run codegen from edit-coupon.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';

export interface LockCouponValues {
  id: string;
}

export interface LockCouponRow {
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

export const lockCoupon = new Statement<LockCouponValues, LockCouponRow>({
  name: 'lockCoupon',
  text: `select c.* from coupons c where c.id = $1 and c.deleted_at is null for update`,
  values: ['id'],
  columns: ['amount_hundredths', 'batch_id', 'code', 'created_at', 'deleted_at', 'discount_type', 'duration', 'duration_months', 'ends_at', 'first_purchase_only', 'id', 'is_active', 'max_per_customer', 'max_redemptions', 'reserved', 'starts_at', 'tiers', 'used'],
  instants: ['created_at', 'deleted_at', 'ends_at', 'starts_at'],
});

export interface EditCouponValues {
  isActive: boolean;
  endsAt: Date | null;
  maxRedemptions: number | null;
  id: string;
}

export type EditCouponRow = Record<never, never>;

export const editCoupon = new Statement<EditCouponValues, EditCouponRow>({
  name: 'editCoupon',
  text: `update coupons set is_active = $1, ends_at = $2, max_redemptions = $3 where id = $4`,
  values: ['isActive', 'endsAt', 'maxRedemptions', 'id'],
  columns: [],
});
