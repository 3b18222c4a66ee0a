// Written by npm run codegen from list-redemptions.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface KnownCouponOrBatchValues {
  couponId: string;
  batchId: string;
}

export interface KnownCouponOrBatchRow {
  batch: boolean;
  coupon: boolean;
}

export const knownCouponOrBatch = new Statement<KnownCouponOrBatchValues, KnownCouponOrBatchRow>({
  name: 'knownCouponOrBatch',
  text: `select exists (select from coupons where id = $1) as "coupon",
       exists (select from coupon_batches where id = $2) as "batch"`,
  values: ['couponId', 'batchId'],
  columns: ['batch', 'coupon'],
});
