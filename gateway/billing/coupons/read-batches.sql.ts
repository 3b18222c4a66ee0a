// Written by npm run codegen from read-batches.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { DiscountType } from '#schema/rules/money/coupons.ts';

export type ListBatchesValues = Record<never, never>;

export interface ListBatchesRow {
  createdAt: Date;
  discountAmount: number;
  discountType: DiscountType;
  endsAt: Date | null;
  id: string;
  isActive: boolean;
  label: string;
  plans: Tier[];
  size: number;
  used: number;
}

/** The newest first. */
export const listBatches = new Statement<ListBatchesValues, ListBatchesRow>({
  name: 'listBatches',
  text: `select b.id, b.label, b.size, b.created_at, c.used as "used", c.active as "is_active", c.ends_at, c.discount_type as "discount_type", c.amount_hundredths::float8 / 100 as "discount_amount", c.tiers as "plans" from coupon_batches b cross join lateral ( select coalesce(sum(used), 0)::int as used, bool_or(is_active) as active, max(ends_at) as ends_at, min(discount_type) as discount_type, min(amount_hundredths) as amount_hundredths, min(tiers) as tiers from coupons where batch_id = b.id) c order by b.created_at desc, b.id limit 100`,
  values: [],
  columns: ['created_at', 'discount_amount', 'discount_type', 'ends_at', 'id', 'is_active', 'label', 'plans', 'size', 'used'],
  instants: ['created_at', 'ends_at'],
});

export interface BatchOfIdValues {
  id: string;
}

export type BatchOfIdRow = ListBatchesRow;

export const batchOfId = new Statement<BatchOfIdValues, BatchOfIdRow>({
  name: 'batchOfId',
  text: `select b.id, b.label, b.size, b.created_at, c.used as "used", c.active as "is_active", c.ends_at, c.discount_type as "discount_type", c.amount_hundredths::float8 / 100 as "discount_amount", c.tiers as "plans" from coupon_batches b cross join lateral ( select coalesce(sum(used), 0)::int as used, bool_or(is_active) as active, max(ends_at) as ends_at, min(discount_type) as discount_type, min(amount_hundredths) as amount_hundredths, min(tiers) as tiers from coupons where batch_id = b.id) c where b.id = $1`,
  values: ['id'],
  columns: ['created_at', 'discount_amount', 'discount_type', 'ends_at', 'id', 'is_active', 'label', 'plans', 'size', 'used'],
  instants: ['created_at', 'ends_at'],
});

export interface CodesOfBatchValues {
  batchId: string;
}

export interface CodesOfBatchRow {
  code: string;
  used: boolean;
}

export const codesOfBatch = new Statement<CodesOfBatchValues, CodesOfBatchRow>({
  name: 'codesOfBatch',
  text: `select code, used > 0 as "used" from coupons where batch_id = $1 order by code`,
  values: ['batchId'],
  columns: ['code', 'used'],
});

export interface SwitchBatchValues {
  isActive: boolean;
  batchId: string;
}

export type SwitchBatchRow = Record<never, never>;

export const switchBatch = new Statement<SwitchBatchValues, SwitchBatchRow>({
  name: 'switchBatch',
  text: `update coupons set is_active = $1 where batch_id = $2 and is_active <> $1`,
  values: ['isActive', 'batchId'],
  columns: [],
});
