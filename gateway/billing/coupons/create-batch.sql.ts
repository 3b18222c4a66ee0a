// Written by npm run codegen from create-batch.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface AddBatchValues {
  id: string;
  requestId: string;
  label: string;
  size: number;
  now: Date;
}

export interface AddBatchRow {
  id: string;
}

export const addBatch = new Statement<AddBatchValues, AddBatchRow>({
  name: 'addBatch',
  text: `insert into coupon_batches (id, request_id, label, size, created_at)
values ($1, $2, $3, $4, $5) on conflict (request_id) do nothing returning id`,
  values: ['id', 'requestId', 'label', 'size', 'now'],
  columns: ['id'],
});

export interface BatchOfRequestValues {
  requestId: string;
}

export interface BatchOfRequestRow {
  id: string;
}

export const batchOfRequest = new Statement<BatchOfRequestValues, BatchOfRequestRow>({
  name: 'batchOfRequest',
  text: `select id from coupon_batches where request_id = $1`,
  values: ['requestId'],
  columns: ['id'],
});

export interface AddCodesValues {
  discountType: string;
  amountHundredths: number;
  tiers: readonly string[];
  startsAt: Date | null;
  endsAt: Date | null;
  firstPurchaseOnly: boolean;
  duration: string;
  durationMonths: number | null;
  now: Date;
  batchId: string;
  codes: readonly string[];
}

export type AddCodesRow = Record<never, never>;

export const addCodes = new Statement<AddCodesValues, AddCodesRow>({
  name: 'addCodes',
  text: `insert into coupons (id, code, discount_type, amount_hundredths, tiers, starts_at, ends_at, max_redemptions,
  first_purchase_only, duration, duration_months, is_active, created_at, batch_id)
select 'coupon_' || replace(gen_random_uuid()::text, '-', ''), code, $1, $2, $3::text[],
       $4, $5, 1, $6, $7, $8, true, $9, $10
  from unnest($11::text[]) as each (code)`,
  values: ['discountType', 'amountHundredths', 'tiers', 'startsAt', 'endsAt', 'firstPurchaseOnly', 'duration', 'durationMonths', 'now', 'batchId', 'codes'],
  columns: [],
});
